package parlour.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.game.View;
import parlour.match.Event;
import parlour.match.Match;
import parlour.match.Sitter;
import parlour.match.TableView;
import parlour.match.Terms;
import parlour.server.store.Listing;
import parlour.server.store.ListingChange;

/** What lists show of a table. */
final class Cards {

    private Cards() {}

    /** What these events change in the lists of tables, if anything. */
    static Optional<ListingChange> change(String table, Match before, List<Event> events, long at) {
        boolean isListed = events.stream().anyMatch(Cards::matters);
        if (!isListed && events.stream().noneMatch(Cards::changesTurn)) {
            return Optional.empty();
        }
        Match after = before.copy();
        events.forEach(event -> after.apply(event, 0));
        if (isListed) {
            return Optional.of(listing(table, after, at));
        }
        String toMove = toMove(after);
        return toMove.equals(toMove(before)) ? Optional.empty() : Optional.of(new ListingChange.ToMove(table, toMove));
    }

    private static boolean changesTurn(Event event) {
        return event instanceof Event.Played || event instanceof Event.Drawn || event instanceof Event.TakenBack;
    }

    private static String toMove(Match match) {
        return match.turn() >= 0 && match.sitter(match.turn()).orElseThrow() instanceof Sitter.Person(String id)
                ? id
                : "";
    }

    private static Listing listing(String table, Match match, long at) {
        Terms terms = match.terms();
        boolean hasBot = false;
        List<View> seats = new ArrayList<>();
        for (int seat = 0; seat < match.seats(); seat++) {
            View view = new View();
            if (match.sitter(seat).isPresent()) {
                switch (match.sitter(seat).get()) {
                    case Sitter.Person(String id) -> view.with("person", id);
                    case Sitter.Bot(int level) -> {
                        view.with("bot", level);
                        hasBot = true;
                    }
                }
            }
            seats.add(view);
        }
        View card = new View()
                .with("table", table)
                .with("game", terms.game().id())
                .with("options", List.copyOf(terms.options().chosen()))
                .with("clock", TableView.clock(terms.clock()))
                .with("phase", match.phase().word())
                .with("seats", seats);
        match.outcome().ifPresent(outcome -> card.with("result", TableView.result(outcome)));
        boolean hosted = hasBot || !(terms.clock() instanceof parlour.match.Clock.None);
        return new Listing(
                table,
                terms.game().id(),
                phase(match),
                terms.listed(),
                hosted,
                at,
                at,
                toMove(match),
                match.people(),
                card.json());
    }

    private static boolean matters(Event event) {
        return switch (event) {
            case Event.Opened e -> true;
            case Event.Sat e -> true;
            case Event.Stood e -> true;
            case Event.Closed e -> true;
            case Event.Started e -> true;
            case Event.HandedOver e -> true;
            case Event.Ended e -> true;
            default -> false;
        };
    }

    private static Listing.Phase phase(Match match) {
        return switch (match.phase()) {
            case NOTHING, WAITING -> Listing.Phase.WAITING;
            case PLAYING -> Listing.Phase.PLAYING;
            case ENDED -> Listing.Phase.ENDED;
            case CLOSED -> Listing.Phase.CLOSED;
        };
    }
}
