package parlour.server.limits;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import parlour.game.Refusal;

/**
 * Limits how often each key may do something: a burst first, then a steady rate.
 *
 * <p>A key is a name, a person or an address. A fixed number of keys is tracked; when there are more, the least
 * recently used is dropped and starts afresh, with a full allowance. This bounds memory at the price of being lenient
 * towards clients with many keys; the keys dropped are those that had recovered most of their allowance anyway. Nobody
 * can lose by it: a client that makes others be dropped only gives them back what they had used. Every node counts for
 * itself.
 */
public final class RateLimiter {

    private final int atOnce;
    private final double perMilli;
    private final InstantSource clock;
    private final Map<String, TokenBucket> buckets;

    /**
     * A limiter with full allowances.
     *
     * @param atOnce size of the burst
     * @param every time until one more is allowed
     * @param keys number of keys tracked
     */
    public RateLimiter(int atOnce, Duration every, int keys, InstantSource clock) {
        this.atOnce = atOnce;
        this.perMilli = 1e6 / every.toNanos();
        this.clock = clock;
        this.buckets = new LruMap<>(keys);
    }

    /** Counts one use by this key. If that is too often, it is not counted and refused with {@code rate-limited}. */
    public synchronized Optional<Refusal> take(String key) {
        long now = clock.millis();
        TokenBucket bucket = bucket(key, now);
        if (bucket.take(now)) {
            return Optional.empty();
        }
        return Optional.of(tooOften(Math.max(1, (bucket.millisUntilNext(now) + 999) / 1000)));
    }

    /** The refusal that {@link #take} would answer with now; nothing is counted. */
    public synchronized Optional<Refusal> refusal(String key) {
        long now = clock.millis();
        TokenBucket bucket = bucket(key, now);
        long millis = bucket.millisUntilNext(now);
        return millis == 0 ? Optional.empty() : Optional.of(tooOften(Math.max(1, (millis + 999) / 1000)));
    }

    private static Refusal tooOften(long seconds) {
        return new Refusal(
                "rate-limited",
                "Too many requests. Try again in " + seconds + (seconds == 1 ? " second." : " seconds."),
                "Trop de demandes. Réessayez dans " + seconds + (seconds == 1 ? " seconde." : " secondes."));
    }

    /** Undoes one {@link #take}. */
    public synchronized void giveBack(String key) {
        long now = clock.millis();
        bucket(key, now).giveBack(now);
    }

    private TokenBucket bucket(String key, long now) {
        return buckets.computeIfAbsent(key, unknown -> new TokenBucket(atOnce, perMilli, now));
    }
}
