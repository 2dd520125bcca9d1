package parlour.engine.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.LongSupplier;
import parlour.chance.Secret;
import parlour.engine.coach.KnownPosition;
import parlour.game.Refusal;
import parlour.game.View;
import parlour.game.file.GameFile;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;
import parlour.match.Command;
import parlour.match.Decision;
import parlour.match.Event;
import parlour.match.Host;
import parlour.match.Match;
import parlour.match.Player;
import parlour.match.protocol.AdvicePolicy;
import parlour.match.protocol.BotTurn;
import parlour.match.protocol.CommandReader;
import parlour.match.protocol.DrawPolicy;
import parlour.match.protocol.HostedTable;
import parlour.match.protocol.Replies;
import parlour.match.protocol.TableCommand;
import parlour.match.view.MatchFile;
import parlour.match.view.TableField;
import parlour.match.view.Viewer;

/** One table, and the messages for its only human player. */
final class LocalTable {

    /** The type of a bot's stored move; a player's commands are stored as sent. */
    private static final String BOT_MOVED = "bot-move";

    private final TableSetup setup;
    private final Secret secret;
    private final LongSupplier clock;
    private final HostedTable table;
    private final Match match;
    private final Map<Integer, Integer> scores = new HashMap<>();
    private Viewer viewer = Viewer.SPECTATOR;

    LocalTable(TableSetup setup, Secret secret, LongSupplier clock) {
        this.setup = setup;
        this.secret = secret;
        this.clock = clock;
        this.table = new HostedTable(
                setup.table(),
                person -> setup.player().profile(),
                () -> rematchSecret().commitment());
        this.match = table.match();
        apply(Match.open(setup.opening(secret), host()), Optional.empty());
    }

    TableSetup setup() {
        return setup;
    }

    Match match() {
        return match;
    }

    /** The secret of the rematch: derived, so that it can be committed to before a rematch is requested. */
    Secret rematchSecret() {
        return secret.derive("parlour return game");
    }

    // ---- Commands ----

    /** The result of a command. */
    sealed interface Result {

        /**
         * The command was accepted.
         *
         * @param number of its last event; the bots' responses come after it
         * @param record what must be stored
         */
        record Done(List<View> messages, int number, View record) implements Result {}

        record Refused(Refusal refusal) implements Result {}
    }

    /** @param seen the number of the last event that the player has seen */
    Result submit(TableCommand command, int seen) {
        Command given = command.by(setup.player().id()).orElseThrow();
        return result(table.decide(given, seen, host()), command.view());
    }

    /**
     * Why the player may not declare this move. No other player would see it, but the answer is the same as the
     * server's.
     */
    Optional<Refusal> refusalToDeclare(String text, int seen) {
        return table.refusalToDeclare(setup.player().id(), text, seen);
    }

    /** Plays a bot's move; {@code score} is the bot's rating of its position. */
    Result botMoved(String move, int score, int number) {
        View record = new View().with("type", BOT_MOVED).with("move", move).with("score", score);
        return number == match.eventCount()
                ? result(decideBotMove(move, score), record)
                : new Result.Refused(Replies.STALE);
    }

    private Decision decideBotMove(String move, int score) {
        Optional<BotTurn> turn = BotTurn.of(match);
        if (turn.isEmpty()) {
            return new Decision.Refused(Replies.STALE);
        }
        scores.put(turn.get().seat(), score);
        return match.decide(new Command.Play(new Player.Bot(turn.get().level()), move), host());
    }

    private Result result(Decision decision, View record) {
        List<View> messages = new ArrayList<>();
        return switch (decision) {
            case Decision.Refused(Refusal refusal) -> new Result.Refused(refusal);
            case Decision.Accepted(List<Event> events) -> {
                int number = match.eventCount() + events.size();
                carryOut(events, Optional.of(messages));
                yield new Result.Done(messages, number, record);
            }
            case Decision.TooLate tooLate -> throw noClock();
        };
    }

    /** Replays a stored record without messages. Returns the refusal if that fails. */
    Optional<Refusal> restore(JsonFields record) throws MalformedFieldException {
        if (record.text("type").equals(BOT_MOVED)) {
            return restore(decideBotMove(record.text("move"), record.number("score")));
        }
        Optional<Command> command =
                CommandReader.command(record).flatMap(it -> it.by(setup.player().id()));
        return command.isEmpty() ? Optional.of(Replies.UNKNOWN_TYPE) : restore(match.decide(command.get(), host()));
    }

