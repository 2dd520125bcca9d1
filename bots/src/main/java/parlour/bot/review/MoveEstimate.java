package parlour.bot.review;

import java.util.List;
import parlour.game.View;

/**
 * The estimated value of one move.
 *
 * @param move its text
 * @param mean its average share of the point over the samples, from 0 to 1
 * @param error the standard error of the mean
 * @param behind how much less than the best move, in the same samples with the same random numbers
 * @param behindError the standard error of that difference
 * @param finalScores what each seat ends with if all play best afterwards; empty if that cannot be known
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

    /** In ten thousandths: integers are the same on every machine. */
    static int parts(double share) {
        return (int) Math.round(share * Trials.POINT);
    }
}
