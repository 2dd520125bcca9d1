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

/** What lists show of a table. */
final class Cards {

    private Cards() {}

    /** A new listing, if these events change what lists show. */
    static Optional<Listing> listing(String name, Match before, List<Event> events, long at) {
        if (events.stream().noneMatch(Cards::matters)) {
            return Optional.empty();
        }
        Match match = before.copy();
        for (Event event : events) {
            match.apply(event, 0);
        }
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
                .with("table", name)
                .with("game", terms.game().id())
                .with("options", List.copyOf(terms.options().chosen()))
                .with("clock", TableView.clock(terms.clock()))
                .with("phase", match.phase().word())
                .with("seats", seats);
        match.outcome().ifPresent(outcome -> card.with("result", TableView.result(outcome)));
        boolean hosted = hasBot || !(terms.clock() instanceof parlour.match.Clock.None);
        return Optional.of(new Listing(
                name, terms.game().id(), phase(match), terms.listed(), hosted, at, at, match.people(), card.json()));
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
