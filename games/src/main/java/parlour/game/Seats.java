package parlour.game;

/** How many can play: from {@code least} to {@code most}. */
public record Seats(int least, int most) {

    public Seats {
        if (least < 1 || most < least) {
            throw new IllegalArgumentException("seats " + least + " to " + most);
        }
    }

    public static Seats exactly(int number) {
        return new Seats(number, number);
    }

    public boolean isFixed() {
        return least == most;
    }

    @Override
    public String toString() {
        return isFixed() ? Integer.toString(least) : least + "-" + most;
    }
}
