package parlour.bot.runtime;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parlour.bot.Budget;
import parlour.game.NotationException;

/** The limit of a bot for each of its moves, in a form that can be written down; {@link #start} applies it. */
public sealed interface SearchLimit {

    /** Wall-clock time: fair between different programs, but not reproducible. */
    record Time(Duration time) implements SearchLimit {
        @Override
        public String toString() {
            long micros = time.toNanos() / 1_000;
            if (micros % 1_000_000 == 0) {
                return micros / 1_000_000 + "s";
            }
            return BigDecimal.valueOf(micros, 3).stripTrailingZeros().toPlainString() + "ms";
        }
    }

    /** Positions visited: the same on every machine and in every run. */
    record Nodes(long nodes) implements SearchLimit {
        @Override
        public String toString() {
            return "nodes=" + nodes;
        }
    }

    /** Plies searched in full. */
    record Depth(int depth) implements SearchLimit {
        @Override
        public String toString() {
            return "depth=" + depth;
        }
    }

    /** A budget that knows its limit, so that it can be sent to an external program. */
    record Granted(SearchLimit limit, Budget budget) implements Budget {

        @Override
        public boolean isSpent(long nodes) {
            return budget.isSpent(nodes);
        }

        @Override
        public boolean mayDeepen(int depth, long nodes) {
            return budget.mayDeepen(depth, nodes);
        }
    }

    /** The budget for one move; a time limit starts when the search first polls it. */
    default Granted start() {
        return new Granted(
                this,
                switch (this) {
                    case Time limit -> new TimeBudget(limit.time());
                    case Nodes limit -> Budget.nodes(limit.nodes());
                    case Depth limit -> Budget.depth(limit.depth());
                });
    }

    /** Whether two runs with it give the same result. */
    default boolean isRepeatable() {
        return !(this instanceof Time);
    }

    /**
     * Parses {@code 100ms}, {@code 0.1s}, {@code nodes=20000} or {@code depth=4}.
     *
     * @throws NotationException naming what was expected
     */
    static SearchLimit read(String text) throws NotationException {
        if (text.startsWith("nodes=")) {
            return nodes(text.substring("nodes=".length()));
        }
        if (text.startsWith("depth=")) {
            return depth(text.substring("depth=".length()));
        }
        return new Time(time(text));
    }

    static SearchLimit nodes(String number) throws NotationException {
        return new Nodes(wholeNumber(number));
    }

    static SearchLimit depth(String number) throws NotationException {
        return new Depth(wholeNumber(number));
    }

    /** Parses a duration: {@code 100ms}, {@code 0.1s}, {@code 2min}. */
    static Duration time(String text) throws NotationException {
        Matcher matcher =
                Pattern.compile("([0-9]{1,9}(?:\\.[0-9]{1,6})?)(ms|s|min)").matcher(text);
        if (matcher.matches()) {
            BigDecimal number = new BigDecimal(matcher.group(1));
            BigDecimal nanos = switch (matcher.group(2)) {
                case "ms" -> number.movePointRight(6);
                case "s" -> number.movePointRight(9);
                default -> number.movePointRight(9).multiply(BigDecimal.valueOf(60));
            };
            Duration time = Duration.ofNanos(nanos.longValue());
            if (time.compareTo(Duration.ofMillis(1)) >= 0 && time.compareTo(Duration.ofDays(1)) <= 0) {
                return time;
            }
        }
        throw new NotationException(
                text,
                0,
                "\"" + text + "\" is not a thinking time: write 100ms, 0.5s or 2min, from 1ms to a day.",
                "« " + text + " » n’est pas un temps de réflexion : écrivez 100ms, 0.5s ou 2min, "
                        + "d’une milliseconde à un jour.");
    }

    private static int wholeNumber(String text) throws NotationException {
        if (!text.matches("[1-9][0-9]{0,8}")) {
            throw new NotationException(
                    text,
                    0,
                    "\"" + text + "\" is not a whole number from 1 to 999999999.",
                    "« " + text + " » n’est pas un nombre entier de 1 à 999999999.");
        }
        return Integer.parseInt(text);
    }
}
