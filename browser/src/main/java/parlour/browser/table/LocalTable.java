package parlour.browser.table;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import parlour.chance.ProvableDraw;
import parlour.chance.SeatBytes;
import parlour.chance.Secret;
import parlour.game.GameFile;
import parlour.game.Refusal;
import parlour.game.Text;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;
import parlour.match.Command;
import parlour.match.Event;
import parlour.match.EventView;
import parlour.match.Field;
import parlour.match.Host;
import parlour.match.Match;
import parlour.match.MatchFile;
import parlour.match.Phase;
import parlour.match.Sitter;
import parlour.match.TableView;
import parlour.match.Verdict;
import parlour.match.Viewer;

/** One match in this house, and what its only guest is told of it. */
final class LocalTable {

    static final Refusal STALE = new Refusal(
            "stale",
            new Text(
                    "The table has changed meanwhile: look at it again.",
                    "La table a changé entre-temps : regardez-la de nouveau."));

    /** Who takes over a seat that somebody gives up. */
    private static final int STAND_IN = 4;

    private final Setting setting;
    private final String name;
    private final Person person;
    private final Secret secret;
    private final LongSupplier clock;
    private final Match match = new Match();
    private final Map<Integer, Integer> scores = new HashMap<>();
    private Viewer viewer = Viewer.SPECTATOR;

    LocalTable(Setting setting, Secret secret, LongSupplier clock) {
        this.setting = setting;
        this.name = setting.table();
        this.person = setting.person();
        this.secret = secret;
        this.clock = clock;
        apply(Match.open(setting.opening(secret), host()));
    }

    Setting setting() {
        return setting;
    }

    Match match() {
        return match;
    }

    /** That of the return game, so that it can be committed to before anybody asks for one. */
    Secret returnSecret() {
        return secret.derive("parlour return game");
    }

    // ---- Doing ----

    /** What comes of a command: messages about what happened and how it is kept, or why it did not happen. */
    sealed interface Answer {

        record Done(List<View> messages, Optional<View> deed) implements Answer {}

        record Refused(Refusal refusal) implements Answer {}
    }

    /** @param seen the number of the last event whoever asks has seen */
    Answer submit(Command command, int seen) {
        if (seen < match.boardNumber() || seen > match.number()) {
            return new Answer.Refused(STALE);
        }
        return done(command, Deeds.kept(command));
    }

    /** A bot has thought: its move, and how it likes its game. */
    Answer moved(String move, int score, int number) {
        Optional<Integer> level = bot();
        if (level.isEmpty() || match.number() != number) {
            return new Answer.Refused(STALE);
        }
        scores.put(match.turn(), score);
        return done(new Command.Play(new Sitter.Bot(level.get()), move), Optional.of(Deeds.moved(move, score)));
    }

    private Answer done(Command command, Optional<View> deed) {
        List<View> messages = new ArrayList<>();
        Optional<Refusal> refusal = act(command, events -> messages.addAll(happened(events)));
        return refusal.isPresent() ? new Answer.Refused(refusal.get()) : new Answer.Done(messages, deed);
    }

    /** Does again what was kept, and tells nobody; why not, if that cannot be. */
    Optional<Refusal> redo(JsonFields deed) throws MalformedFieldException {
        if (deed.text("type").equals(Deeds.MOVED)) {
            Optional<Integer> level = bot();
            if (level.isEmpty()) {
                return Optional.of(STALE);
            }
            scores.put(match.turn(), deed.number("score"));
            return act(new Command.Play(new Sitter.Bot(level.get()), deed.text("move")), this::apply);
        }
        Optional<Command> command = Deeds.command(person.id(), deed);
        return command.isEmpty() ? Optional.of(STALE) : act(command.get(), this::apply);
    }

    /** Everything a command leads to, handed on as it happens. */
    private Optional<Refusal> act(Command command, Consumer<List<Event>> happening) {
        return switch (match.decide(command, host())) {
            case Verdict.Refused(Refusal refusal) -> Optional.of(refusal);
            case Verdict.Accepted(List<Event> events) -> {
                happening.accept(events);
                answerDraw(happening);
                yield Optional.empty();
            }
        };
    }

    /** The level of the bot that is to move, if one is. */
    private Optional<Integer> bot() {
        return match.phase() == Phase.PLAYING
                        && match.turn() >= 0
                        && match.sitter(match.turn()).orElseThrow() instanceof Sitter.Bot(int level)
                ? Optional.of(level)
                : Optional.empty();
    }

    /** Who is to think, if a bot is to move. */
    Optional<Turn> turn() {
        return bot().map(level -> new Turn(
                name,
                match.number(),
                match.terms().game(),
                match.terms().options(),
                match.position().copy(),
                level,
                seed(match.turn())));
    }

