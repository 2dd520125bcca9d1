package parlour.bot.review;

import parlour.game.View;

/**
 * The value of a move in the true position, which the player could not know. Later draws are still random.
 *
 * @param played the move played, as its true share of the point
 * @param preferred the bot's move, as its true share of the point
 * @param error the standard error of the difference between the two; of {@code played}, if they are the same move
 * @param luck whether the move played was truly worth more or less than could be expected
 */
public record FullInfoAnalysis(double played, double preferred, double error, Luck luck) {

    /** Whether luck helped a move. */
    public enum Luck {
        LUCKY,
        AS_EXPECTED,
        UNLUCKY;

        /** The smallest share of the point that people notice. */
        private static final double NOTED = 0.08;

        /**
         * Compares the true value of a move with its expected value.
         *
         * @param error the standard error of that difference
         */
        static Luck of(double gain, double error) {
            if (Math.abs(gain) < NOTED || Math.abs(gain) <= Judgement.CERTAIN * error) {
                return AS_EXPECTED;
            }
            return gain > 0 ? LUCKY : UNLUCKY;
        }

        /** The stable code used in JSON. */
        public String code() {
            return switch (this) {
                case LUCKY -> "lucky";
                case AS_EXPECTED -> "as-expected";
                case UNLUCKY -> "unlucky";
            };
        }
    }

    /** Whether, in the true position, the move played was worth no less than the bot's. */
    public boolean didNoHarm() {
        return preferred - played < Judgement.EQUAL;
    }

    View view() {
        return new View()
                .with("played", MoveEstimate.parts(played))
                .with("preferred", MoveEstimate.parts(preferred))
                .with("error", MoveEstimate.parts(error))
                .with("luck", luck.code())
                .with("harmless", didNoHarm());
    }
}
