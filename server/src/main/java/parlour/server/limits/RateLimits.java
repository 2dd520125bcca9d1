package parlour.server.limits;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.HexFormat;
import parlour.server.people.accounts.Accounts;

/**
 * How often people may do what costs others something. Generous by address: a whole club may sit behind one.
 *
 * @param signInsByName wrong passwords for one name; counted by {@link Accounts} itself
 * @param signInsByAddress tries to sign in or to recover an account
 * @param guestsByAddress new guests
 * @param chatByPerson lines of chat
 * @param tablesByPerson tables opened
 * @param lookupsByAddress questions after tables or people that are not there
 * @param rulesQueriesByAddress what the rules know, asked of the server
 * @param analysesByAddress what the server is to think about
 */
public record RateLimits(
        RateLimiter signInsByName,
        RateLimiter signInsByAddress,
        RateLimiter guestsByAddress,
        RateLimiter chatByPerson,
        RateLimiter tablesByPerson,
        RateLimiter lookupsByAddress,
        RateLimiter rulesQueriesByAddress,
        RateLimiter analysesByAddress) {

    private static final int KEYS = 20_000;

    public static RateLimits defaults(InstantSource clock) {
        return new RateLimits(
                new RateLimiter(10, Duration.ofMinutes(1), KEYS, clock),
                new RateLimiter(60, Duration.ofSeconds(10), KEYS, clock),
                new RateLimiter(100, Duration.ofSeconds(6), KEYS, clock),
                new RateLimiter(10, Duration.ofSeconds(2), KEYS, clock),
                new RateLimiter(20, Duration.ofSeconds(15), KEYS, clock),
                new RateLimiter(100, Duration.ofSeconds(1), KEYS, clock),
                new RateLimiter(600, Duration.ofMillis(50), KEYS, clock),
                new RateLimiter(200, Duration.ofSeconds(1), KEYS, clock));
    }

    /**
     * The key of an address. In IPv6 a household has a whole network of them, so only the first 64 bits count.
     */
    public static String key(InetAddress address) {
        byte[] bytes = address.getAddress();
        return HexFormat.of().formatHex(address instanceof Inet6Address ? Arrays.copyOf(bytes, 8) : bytes);
    }
}
