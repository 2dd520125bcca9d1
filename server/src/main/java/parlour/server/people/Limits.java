package parlour.server.people;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * How often people may do what costs others something. Generous by address: a whole club may sit behind one.
 *
 * @param signInsByName wrong passwords for one name; counted by {@link Accounts} itself
 * @param signInsByAddress tries to sign in or to recover an account
 * @param guestsByAddress new guests
 * @param chatByPerson lines of chat
 * @param tablesByPerson tables opened
 * @param lookupsByAddress questions after tables or people that are not there
 * @param questionsByAddress what the rules know, asked of the house
 * @param thoughtsByAddress what the house is to think about
 */
public record Limits(
        RateLimit signInsByName,
        RateLimit signInsByAddress,
        RateLimit guestsByAddress,
        RateLimit chatByPerson,
        RateLimit tablesByPerson,
        RateLimit lookupsByAddress,
        RateLimit questionsByAddress,
        RateLimit thoughtsByAddress) {

    private static final int KEYS = 20_000;

    public static Limits usual(InstantSource clock) {
        return new Limits(
                new RateLimit(10, Duration.ofMinutes(1), KEYS, clock),
                new RateLimit(60, Duration.ofSeconds(10), KEYS, clock),
                new RateLimit(100, Duration.ofSeconds(6), KEYS, clock),
                new RateLimit(10, Duration.ofSeconds(2), KEYS, clock),
                new RateLimit(20, Duration.ofSeconds(15), KEYS, clock),
                new RateLimit(100, Duration.ofSeconds(1), KEYS, clock),
                new RateLimit(600, Duration.ofMillis(50), KEYS, clock),
                new RateLimit(200, Duration.ofSeconds(1), KEYS, clock));
    }

    /**
     * The key of an address. In IPv6 a household has a whole network of them, so only the first 64 bits count.
     */
    public static String key(InetAddress address) {
        byte[] bytes = address.getAddress();
        return HexFormat.of().formatHex(address instanceof Inet6Address ? Arrays.copyOf(bytes, 8) : bytes);
    }
}
