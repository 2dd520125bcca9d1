package parlour.match;

import java.util.Arrays;

/** The time every seat has left. At most one clock runs: that of the seat to move. */
final class Clocks {

    /** Taken off the time every move took: roughly what the network needs to show a turn and to bring the answer. */
    static final long ALLOWANCE = 250;

    private final Clock clock;
    private final long[] left;
    private long shown;

    Clocks(Clock clock, int seats) {
        this.clock = clock;
        this.left = new long[seats];
        Arrays.fill(left, clock.atFirst());
    }

    private Clocks(Clocks other) {
        this.clock = other.clock;
        this.left = other.left.clone();
        this.shown = other.shown;
    }

    Clocks copy() {
        return new Clocks(this);
    }

    /** A turn begins, or is shown again. */
    void show(long now) {
        shown = now;
    }

    /** What a move made now takes off the clock. */
    long spent(long now) {
        return clock instanceof Clock.None ? 0 : Math.max(0, now - shown - ALLOWANCE);
    }

    void charge(int seat, long spent) {
        left[seat] = clock.after(left[seat], spent);
    }

    /** A bot begins with all the time there is. */
    void handOver(int seat) {
        left[seat] = clock.atFirst();
    }

    boolean hasRunOut(int seat, long now) {
        return !(clock instanceof Clock.None) && spent(now) > left[seat];
    }

    /** What a seat has left now. */
    long left(int seat, boolean running, long now) {
        return running ? Math.max(0, left[seat] - spent(now)) : left[seat];
    }

    /** When the clock of the seat to move will have run out. */
    long end(int seat) {
        return shown + ALLOWANCE + left[seat] + 1;
    }
}
