package parlour.game;

/** The number of players a game allows: from {@code min} to {@code max}. */
public record Seats(int min, int max) {

    public Seats {
        if (min < 1 || max < min) {
            throw new IllegalArgumentException("seats " + min + " to " + max);
        }
    }

    public static Seats exactly(int number) {
        return new Seats(number, number);
    }

    public boolean isFixed() {
        return min == max;
    }

    @Override
    public String toString() {
        return isFixed() ? Integer.toString(min) : min + "-" + max;
    }
}
