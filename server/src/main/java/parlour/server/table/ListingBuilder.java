package parlour.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.game.View;
import parlour.match.Event;
import parlour.match.Match;
import parlour.match.Player;
import parlour.match.TableSettings;
import parlour.match.view.TableView;
import parlour.server.store.Listing;
import parlour.server.store.ListingChange;

/** Builds the listings of tables. */
final class ListingBuilder {

    private ListingBuilder() {}

    /**
     * The change these events make to the lists of tables, if any.
     *
     * @param servedAt when they happened, in serving time
     */
    static Optional<ListingChange> change(String table, Match before, List<Event> events, long at, long servedAt) {
        boolean isListed = events.stream().anyMatch(ListingBuilder::matters);
        if (!isListed && events.stream().noneMatch(ListingBuilder::changesTurn)) {
            return Optional.empty();
        }
        Match after = before.copy();
        events.forEach(event -> after.apply(event, servedAt));
        if (isListed) {
            return Optional.of(listing(table, after, at, servedAt));
        }
        String toMove = toMove(after);
        boolean isBotStillToMove = isBotToMove(before) && isBotToMove(after);
        boolean isSame = toMove.equals(toMove(before))
                && (isBotStillToMove || before.deadline().equals(after.deadline()));
        return isSame ? Optional.empty() : Optional.of(new ListingChange.ToMove(table, toMove, dueAt(after, servedAt)));
    }

    /** When the server must act: see {@link Listing#dueAt}. */
    static long dueAt(Match match, long now) {
        return isBotToMove(match) ? now : match.deadline().orElse(Listing.NEVER);
    }

    static boolean isBotToMove(Match match) {
        return match.turn() >= 0 && match.player(match.turn()).orElseThrow() instanceof Player.Bot;
    }

    private static boolean changesTurn(Event event) {
        return event instanceof Event.Played || event instanceof Event.ChancePlayed || event instanceof Event.TakenBack;
    }

    private static String toMove(Match match) {
        return match.turn() >= 0 && match.player(match.turn()).orElseThrow() instanceof Player.Person(String id)
                ? id
                : "";
    }

    private static Listing listing(String table, Match match, long at, long servedAt) {
        TableSettings settings = match.settings();
        List<View> seats = new ArrayList<>();
        for (int seat = 0; seat < match.seats(); seat++) {
            View view = new View();
            if (match.player(seat).isPresent()) {
                switch (match.player(seat).get()) {
                    case Player.Person(String id) -> view.with("person", id);
                    case Player.Bot(int level) -> view.with("bot", level);
                }
            }
            seats.add(view);
        }
        View card = new View()
                .with("table", table)
                .with("game", settings.game().id())
                .with("options", List.copyOf(settings.options().chosen()))
                .with("clock", TableView.clock(settings.timeControl()))
                .with("phase", match.phase().code())
                .with("seats", seats);
        match.outcome().ifPresent(outcome -> card.with("result", TableView.result(outcome)));
        return new Listing(
                table,
                settings.game().id(),
                phase(match),
                settings.listed(),
                dueAt(match, servedAt),
                at,
                at,
                toMove(match),
                match.people(),
                card.json());
    }

    private static boolean matters(Event event) {
        return switch (event) {
            case Event.Opened e -> true;
            case Event.SeatTaken e -> true;
            case Event.SeatLeft e -> true;
            case Event.Closed e -> true;
            case Event.Started e -> true;
            case Event.ReplacedByBot e -> true;
            case Event.Ended e -> true;
            default -> false;
        };
    }

    private static Listing.Phase phase(Match match) {
        return switch (match.phase()) {
            case NEW, WAITING -> Listing.Phase.WAITING;
            case PLAYING -> Listing.Phase.PLAYING;
            case ENDED -> Listing.Phase.ENDED;
            case CLOSED -> Listing.Phase.CLOSED;
        };
    }
}
