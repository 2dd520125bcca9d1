package parlour.server.limits;

/** An allowance that is used up at once and comes back at a steady pace. Not for several threads at once. */
public final class TokenBucket {

    private final int max;
    private final double perMilli;
    private double left;
    private long at;

    /**
     * A full bucket.
     *
     * @param max how often without a pause
     * @param now in milliseconds
     */
    public TokenBucket(int max, double perMilli, long now) {
        this.max = max;
        this.perMilli = perMilli;
        this.left = max;
        this.at = now;
    }

    /** Counts once more; false, and not counted, if that is too often. */
    public boolean take(long now) {
        refill(now);
        if (left < 1) {
            return false;
        }
        left--;
        return true;
    }

    void giveBack(long now) {
        refill(now);
        left = Math.min(max, left + 1);
    }

    /** Milliseconds until once more is allowed. */
    long millisUntilNext(long now) {
        refill(now);
        return (long) Math.ceil(Math.max(0, 1 - left) / perMilli);
    }

    private void refill(long now) {
        // A clock that is set back must not take anything away.
        left = Math.min(max, left + Math.max(0, now - at) * perMilli);
        at = now;
    }
}
