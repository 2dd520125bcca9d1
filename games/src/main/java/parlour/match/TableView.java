package parlour.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import parlour.game.MoveList;
import parlour.game.Outcome;
import parlour.game.Position;
import parlour.game.Text;
import parlour.game.View;

/** What leaves a table: everything here depends only on what one viewer may know. */
public final class TableView {

    /** What runs when no clock does. */
    private static final int NO_SEAT = -1;

    private final Match match;
    private final Viewer viewer;

    public TableView(Match match, Viewer viewer) {
        this.match = match;
        this.viewer = viewer;
    }

    /** What never changes: the terms, and who set the table. */
    public View terms() {
        Terms terms = match.terms();
        View view = new View()
                .with("game", terms.game().id())
                .with("options", List.copyOf(terms.options().chosen()))
                .with("clock", clock(terms.clock()))
                .with("listed", terms.listed())
                .with("opener", match.opened().opener())
                .with("seatNames", names(terms))
                .with("commitment", match.opened().commitment());
        terms.from().ifPresent(from -> view.with("from", from));
        match.opened().rematchOf().ifPresent(old -> view.with("rematchOf", old));
        return view;
    }

    public static View clock(Clock clock) {
        return switch (clock) {
            case Clock.None() -> new View().with("kind", "none");
            case Clock.Increment(long base, long increment) ->
                new View().with("kind", "increment").with("base", base).with("increment", increment);
            case Clock.Days(int days) -> new View().with("kind", "days").with("days", days);
        };
    }

    private static List<View> names(Terms terms) {
        return terms.game().seatNames().subList(0, terms.seats()).stream()
                .map(TableView::text)
                .toList();
    }

    static View text(Text text) {
        return new View().with("en", text.en()).with("fr", text.fr());
    }

    /** The moves made so far, as this viewer could read them; in full once the game has ended. */
    private List<View> history() {
        return match.made().stream().map(this::made).toList();
    }

    private View made(Made made) {
        return new View()
                .with("seat", made.seat())
                .with("text", match.read(made, viewer.as()))
                .with("round", made.round());
    }

    /** Whether the moves made so far read differently through another seat. */
    public boolean readsUnlike(int as) {
        return match.made().stream().anyMatch(made -> !made.seen(viewer.as()).equals(made.seen(as)));
    }

    /**
     * The fields asked for.
     *
     * @param now as {@link Host#now} counts
     */
    public View state(Set<Field> fields, long now) {
        View view = new View();
        for (Field field : fields) {
            switch (field) {
                case PHASE -> view.with("phase", match.phase().word());
                case SEATS -> view.with("seats", seats());
                case YOU -> view.with("you", viewer.seats()).with("as", viewer.as());
                case TURN -> view.with("turn", match.turn());
                case POSITION -> view.with("position", match.position().view(viewer.as()));
                case MOVES -> view.with("moves", moves());
                case CLOCK -> view.with("clocks", clocks(now));
                case OFFERS -> view.with("offers", offers());
                case VOTES -> view.with("votes", votes());
                case CHANCE -> view.with("chance", chance());
                case RESULT -> view.with("result", result());
                case REMATCH -> view.with("rematch", rematch());
                case HISTORY -> view.with("history", history());
            }
        }
        return view;
    }

    private List<View> seats() {
        List<View> seats = new ArrayList<>();
        for (int seat = 0; seat < match.seats(); seat++) {
            View view = new View();
            match.sitter(seat).ifPresent(sitter -> {
                switch (sitter) {
                    case Sitter.Person(String id) -> view.with("person", id);
                    case Sitter.Bot(int level) -> view.with("bot", level);
                }
            });
            seats.add(view);
        }
        return seats;
    }

    /** Legal moves, for whoever may make one now. */
    private List<View> moves() {
        if (!viewer.seats().contains(match.turn())) {
            return List.of();
        }
        Position position = match.position();
        MoveList legal = new MoveList();
        position.moves(legal);
        List<View> moves = new ArrayList<>();
        for (int i = 0; i < legal.size(); i++) {
            moves.add(position.described(legal.get(i)));
        }
        return moves;
    }

    private View clocks(long now) {
        boolean ticking = match.isTicking();
        if (match.terms().clock() instanceof Clock.None) {
            return new View();
        }
        List<Long> left = new ArrayList<>();
        for (int seat = 0; seat < match.seats(); seat++) {
            left.add(match.clocks().left(seat, ticking && seat == match.turn(), now));
        }
        return new View().with("left", left).with("running", ticking ? match.turn() : NO_SEAT);
    }

    private View offers() {
        View offers = new View().with("draw", List.copyOf(match.drawOffers()));
        match.takebackBy()
                .ifPresent(seat -> offers.with("takeback", seat)
                        .with("agreed", match.requests().takebackAgreed()));
        return offers;
    }

    private List<View> votes() {
        List<View> votes = new ArrayList<>();
        match.requests()
                .votes()
                .forEach((seat, voters) ->
                        votes.add(new View().with("seat", seat).with("by", List.copyOf(voters))));
        return votes;
    }

    private View chance() {
        View chance = new View().with("bytes", match.bytes());
        match.ended().ifPresent(end -> chance.with("secret", end.secret()));
        return chance;
    }

    private View result() {
        return match.outcome().map(TableView::result).orElseGet(View::new);
    }

    public static View result(Outcome outcome) {
        return new View()
                .with("result", outcome.result())
                .with("reason", outcome.reason())
                .with("sentence", text(outcome.sentence()));
    }

    private View rematch() {
        View rematch = new View().with("by", List.copyOf(match.rematch().keySet()));
        match.nextMatch().ifPresent(next -> rematch.with("table", next));
        return rematch;
    }
}
