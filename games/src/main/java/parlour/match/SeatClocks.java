package parlour.match;

import java.util.Arrays;

/** The time every seat has left. At most one clock runs: that of the seat to move. */
public final class SeatClocks {

    /** Taken off the time every move took: roughly what the network needs to show a turn and to bring the answer. */
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

    /** A turn begins. */
    void begin(long now) {
        since = now;
        shown = false;
    }

    /** The turn is shown: what lies before was not the player's time. Showing it again changes nothing. */
    void startTurn(long now) {
        if (!shown) {
            since = Math.max(since, now);
            shown = true;
        }
    }

    /** What a move made now takes off the clock. */
    long spent(long now) {
        return timeControl instanceof TimeControl.None ? 0 : Math.max(0, now - since - LAG_COMPENSATION);
    }

    void charge(int seat, long spent) {
        left[seat] = timeControl.after(left[seat], spent);
    }

    void takeBack(int seat) {
        left[seat] = timeControl.withdrawn(left[seat]);
    }

    /** A bot begins with all the time there is, and keeps it. */
    void handOver(int seat) {
        left[seat] = timeControl.atFirst();
    }

    /** The time is over, and stays so. */
    void empty(int seat) {
        left[seat] = 0;
    }

    boolean hasRunOut(int seat, long now) {
        return !(timeControl instanceof TimeControl.None) && now >= end(seat);
    }

    /** What a seat has left now. */
    public long left(int seat, boolean running, long now) {
        return running ? Math.max(0, left[seat] - spent(now)) : left[seat];
    }

    /** When the clock of the seat to move will have run out: the first moment at which more was spent than is left. */
    long end(int seat) {
        return since + LAG_COMPENSATION + left[seat] + 1;
    }
}
