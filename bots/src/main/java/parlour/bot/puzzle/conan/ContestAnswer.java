package parlour.bot.puzzle.conan;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import parlour.conan.ConanPosition;

/**
 * The one best move of a contest, and the others.
 *
 * @param best proved to bring more than any other
 * @param others the other moves, the best first
 */
record ContestAnswer(MoveValue best, List<MoveValue> others) {

    /** By how much the best move has to be better: thousandths of glory, or of the chance to win for cards. */
    private static final int MIN_GLORY = 300;

    private static final int MIN_CHANCE = 80;

    private static final int FEW = 50;
    private static final int MOST = 970;

    ContestAnswer {
        others = List.copyOf(others);
    }

    /** Empty if several moves are about as good, or if it cannot be proved which is the best. */
    static Optional<ContestAnswer> of(ConanPosition position) {
        if (position.legalMoveCount() < 2) {
            return Optional.empty();
        }
        return ContestProof.of(position).flatMap(values -> {
            List<MoveValue> sorted = values.stream()
                    .sorted(Comparator.comparingInt(MoveValue::low)
                            .reversed()
                            // Where two cards win as often, laying none is better.
                            .thenComparing(it -> !it.move().equals("pass"))
                            .thenComparing(MoveValue::move))
                    .toList();
            ContestAnswer answer = new ContestAnswer(sorted.getFirst(), sorted.subList(1, sorted.size()));
            boolean isProved =
                    position.step().equals("laying") ? answer.isRightCard(position) : answer.isFarAhead(MIN_GLORY);
            return isProved ? Optional.of(answer) : Optional.empty();
        });
    }

    /**
     * Whether there is something to weigh: the best move is no sure win and no lost cause, and another one has a chance
     * as well.
     */
    boolean isWorthAsking(ConanPosition position) {
        return switch (position.step()) {
            case "laying" -> best.low() >= FEW && best.low() <= MOST;
            case "naming" -> {
                int stake = 1_000 * position.bid(0);
                yield best.low() > -stake && others.getFirst().high() > -stake;
            }
            default -> {
                double chance = ContestProof.chanceToWin(position, followed().low());
                yield chance * 1_000 >= FEW && chance * 1_000 <= MOST;
            }
        };
    }

    private MoveValue followed() {
        return best.move().equals("follow")
                ? best
                : others.stream()
                        .filter(it -> it.move().equals("follow"))
                        .findFirst()
                        .orElseThrow();
    }

    private boolean isFarAhead(int margin) {
        return others.stream().allMatch(other -> best.low() >= other.high() + margin);
    }

    private boolean isRightCard(ConanPosition position) {
        boolean isAhead = best.move().equals("pass") || isFarAhead(MIN_CHANCE);
        return isAhead && ContestProof.isDecidedByOneCard(position);
    }
}
