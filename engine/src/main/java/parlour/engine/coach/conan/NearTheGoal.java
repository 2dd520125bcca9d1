package parlour.engine.coach.conan;

import java.util.ArrayList;
import java.util.List;
import parlour.conan.ConanPosition;
import parlour.conan.rules.ConanRules;
import parlour.engine.coach.Advice;
import parlour.engine.coach.Names;
import parlour.engine.coach.Observation;
import parlour.game.Text;

/** Who has the glory that ends the game, or nearly. */
final class NearTheGoal implements Observation<ConanPosition> {

    private static final int NEAR = 5;

    @Override
    public List<Advice> find(ConanPosition position, int seat, Names names) {
        List<Advice> said = new ArrayList<>();
        for (int each = 0; position.turn() != ConanPosition.NOBODY && each < position.seats(); each++) {
            int missing = ConanRules.GOAL - position.pg(each);
            if (position.isInGame(each) && missing <= NEAR) {
                said.add(said(each == seat, names.of(each), position.pg(each), missing));
            }
        }
        return said;
    }

    private static Advice said(boolean isOwn, Text who, int glory, int missing) {
        String has = isOwn ? "You have " : who.en() + " has ";
        String avec = isOwn ? "Vous avez " : who.fr() + " a ";
        if (missing <= 0) {
            return Advice.note(
                    "has-winning-glory",
                    new Text(
                            has + glory + " glory: the game ends if anyone has " + ConanRules.GOAL
                                    + " when the next hero phase begins.",
                            avec + glory + " points de gloire : la partie s’arrête si quelqu’un en a " + ConanRules.GOAL
                                    + " au début de la prochaine phase des héros."),
                    List.of());
        }
        return Advice.note(
                "near-winning-glory",
                new Text(
                        has + glory + " glory, " + missing + " short of the " + ConanRules.GOAL + " that end the game.",
                        avec + glory + " points de gloire : il en manque " + missing + " pour les " + ConanRules.GOAL
                                + " qui terminent la partie."),
                List.of());
    }
}
