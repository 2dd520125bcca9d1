package parlour.cli.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import parlour.chance.ChanceTags;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Outcome;
import parlour.game.Position;
import parlour.game.file.GameFile;
import parlour.game.file.Replay;
import parlour.match.Event;
import parlour.match.Host;
import parlour.match.NewTable;
import parlour.match.OffBoardResults;
import parlour.match.Player;
import parlour.match.TableSettings;
import parlour.match.TimeControl;

/** Opens games at this terminal, new or from a file: the seating, and the source of chance. */
final class GameOpener {

    /** Tags derived from the match; all others are kept as they were. */
    private static final Set<String> MATCH_TAGS = Set.of(
            GameFile.GAME,
            GameFile.OPTIONS,
            GameFile.POSITION,
            GameFile.RESULT,
            GameFile.TERMINATION,
            ChanceTags.COMMITMENT,
            ChanceTags.SEAT_BYTES,
            ChanceTags.SECRET);

    private static final String NO_BYTES = "";

    private final Host host;
    private final Optional<Integer> botLevel;
    private final int ownSeat;

    /**
     * With people at every seat, or with bots at all but one.
     *
     * @param botLevel of the bots; empty if there are none
     * @param ownSeat the person's seat against bots
     */
    GameOpener(Host host, Optional<Integer> botLevel, int ownSeat) {
        this.host = host;
        this.botLevel = botLevel;
        this.ownSeat = ownSeat;
    }

    TerminalGame start(Game game, Options options, Position start) {
        TableSettings settings = terms(game, options, start);
        TerminalChance.Source chance = TerminalChance.random(settings.seats());
        Map<Integer, Integer> bots = new HashMap<>();
        List<NewTable.SeatedPerson> people = new ArrayList<>();
        for (int seat = 0; seat < settings.seats(); seat++) {
            switch (sitter(seat, settings.seats())) {
                case Player.Bot(int level) -> bots.put(seat, level);
                case Player.Person(String id) ->
                    people.add(new NewTable.SeatedPerson(
                            seat, id, chance.seatBytes().get(seat)));
            }
        }
        String opener = people.getFirst().person();
        return TerminalGame.open(
                new NewTable(settings, opener, chance.secret(), chance.commitment(), bots, people, Optional.empty()),
                host);
    }

    private static TableSettings terms(Game game, Options options, Position start) {
        boolean isUsual = start.notation().equals(game.start(options).notation());
        return new TableSettings(
                game,
                options,
                isUsual ? Optional.empty() : Optional.of(start.notation()),
                new TimeControl.None(),
                false);
    }

    private Player sitter(int seat, int seats) {
        boolean isOwn = seat == Math.min(ownSeat, seats - 1);
        return botLevel.isEmpty() || isOwn ? new Player.Person("seat-" + (seat + 1)) : new Player.Bot(botLevel.get());
    }

    /**
     * Continues where a file ends. Draws are derived from the file's own secret, if it has a matching one; otherwise
     * from a new one, and earlier draws can no longer be verified.
     *
     * @throws NotationException naming line and move where the file is not a valid game
     */
    TerminalGame resume(GameFile file, List<Game> games) throws NotationException {
        Replay replay = file.replay(games);
        TableSettings settings = terms(replay.game(), replay.options(), replay.position());
        Optional<TerminalChance.Source> known = TerminalChance.of(file, games);
        TerminalChance.Source chance = known.orElseGet(() -> TerminalChance.random(settings.seats()));
        List<GameFile.Tag> tags = file.tags().stream()
                .filter(tag -> !MATCH_TAGS.contains(tag.name()))
                .toList();
        TerminalGame game = new TerminalGame(host, tags, known.isPresent() || !hasDraws(replay));
        game.apply(new Event.Opened(
                settings, "seat-" + (ownSeat + 1), chance.secret(), chance.commitment(), Optional.empty()));
        for (int seat = 0; seat < settings.seats(); seat++) {
            Player player = sitter(seat, settings.seats());
            boolean givesNone = known.isEmpty() && player instanceof Player.Bot;
            game.apply(new Event.SeatTaken(
                    seat, player, givesNone ? NO_BYTES : chance.seatBytes().get(seat)));
        }
        game.apply(new Event.Started());
        for (String text : replay.texts()) {
            int seat = game.match().turn();
            game.apply(
                    seat == Position.CHANCE
                            ? new Event.ChancePlayed(text, game.match().chanceMoves())
                            : new Event.Played(seat, text, 0));
        }
        game.takeNews();
        finish(game, file, chance.secret());
        game.markSaved();
        return game;
    }

    /** A file may end before a draw, or with an event that is not on the board. */
    private void finish(TerminalGame game, GameFile file, String secret) {
        Optional<Event.Ended> claimed = OffBoardResults.read(file, secret);
        while (claimed.isEmpty() && game.match().turn() == Position.CHANCE) {
            game.apply(new Event.ChancePlayed(
                    host.drawChance(game.match()), game.match().chanceMoves()));
        }
        Optional<Outcome> outcome = game.position().outcome();
        if (outcome.isPresent()) {
            List<Integer> shares =
                    outcome.get().shares().stream().map(Outcome.Share::among).toList();
            game.apply(new Event.Ended(shares, outcome.get().reason(), secret));
        } else {
            claimed.ifPresent(game::apply);
        }
    }

    private static boolean hasDraws(Replay replay) {
        boolean found = false;
        while (replay.ply() < replay.texts().size()) {
            found |= replay.position().turn() == Position.CHANCE;
            replay.forward();
        }
        replay.to(0);
        return found;
    }
}
