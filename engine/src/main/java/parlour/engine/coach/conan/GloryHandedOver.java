package parlour.engine.coach.conan;

import java.util.List;
import java.util.Optional;
import parlour.conan.ConanPosition;
import parlour.conan.rules.ConanRules;
import parlour.conan.rules.MoveCode;
import parlour.engine.coach.Advice;
import parlour.engine.coach.Choice;
import parlour.engine.coach.Motif;
import parlour.game.Text;

/** Withdrawing, or agreeing to a treaty, lifts somebody else to the glory that ends the game. */
final class GloryHandedOver implements Motif<ConanPosition> {

    @Override
    public Optional<Advice> find(Choice<ConanPosition> choice) {
        boolean isOffer = choice.before().offer().isPresent();
        boolean hands =
                Facts.is(choice.move(), MoveCode.WITHDRAW) || (isOffer && Facts.is(choice.move(), MoveCode.YES));
        if (!hands) {
            return Optional.empty();
        }
        for (int other = 0; other < choice.before().seats(); other++) {
            if (other != choice.seat() && Facts.crosses(choice.before(), choice.after(), other)) {
                Text who = choice.names().of(other);
                int glory = choice.after().pg(other);
                Text said = new Text(
                        "Lifts " + who.en() + " to " + glory + " glory. With " + ConanRules.GOAL
                                + " the game ends when the next hero phase begins.",
                        "Porte " + who.fr() + " à " + glory + " points de gloire. Avec " + ConanRules.GOAL
                                + ", la partie s’arrête au début de la prochaine phase des héros.");
                return Optional.of(Advice.warning("lifts-to-winning-glory", said, said, List.of()));
            }
        }
        return Optional.empty();
    }
}
