package parlour.match;

/** The time limits of a game. All times are in milliseconds. */
public sealed interface TimeControl {

    long MINUTE = 60_000;
    long DAY = 24 * 60 * MINUTE;

    /** No time limit. */
    record None() implements TimeControl {}

    /** A budget for the whole game, plus an increment after each move. */
    record Increment(long base, long increment) implements TimeControl {

        public static final long MAX_BASE = 6 * 60 * MINUTE;
        public static final long MAX_INCREMENT = 10 * MINUTE;

        public Increment {
            if (base < 1_000 || base > MAX_BASE || increment < 0 || increment > MAX_INCREMENT) {
                throw new IllegalArgumentException(base + " + " + increment);
            }
        }
    }

    /** A number of days for each move. */
    record Days(int days) implements TimeControl {

        public static final int MAX = 30;

        public Days {
            if (days < 1 || days > MAX) {
                throw new IllegalArgumentException(days + " days");
            }
        }
    }

    /** A seat's time before its first move; meaningless without a clock. */
    default long atFirst() {
        return switch (this) {
            case None() -> 0;
            case Increment(long base, long increment) -> base;
            case Days(int days) -> days * DAY;
        };
    }

    /** The time a seat has left after a move that took {@code spent} of {@code left}. */
    default long after(long left, long spent) {
        return switch (this) {
            case None() -> 0;
            case Increment(long base, long increment) -> left - spent + increment;
            case Days(int days) -> days * DAY;
        };
    }

    /** A seat's time after its last move is taken back: the time stays spent, but the increment is removed. */
    default long withdrawn(long left) {
        return switch (this) {
            case None() -> 0;
            case Increment(long base, long increment) -> left - increment;
            case Days(int days) -> days * DAY;
        };
    }
}
