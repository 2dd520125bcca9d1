package parlour.bot.review;

import java.util.Locale;
import parlour.game.View;

/**
 * How it really lay, which nobody at the turn could know: the same trials in the one true position. What is drawn afterwards is
 * still open there.
 *
 * @param played the share of the point the choice made was worth in truth
 * @param preferred the same of what the bot would have done
 * @param error the standard error of the difference between the two; of {@code played}, where they are one
 * @param lay whether it lay better or worse for the choice made than could be expected
 */
public record Truth(double played, double preferred, double error, Lay lay) {

    /** What luck added to a choice. */
    public enum Lay {
        WELL,
        AS_EXPECTED,
        BADLY;

        /** A share of the point that people notice. */
        private static final double NOTED = 0.08;

        /**
         * Compares what a choice was worth in truth with what could be expected of it.
         *
         * @param error of that difference
         */
        static Lay of(double gain, double error) {
            if (Math.abs(gain) < NOTED || Math.abs(gain) <= Verdict.CERTAIN * error) {
                return AS_EXPECTED;
            }
            return gain > 0 ? WELL : BADLY;
        }

        /** For programs. */
        public String code() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** Whether, as it lay, the choice made was worth no less than the bot's. */
    public boolean didNoHarm() {
        return preferred - played < Verdict.EQUAL;
    }

    View view() {
        return new View()
                .with("played", Choice.parts(played))
                .with("preferred", Choice.parts(preferred))
                .with("error", Choice.parts(error))
                .with("lay", lay.code())
                .with("noHarm", didNoHarm());
    }
}
