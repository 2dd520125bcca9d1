package parlour.engine.companion;

import parlour.conan.Conan;
import parlour.conan.card.CardSet;
import parlour.engine.request.RefusedException;
import parlour.game.NotationException;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;

/**
 * The cards of a game that is played with physical ones: ours, or {@code material}, a set of the players' own, to which
 * the page adds cards that were entered freely.
 */
final class CompanionCards {

    private CompanionCards() {}

    static Conan game(JsonFields fields) throws MalformedFieldException, RefusedException {
        try {
            return fields.has("material") ? Conan.with(CardSet.read(fields.text("material"))) : Conan.CONAN;
        } catch (NotationException unreadable) {
            throw new RefusedException("bad-material", unreadable);
        }
    }
}
