package parlour.bot.review;

import parlour.game.View;

/**
 * The value in the true position, hidden cards included; nobody at the turn could know it. Later draws are still random.
 *
 * @param played the share of the point the choice made was worth in truth
 * @param preferred the same of what the bot would have done
 * @param error the standard error of the difference between the two; of {@code played}, where they are one
 * @param luck whether it lay better or worse for the choice made than could be expected
 */
public record FullInfoAnalysis(double played, double preferred, double error, Luck luck) {

    /** What luck added to a choice. */
    public enum Luck {
        LUCKY,
        AS_EXPECTED,
        UNLUCKY;

        /** A share of the point that people notice. */
        private static final double NOTED = 0.08;

        /**
         * Compares what a choice was worth in truth with what could be expected of it.
         *
         * @param error of that difference
         */
        static Luck of(double gain, double error) {
            if (Math.abs(gain) < NOTED || Math.abs(gain) <= Judgement.CERTAIN * error) {
                return AS_EXPECTED;
            }
            return gain > 0 ? LUCKY : UNLUCKY;
        }

        /** For programs. */
        public String code() {
            return switch (this) {
                case LUCKY -> "lucky";
                case AS_EXPECTED -> "as-expected";
                case UNLUCKY -> "unlucky";
            };
        }
    }

    /** Whether, as it lay, the choice made was worth no less than the bot's. */
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
