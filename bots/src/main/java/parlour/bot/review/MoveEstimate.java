package parlour.bot.review;

import java.util.List;
import parlour.game.View;

/**
 * One thing that could have been done.
 *
 * @param move its text
 * @param mean the share of the point it brings on average over what was possible, from 0 to 1
 * @param error the standard error of that
 * @param behind how much less than the best choice, in the same samples with the same luck
 * @param behindError the standard error of that difference, which is what doubts about it are measured by
 * @param finalScores what each seat ends with if all play best afterwards; nothing where that cannot be known
 */
public record MoveEstimate(
        String move, double mean, double error, double behind, double behindError, List<Integer> finalScores) {

    public MoveEstimate {
        finalScores = List.copyOf(finalScores);
    }

    View view() {
        View view = new View()
                .with("move", move)
                .with("mean", parts(mean))
                .with("error", parts(error))
                .with("behind", parts(behind))
                .with("behindError", parts(behindError));
        return finalScores.isEmpty() ? view : view.with("finalScores", finalScores);
    }

    /** Whole numbers are the same on every machine. */
    static int parts(double share) {
        return (int) Math.round(share * Trials.POINT);
    }
}
