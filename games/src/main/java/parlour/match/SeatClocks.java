package parlour.match;

import java.util.Arrays;

/** The time left for each seat. At most one clock runs: that of the seat to move. */
public final class SeatClocks {

    /** Subtracted from the time of every move, in milliseconds: roughly the network's round trip. */
    static final long LAG_COMPENSATION = 250;

    private final TimeControl timeControl;
    private final long[] left;
    private long since;
    private boolean shown;

    SeatClocks(TimeControl timeControl, int seats) {
        this.timeControl = timeControl;
        this.left = new long[seats];
        Arrays.fill(left, timeControl.atFirst());
    }

    private SeatClocks(SeatClocks other) {
        this.timeControl = other.timeControl;
        this.left = other.left.clone();
        this.since = other.since;
        this.shown = other.shown;
    }

    SeatClocks copy() {
        return new SeatClocks(this);
    }

    void begin(long now) {
        since = now;
        shown = false;
    }

    /** The turn was shown to the player: earlier time is not charged. Later calls in the same turn have no effect. */
    void startTurn(long now) {
        if (!shown) {
            since = Math.max(since, now);
            shown = true;
        }
    }

    /** The time that a move made now takes off the clock. */
    long spent(long now) {
        return timeControl instanceof TimeControl.None ? 0 : Math.max(0, now - since - LAG_COMPENSATION);
    }

    void charge(int seat, long spent) {
        left[seat] = timeControl.after(left[seat], spent);
    }

    void takeBack(int seat) {
        left[seat] = timeControl.withdrawn(left[seat]);
    }

    /** A bot starts with the full time, which never runs. */
    void handOver(int seat) {
        left[seat] = timeControl.atFirst();
    }

    /** Sets the time left to zero. */
    void empty(int seat) {
        left[seat] = 0;
    }

    boolean hasRunOut(int seat, long now) {
        return !(timeControl instanceof TimeControl.None) && now >= end(seat);
    }

    /** The time a seat has left now. */
    public long left(int seat, boolean running, long now) {
        return running ? Math.max(0, left[seat] - spent(now)) : left[seat];
    }

    /** When the seat to move runs out of time: the first moment at which more was spent than is left. */
    long end(int seat) {
        return since + LAG_COMPENSATION + left[seat] + 1;
    }
}
