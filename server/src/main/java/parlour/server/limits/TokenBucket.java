package parlour.server.limits;

/** An allowance for bursts that refills at a steady rate. Not thread-safe. */
public final class TokenBucket {

    private final int max;
    private final double perMilli;
    private double left;
    private long at;

    /**
     * A full bucket.
     *
     * @param max size of the burst
     * @param now in milliseconds
     */
    public TokenBucket(int max, double perMilli, long now) {
        this.max = max;
        this.perMilli = perMilli;
        this.left = max;
        this.at = now;
    }

    /** Takes one token; false if there is none. */
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

    /** Milliseconds until the next token. */
    long millisUntilNext(long now) {
        refill(now);
        return (long) Math.ceil(Math.max(0, 1 - left) / perMilli);
    }

    private void refill(long now) {
        // A clock that is set back must not reduce the allowance.
        left = Math.min(max, left + Math.max(0, now - at) * perMilli);
        at = now;
    }
}
