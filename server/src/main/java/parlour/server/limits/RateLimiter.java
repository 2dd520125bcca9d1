package parlour.server.limits;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import parlour.game.Refusal;

/**
 * How often somebody may do something: so often at once, and then again at a steady pace.
 *
 * <p>Whoever does it is a key: a name, a person, an address. A fixed number of keys is remembered. When there are more,
 * the one that has been quiet longest is forgotten, and may start afresh. That favours whoever can use many keys over a
 * memory that grows without end; the keys that were quiet longest are those that had most of their allowance back
 * anyway. Every node counts for itself.
 */
public final class RateLimiter {

    private final int atOnce;
    private final double perMilli;
    private final InstantSource clock;
    private final Map<String, TokenBucket> buckets;

    /**
     * A limit nobody has come near yet.
     *
     * @param atOnce how often without a pause
     * @param every how long it takes until once more is allowed
     * @param keys how many are remembered
     */
    public RateLimiter(int atOnce, Duration every, int keys, InstantSource clock) {
        this.atOnce = atOnce;
        this.perMilli = 1.0 / every.toMillis();
        this.clock = clock;
        this.buckets = new LruMap<>(keys);
    }

    /** Counts once more for this key; refused, and not counted, if that is too often: {@code rate-limited}. */
    public synchronized Optional<Refusal> take(String key) {
        long now = clock.millis();
        TokenBucket bucket = bucket(key, now);
        if (bucket.take(now)) {
            return Optional.empty();
        }
        return Optional.of(tooOften(Math.max(1, (bucket.millisUntilNext(now) + 999) / 1000)));
    }

    private static Refusal tooOften(long seconds) {
        return new Refusal(
                "rate-limited",
                "That was too often. Please try again in " + seconds + (seconds == 1 ? " second." : " seconds."),
                "C’était trop souvent. Veuillez réessayer dans " + seconds
                        + (seconds == 1 ? " seconde." : " secondes."));
    }

    /** Takes back one {@link #take}: it turned out to be harmless. */
    public synchronized void giveBack(String key) {
        long now = clock.millis();
        bucket(key, now).giveBack(now);
    }

    private TokenBucket bucket(String key, long now) {
        return buckets.computeIfAbsent(key, unknown -> new TokenBucket(atOnce, perMilli, now));
    }
}
