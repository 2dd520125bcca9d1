package parlour.engine;

import java.util.ArrayList;
import java.util.List;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.conquest.Symmetry;
import parlour.engine.request.RefusedException;
import parlour.engine.request.RequestPosition;
import parlour.explorer.BundledOpenings;
import parlour.explorer.OpeningNames;
import parlour.game.View;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;

/** What is needed to find a position in the opening explorer, whose table the page loads itself. */
final class Openings {

    private Openings() {}

    /** The key of a position, its name, the edition whose table has its rules, and the moves as the table has them. */
    static View find(JsonFields fields) throws MalformedFieldException, RefusedException {
        if (!(RequestPosition.read(fields).position() instanceof ConquestPosition position)) {
            throw new RefusedException(
                    "no-explorer",
                    "There is no opening explorer for this game.",
                    "Il n’y a pas d’explorateur d’ouvertures pour ce jeu.");
        }
        Symmetry symmetry = Symmetry.of(position);
        List<View> moves = new ArrayList<>();
        if (position.turn() >= 0) {
            for (int move : position.legalMoves().toArray()) {
                moves.add(new View().with("text", position.text(move)).with("route", symmetry.route(move)));
            }
        }
        View view = new View()
                .with("type", "opening")
                .with("key", hex(symmetry.key(position)))
                .with("moves", moves);
        BundledOpenings.edition(position).map(Conquest::id).ifPresent(edition -> view.with("edition", edition));
        OpeningNames.of(position).ifPresent(name -> view.with("name", name));
        return view;
    }

    /** Sixteen digits: JSON numbers are not exact beyond 53 bits. */
    private static String hex(long key) {
        String digits = Long.toHexString(key);
        return "0".repeat(16 - digits.length()) + digits;
    }
}
