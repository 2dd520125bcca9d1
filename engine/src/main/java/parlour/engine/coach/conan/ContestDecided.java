package parlour.engine.coach.conan;

import java.util.List;
import java.util.Optional;
import parlour.conan.ConanPosition;
import parlour.engine.coach.Advice;
import parlour.engine.coach.Names;
import parlour.engine.coach.Observation;
import parlour.game.Text;

/** The current contest is won or lost for certain. */
final class ContestDecided implements Observation<ConanPosition> {

    @Override
    public List<Advice> find(ConanPosition position, int seat, Names names) {
        return ContestBounds.of(position, seat).flatMap(ContestDecided::said).stream()
                .toList();
    }

    private static Optional<Advice> said(ContestBounds bounds) {
        Optional<Advice> won = bounds.won().map(comparison -> {
            Text worst = Facts.atWorst(comparison);
            return Advice.good(
                    "contest-won",
                    new Text(
                            "You win this contest whatever is played: " + worst.en() + ".",
                            "Vous gagnez cet affrontement quoi qu’on joue : " + worst.fr() + "."),
                    List.of());
        });
        return won.or(() -> bounds.lost().map(comparison -> {
            Text best = Facts.atBest(comparison);
            Text said = new Text(
                    "Your cards cannot win this contest: " + best.en() + ".",
                    "Vos cartes ne peuvent pas gagner cet affrontement : " + best.fr() + ".");
            return Advice.warning("contest-lost", said, said, List.of());
        }));
    }
}
