package parlour.match.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import parlour.game.Outcome;
import parlour.game.View;
import parlour.match.Host;
import parlour.match.Match;
import parlour.match.PlayedMove;
import parlour.match.Player;
import parlour.match.TableSettings;
import parlour.match.TimeControl;

/** A table as plain data: everything here depends only on what one viewer may know. */
public final class TableView {

    /** The value sent when no clock is running. */
    private static final int NO_SEAT = -1;

    private static final View.Json NO_MOVES = new View.Json("[]");

    private final Match match;
    private final Viewer viewer;
    private final PositionViews positions;

    public TableView(Match match, Viewer viewer) {
        this(match, viewer, new PositionViews(match));
    }

    /** @param positions shared by the views of several viewers */
    public TableView(Match match, Viewer viewer, PositionViews positions) {
        this.match = match;
        this.viewer = viewer;
        this.positions = positions;
    }

    /** The fields that never change: the settings, and who opened the table. */
    public View settings() {
        TableSettings settings = match.settings();
        View view = new View()
                .with("game", settings.game().id())
                .with("options", List.copyOf(settings.options().chosen()))
                .with("clock", clock(settings.timeControl()))
                .with("listed", settings.listed())
                .with("opener", match.opened().opener())
                .with("seatNames", names(settings))
                .with("commitment", match.opened().commitment());
        settings.from().ifPresent(from -> view.with("startPosition", from));
        match.opened().rematchOf().ifPresent(old -> view.with("rematchOf", old));
        return view;
    }

    public static View clock(TimeControl timeControl) {
        return switch (timeControl) {
            case TimeControl.None() -> new View().with("kind", "none");
            case TimeControl.Increment(long base, long increment) ->
                new View().with("kind", "increment").with("baseMs", base).with("incrementMs", increment);
            case TimeControl.Days(int days) -> new View().with("kind", "days").with("days", days);
        };
    }

    private static List<View> names(TableSettings settings) {
        return settings.game().seatNames().subList(0, settings.seats()).stream()
                .map(View::of)
                .toList();
    }

    /** The moves so far, as this viewer could read them; in full once the game has ended. */
    private List<View> history() {
        return match.playedMoves().stream().map(this::playedMove).toList();
    }

    private View playedMove(PlayedMove move) {
        View view = new View()
                .with("seat", move.seat())
                .with("text", match.read(move, viewer.perspective()))
                .with("round", move.round());
        move.facts().ifPresent(facts -> view.with("facts", facts));
        return view;
    }

    /** Whether the moves so far read differently from another seat. */
    public boolean historyDiffersFor(int as) {
        return match.playedMoves().stream()
                .anyMatch(move -> !move.textFor(viewer.perspective()).equals(move.textFor(as)));
    }

    /**
     * The requested fields.
     *
     * @param now on the clock of {@link Host#now}
     */
    public View state(Set<TableField> fields, long now) {
        View view = new View();
        for (TableField field : fields) {
            switch (field) {
                case PHASE -> view.with("phase", match.phase().code());
                case SEATS -> view.with("seats", seats());
                case YOU -> view.with("yourSeats", viewer.seats()).with("viewSeat", viewer.perspective());
                case TURN -> view.with("turn", match.turn());
                case POSITION -> view.with("position", positions.seenFrom(viewer.perspective()));
                case MOVES -> view.with("moves", moves());
                case CLOCK -> view.with("clocks", clocks(now));
                case OFFERS ->
                    view.with("offers", offers())
                            .with("canOfferDraw", match.canOfferDraw(viewer.seats()))
                            .with("canTakeBack", match.canTakeBack(viewer.seats()));
                case VOTES -> view.with("replaceVotes", votes());
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
            match.player(seat).ifPresent(player -> {
                switch (player) {
                    case Player.Person(String id) -> view.with("person", id);
                    case Player.Bot(int level) -> view.with("bot", level);
                }
            });
            seats.add(view);
        }
        return seats;
    }

    /** Legal moves, if this viewer may make one now. */
    private View.Json moves() {
        return viewer.seats().contains(match.turn()) ? match.position().legalMovesJson() : NO_MOVES;
    }

    private View clocks(long now) {
        boolean ticking = match.isTicking();
        if (match.settings().timeControl() instanceof TimeControl.None) {
            return new View();
        }
        List<Long> left = new ArrayList<>();
        for (int seat = 0; seat < match.seats(); seat++) {
            left.add(match.clocks().left(seat, ticking && seat == match.turn(), now));
        }
        return new View().with("remainingMs", left).with("running", ticking ? match.turn() : NO_SEAT);
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
        View chance = new View().with("seatBytes", match.bytes());
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
                .with("sentence", outcome.sentence());
    }

    private View rematch() {
        View rematch = new View().with("by", List.copyOf(match.rematch().keySet()));
        match.nextMatch().ifPresent(next -> rematch.with("table", next));
        return rematch;
    }
}
