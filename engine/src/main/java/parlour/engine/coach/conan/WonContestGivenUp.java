package parlour.engine.coach.conan;

import java.util.List;
import java.util.Optional;
import parlour.conan.ConanPosition;
import parlour.conan.rules.MoveCode;
import parlour.engine.coach.Advice;
import parlour.engine.coach.Choice;
import parlour.engine.coach.Motif;
import parlour.game.Text;

/** Withdrawing from a contest that is won for certain. */
final class WonContestGivenUp implements Motif<ConanPosition> {

    @Override
    public Optional<Advice> find(Choice<ConanPosition> choice) {
        if (!Facts.is(choice.move(), MoveCode.WITHDRAW)) {
            return Optional.empty();
        }
        return ContestBounds.of(choice.before(), choice.seat())
                .flatMap(ContestBounds::won)
                .map(won -> {
                    Text worst = Facts.atWorst(won);
                    return Advice.warning(
                            "withdraws-from-won-contest",
                            new Text(
                                    "You win this contest whatever is played: " + worst.en() + ".",
                                    "Vous gagnez cet affrontement quoi qu’on joue : " + worst.fr() + "."),
                            new Text(
                                    "Withdraws from a contest that is won whatever is played: " + worst.en() + ".",
                                    "Se retire d’un affrontement gagné quoi qu’on joue : " + worst.fr() + "."),
                            List.of());
                });
    }
}
