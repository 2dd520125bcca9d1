package parlour.match;

/** How much time there is to think. All times are in milliseconds. */
public sealed interface TimeControl {

    long MINUTE = 60_000;
    long DAY = 24 * 60 * MINUTE;

    /** No time limit. */
    record None() implements TimeControl {}

    /** So much for the whole game, and so much more with every move. */
    record Increment(long base, long increment) implements TimeControl {

        public static final long MAX_BASE = 6 * 60 * MINUTE;
        public static final long MAX_INCREMENT = 10 * MINUTE;

        public Increment {
            if (base < 1_000 || base > MAX_BASE || increment < 0 || increment > MAX_INCREMENT) {
                throw new IllegalArgumentException(base + " + " + increment);
            }
        }
    }

    /** So many days for every single move. */
    record Days(int days) implements TimeControl {

        public static final int MAX = 30;

        public Days {
            if (days < 1 || days > MAX) {
                throw new IllegalArgumentException(days + " days");
            }
        }
    }

    /** What a seat has before its first move; meaningless without a clock. */
    default long atFirst() {
        return switch (this) {
            case None() -> 0;
            case Increment(long base, long increment) -> base;
            case Days(int days) -> days * DAY;
        };
    }

    /** What a seat has left after a move that took {@code spent} of {@code left}. */
    default long after(long left, long spent) {
        return switch (this) {
            case None() -> 0;
            case Increment(long base, long increment) -> left - spent + increment;
            case Days(int days) -> days * DAY;
        };
    }

    /** What a seat has left when its last move is taken back: time stays spent, but a move not made adds none. */
    default long withdrawn(long left) {
        return switch (this) {
            case None() -> 0;
            case Increment(long base, long increment) -> left - increment;
            case Days(int days) -> days * DAY;
        };
    }
}