    /** What a bot chooses among moves it likes must not follow from what chance will bring. */
    private long seed(int seat) {
        return Long.parseLong(secret.derive("player " + seat).reveal().substring(0, 12), 16);
    }

    /** A bot takes a draw when it does not think itself ahead. */
    private void answerDraw(Consumer<List<Event>> happening) {
        for (int seat = 0; seat < match.seats(); seat++) {
            boolean isAsked = match.phase() == Phase.PLAYING
                    && !match.drawOffers().isEmpty()
                    && !match.drawOffers().contains(seat)
                    && match.sitter(seat).orElseThrow() instanceof Sitter.Bot;
            if (isAsked) {
                boolean agreed = scores.getOrDefault(seat, 1) <= 0;
                if (match.decide(new Command.AnswerDraw(seat, agreed), host()) instanceof Verdict.Accepted accepted) {
                    happening.accept(accepted.events());
                }
            }
        }
    }

    private Host host() {
        return new Host() {
            @Override
            public long now() {
                return clock.getAsLong();
            }

            @Override
            public String draw(Match drawing) {
                ProvableDraw draw = new ProvableDraw(secret, SeatBytes.ofHex(drawing.bytes()), drawing.draws() + 1L);
                return drawing.position().text(draw.outcome(drawing.position()));
            }

            @Override
            public boolean isAway(String who) {
                return false;
            }

            @Override
            public String name() {
                return secret.derive("parlour return table").reveal().substring(0, 12);
            }

            @Override
            public int standIn() {
                return STAND_IN;
            }
        };
    }

    // ---- Telling ----

    /** Events become part of the match. */
    private void apply(List<Event> events) {
        long now = clock.getAsLong();
        for (Event event : events) {
            match.apply(event, now);
        }
        viewer = Viewer.of(match, person.id());
    }

    /** The same, and told: one message each, the last with what has changed. */
    private List<View> happened(List<Event> events) {
        long now = clock.getAsLong();
        Set<Field> changed = EventView.changed(events);
        List<View> messages = new ArrayList<>();
        for (Event event : events) {
            match.apply(event, now);
            boolean isLast = messages.size() == events.size() - 1;
            Viewer before = viewer;
            viewer = isLast ? Viewer.of(match, person.id()) : viewer;
            View message = event(event, now);
            Set<Field> fields = isLast ? fields(changed, before) : EnumSet.noneOf(Field.class);
            if (!fields.isEmpty()) {
                message.with("state", new TableView(match, viewer).state(fields, now));
            }
            messages.add(message);
        }
        return messages;
    }

    private View event(Event event, long at) {
        View view = new View()
                .with("type", "event")
                .with("table", name)
                .with("number", match.number())
                .with("at", at)
                .with("event", EventView.of(event, match, viewer.as()));
        boolean isNamed = event instanceof Event.Opened
                || (event instanceof Event.Sat sat && sat.sitter() instanceof Sitter.Person);
        return isNamed ? view.with("people", people()) : view;
    }

    /** Somebody who begins to look through another seat reads other things in what has been made. */
    private Set<Field> fields(Set<Field> changed, Viewer before) {
        if (before.as() == viewer.as() || changed.isEmpty()) {
            return changed;
        }
        Set<Field> fields = EnumSet.copyOf(changed);
        fields.add(Field.YOU);
        fields.add(Field.POSITION);
        if (new TableView(match, viewer).readsUnlike(before.as())) {
            fields.add(Field.HISTORY);
        }
        return fields;
    }

    /** Everything, for somebody who comes. */
    View table() {
        TableView view = new TableView(match, viewer);
        return new View()
                .with("type", "table")
                .with("table", name)
                .with("number", match.number())
                .with(
                        "terms",
                        view.terms().with("returnCommitment", returnSecret().commitment()))
                .with("state", view.state(Field.all(), clock.getAsLong()))
                .with("people", people())
                .with("here", List.of(person.id()));
    }

    /** As much as a list of tables says of this one. */
    View about() {
        View about = new View()
                .with("phase", match.phase().word())
                .with("yourTurn", viewer.seats().contains(match.turn()))
                .with("moves", match.moves().size());
        match.outcome().ifPresent(outcome -> about.with("result", outcome.result()));
        return about;
    }

    /**
     * The game file, as much of it as the person may read: all, once the game has ended.
     *
     * @param date the day it was begun, as in {@code 2026-03-01}
     */
    GameFile file(String date) {
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < match.seats(); seat++) {
            names.add(
                    switch (match.sitter(seat).orElseThrow()) {
                        case Sitter.Person _ -> person.name();
                        case Sitter.Bot(int level) -> "Parlour " + level;
                    });
        }
        return MatchFile.of(match, viewer, names, date);
    }

    private View people() {
        return new View().with(person.id(), person.card());
    }
}
