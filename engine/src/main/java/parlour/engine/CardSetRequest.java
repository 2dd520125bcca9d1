package parlour.engine;

import java.util.ArrayList;
import java.util.List;
import parlour.conan.card.Card;
import parlour.conan.card.CardSet;
import parlour.conan.card.CardSetCheck;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;

/** Checks a card set for the card editor: its wording, what cannot be dealt, and its fingerprint. */
final class CardSetRequest {

    private static final int MAX_SEATS = 4;

    private CardSetRequest() {}

    static View check(JsonFields fields) throws MalformedFieldException {
        CardSetCheck check = CardSetCheck.of(fields.text("set"));
        List<View> cards = new ArrayList<>();
        for (Card card : check.cards()) {
            cards.add(new View().with("id", card.id()).with("text", card.text()));
        }
        List<View> missing = new ArrayList<>();
        for (int seats = 2; seats <= MAX_SEATS; seats++) {
            int players = seats;
            check.undealable(seats)
                    .ifPresent(text ->
                            missing.add(new View().with("seats", players).with("message", text)));
        }
        View view = new View().with("type", "card-set").with("cards", cards).with("missing", missing);
        check.problem().ifPresent(problem -> view.with("problem", problem));
        check.set().ifPresent(set -> play(view, set));
        return view;
    }

    /** With what a table needs to play with the set: its text leaves pictures out. */
    private static void play(View view, CardSet set) {
        view.with("fingerprint", set.fingerprint()).with("material", set.text()).with("maxSeats", set.maxSeats());
    }
}