    private Optional<Refusal> restore(Decision decision) {
        return switch (decision) {
            case Decision.Refused(Refusal refusal) -> Optional.of(refusal);
            case Decision.Accepted(List<Event> events) -> {
                carryOut(events, Optional.empty());
                yield Optional.empty();
            }
            case Decision.TooLate tooLate -> throw noClock();
        };
    }

    private static IllegalStateException noClock() {
        return new IllegalStateException("a table without a clock ran out of time");
    }

    /** Applies the events and the bots' responses, and adds the messages about both. */
    private void carryOut(List<Event> decided, Optional<List<View>> messages) {
        apply(decided, messages);
        for (Command answer : DrawPolicy.answers(match, seat -> Optional.ofNullable(scores.get(seat)))) {
            // A refusal by one bot ends the offer, and the others are no longer asked.
            if (match.decide(answer, host()) instanceof Decision.Accepted(List<Event> events)) {
                apply(events, messages);
            }
        }
    }

    private void apply(List<Event> events, Optional<List<View>> messages) {
        long now = clock.getAsLong();
        BiConsumer<Event, Set<TableField>> tell = (event, changed) -> {
            Viewer before = viewer;
            viewer =
                    changed.isEmpty() ? before : Viewer.of(match, setup.player().id());
            messages.ifPresent(told ->
                    told.add(table.messages().eventMessages(event, now, now).view(before, viewer, changed)));
        };
        table.apply(events, now, now, tell);
    }

    private Host host() {
        return new Host() {
            @Override
            public long now() {
                return clock.getAsLong();
            }

            @Override
            public String newMatchId() {
                // Deterministic: the same each time the match is restored.
                return secret.derive("parlour return table").reveal().substring(0, 12);
            }
        };
    }

    // ---- Views ----

    /** The request for a bot's move, if a bot is to move; {@code who} is unique to each seat of each table. */
    Optional<View> botTurn() {
        return BotTurn.of(match)
                .map(turn -> withMaterial(
                        turn,
                        new View()
                                .with("type", "think")
                                .with("table", setup.table())
                                .with("seq", turn.number())
                                .with("game", turn.terms().game().id())
                                .with("options", turn.terms().options().chosen())
                                .with("position", turn.position().notation())
                                .with("level", turn.level())
                                .with("seed", seed(turn.seat()))
                                .with("player", setup.table() + "#" + turn.seat())));
    }

    private static View withMaterial(BotTurn turn, View view) {
        turn.terms().game().material().ifPresent(text -> view.with("material", text));
        return view;
    }

    /** A bot's random choices must not reveal anything about the draws to come. */
    private long seed(int seat) {
        return Long.parseLong(secret.derive("player " + seat).reveal().substring(0, 12), 16);
    }

    /** The whole table, for a client that joins. */
    View table() {
        // The player is always connected, and is listed for as long as they hold a seat.
        return table.messages().table(viewer, clock.getAsLong(), match.people());
    }

    View threats(long id, int seat) {
        return table.messages().threats(id, seat);
    }

    /** Why the player may not be advised here; empty if they may. */
    Optional<Refusal> refusalToAdvise() {
        return AdvicePolicy.refusal(match, setup.player().id());
    }

    View knownPosition(long id) {
        int seat = match.seatsOf(setup.player().id()).getFirst();
        return table.messages().knownPosition(id, seat, KnownPosition.of(match.position(), seat));
    }

    /** The table's entry in the list of tables. */
    View summary() {
        View summary = new View()
                .with("phase", match.phase().code())
                .with("yourTurn", viewer.seats().contains(match.turn()))
                .with("moves", match.moves().size());
        match.outcome().ifPresent(outcome -> summary.with("result", outcome.result()));
        return summary;
    }

    /**
     * The game file, as far as the player may read it: all of it once the game has ended.
     *
     * @param date the day the game began, as in {@code 2026-03-01}
     */
    GameFile file(String date) {
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < match.seats(); seat++) {
            names.add(
                    switch (match.player(seat).orElseThrow()) {
                        case Player.Person _ -> setup.player().name();
                        case Player.Bot(int level) -> "Parlour " + level;
                    });
        }
        return MatchFile.of(match, viewer, names, date);
    }
}
