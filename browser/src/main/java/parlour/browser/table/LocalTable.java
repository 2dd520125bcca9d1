package parlour.browser.table;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import parlour.game.Refusal;
import parlour.game.Text;
import parlour.game.View;
import parlour.match.Command;
import parlour.match.Event;
import parlour.match.EventView;
import parlour.match.Field;
import parlour.match.Host;
import parlour.match.Match;
import parlour.match.Opening;
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

    private final String name;
    private final Person person;
    private final Secret secret;
    private final LongSupplier clock;
    private final Supplier<String> names;
    private final Match match = new Match();
    private final Map<Integer, Integer> scores = new HashMap<>();
    private Viewer viewer = Viewer.SPECTATOR;

    LocalTable(String name, Person person, Secret secret, Opening opening, LongSupplier clock, Supplier<String> names) {
        this.name = name;
        this.person = person;
        this.secret = secret;
        this.clock = clock;
        this.names = names;
        happened(Match.open(opening, host()));
    }

    Match match() {
        return match;
    }

    Secret secret() {
        return secret;
    }

    // ---- Doing ----

    /** What comes of a command: messages about what happened, or why it did not. */
    sealed interface Answer {

        record Done(List<View> messages) implements Answer {}

        record Refused(Refusal refusal) implements Answer {}
    }

    /** @param seen the number of the last event whoever asks has seen */
    Answer submit(Command command, int seen) {
        if (seen < match.boardNumber() || seen > match.number()) {
            return new Answer.Refused(STALE);
        }
        return switch (match.decide(command, host())) {
            case Verdict.Refused(Refusal refusal) -> new Answer.Refused(refusal);
            case Verdict.Accepted(List<Event> events) -> {
                List<View> messages = new ArrayList<>(happened(events));
                messages.addAll(answerDraw());
                yield new Answer.Done(messages);
            }
        };
    }

    /** A bot has thought: its move, and how it likes its game. */
    Answer moved(String move, int score, int number) {
        Optional<Turn> turn = turn();
        if (turn.isEmpty() || turn.get().number() != number) {
            return new Answer.Refused(STALE);
        }
        scores.put(turn.get().seat(), score);
        return submit(new Command.Play(new Sitter.Bot(turn.get().level()), move), number);
    }

    /** Who is to think, if a bot is to move. */
    Optional<Turn> turn() {
        if (match.phase() == Phase.PLAYING
                && match.turn() >= 0
                && match.sitter(match.turn()).orElseThrow() instanceof Sitter.Bot(int level)) {
            return Optional.of(new Turn(
                    name,
                    match.number(),
                    match.terms().game(),
                    match.terms().options(),
                    match.position().copy(),
                    level,
                    seed(match.turn())));
        }
        return Optional.empty();
    }

    /** What a bot chooses among moves it likes must not follow from what chance will bring. */
    private long seed(int seat) {
        byte[] bytes = secret.hmac(("player " + seat).getBytes(java.nio.charset.StandardCharsets.US_ASCII));
        long seed = 0;
        for (int i = 0; i < 6; i++) {
            seed = seed << 8 | (bytes[i] & 0xff);
        }
        return seed;
    }

    /** A bot takes a draw when it does not think itself ahead. */
    private List<View> answerDraw() {
        List<View> messages = new ArrayList<>();
        for (int seat = 0; seat < match.seats(); seat++) {
            boolean isAsked = match.phase() == Phase.PLAYING
                    && !match.drawOffers().isEmpty()
                    && !match.drawOffers().contains(seat)
                    && match.sitter(seat).orElseThrow() instanceof Sitter.Bot;
            if (isAsked) {
                boolean agreed = scores.getOrDefault(seat, 1) <= 0;
                if (match.decide(new Command.AnswerDraw(seat, agreed), host()) instanceof Verdict.Accepted accepted) {
                    messages.addAll(happened(accepted.events()));
                }
            }
        }
        return messages;
    }

    private Host host() {
        return new Host() {
            @Override
            public long now() {
                return clock.getAsLong();
            }

            @Override
            public String draw(Match drawing) {
                Draws lots = new Draws(secret, drawing.bytes(), drawing.draws() + 1L);
                return drawing.position().text(lots.outcome(drawing.position()));
            }

            @Override
            public boolean isAway(String who) {
                return false;
            }

            @Override
            public String name() {
                return names.get();
            }

            @Override
            public int standIn() {
                return STAND_IN;
            }
        };
    }

    // ---- Telling ----

    /** Events become part of the match; one message each, the last with what has changed. */
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
                        view.terms().with("returnCommitment", secret.next().commitment()))
                .with("state", view.state(Field.all(), clock.getAsLong()))
                .with("people", people())
                .with("here", List.of(person.id()));
    }

    private View people() {
        return new View().with(person.id(), person.card());
    }
}
