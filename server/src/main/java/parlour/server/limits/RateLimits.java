package parlour.server.limits;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import parlour.server.people.accounts.Accounts;

/**
 * The server's rate limits. Generous by address: a whole club may share one.
 *
 * @param signInsByNameAndAddress wrong passwords for one name from one address, or for one account; counted by
 *     {@link Accounts} itself
 * @param signInsByName wrong passwords for one name, from addresses where nobody has signed in to it before
 * @param signInsByAddress attempts to sign in or to recover an account
 * @param guestsByAddress new guests
 * @param chatByPerson chat messages
 * @param tablesByPerson tables opened
 * @param tablesByAddress tables opened
 * @param cardSetsByPerson card sets handed over
 * @param cardSetsByAddress card sets handed over
 * @param lookupsByAddress lookups of tables that do not exist
 * @param exportsByPerson downloads of all personal data
 * @param reportsByPerson reports to the host
 * @param rulesQueriesByAddress analysis requests that the rules answer at once
 * @param analysesByAddress analysis requests that are queued
 * @param computationsByAddress replays, charts, game files and whatever else is computed for a request
 * @param readsByAddress lists of tables
 * @param handshakesByAddress new sockets
 * @param messagesByAddress messages on all sockets of an address
 * @param quickRefusalsByAddress refusals that are not held back: see {@link SlowRefusals}
 */
public record RateLimits(
        RateLimiter signInsByNameAndAddress,
        RateLimiter signInsByName,
        RateLimiter signInsByAddress,
        RateLimiter guestsByAddress,
        RateLimiter chatByPerson,
        RateLimiter tablesByPerson,
        RateLimiter tablesByAddress,
        RateLimiter cardSetsByPerson,
        RateLimiter cardSetsByAddress,
        RateLimiter lookupsByAddress,
        RateLimiter exportsByPerson,
        RateLimiter reportsByPerson,
        RateLimiter rulesQueriesByAddress,
        RateLimiter analysesByAddress,
        RateLimiter computationsByAddress,
        RateLimiter readsByAddress,
        RateLimiter handshakesByAddress,
        RateLimiter messagesByAddress,
        RateLimiter quickRefusalsByAddress) {

    private static final int KEYS = 20_000;

    /**
     * The limits of a server.
     *
     * @param sockets how many sockets an address may have open
     */
    public static RateLimits defaults(InstantSource clock, int sockets) {
        return new RateLimits(
                new RateLimiter(10, Duration.ofMinutes(1), KEYS, clock),
                new RateLimiter(200, Duration.ofSeconds(20), KEYS, clock),
                new RateLimiter(60, Duration.ofSeconds(10), KEYS, clock),
                // As many guests as half the sockets: a club where everybody comes at once.
                new RateLimiter(Math.max(100, sockets / 2), Duration.ofSeconds(6), KEYS, clock),
                new RateLimiter(10, Duration.ofSeconds(2), KEYS, clock),
                new RateLimiter(20, Duration.ofSeconds(15), KEYS, clock),
                new RateLimiter(Math.max(100, sockets), Duration.ofSeconds(5), KEYS, clock),
                new RateLimiter(20, Duration.ofMinutes(1), KEYS, clock),
                new RateLimiter(60, Duration.ofSeconds(30), KEYS, clock),
                new RateLimiter(100, Duration.ofSeconds(1), KEYS, clock),
                new RateLimiter(5, Duration.ofMinutes(5), KEYS, clock),
                new RateLimiter(5, Duration.ofMinutes(2), KEYS, clock),
                new RateLimiter(600, Duration.ofMillis(50), KEYS, clock),
                new RateLimiter(200, Duration.ofSeconds(1), KEYS, clock),
                new RateLimiter(200, Duration.ofMillis(200), KEYS, clock),
                new RateLimiter(600, Duration.ofMillis(50), KEYS, clock),
                // After a restart all reconnect at once, and perhaps once more.
                new RateLimiter(2 * sockets, Duration.ofMinutes(1).dividedBy(sockets), KEYS, clock),
                new RateLimiter(10 * sockets + 100, Duration.ofSeconds(1).dividedBy(2L * sockets), KEYS, clock),
                new RateLimiter(50, Duration.ofSeconds(1), KEYS, clock));
    }

    /** The key of an address. IPv6 networks are assigned per household, so only the first 64 bits count. */
    public static String key(InetAddress address) {
        byte[] bytes = address.getAddress();
        return HexFormat.of().formatHex(address instanceof Inet6Address ? Arrays.copyOf(bytes, 8) : bytes);
    }

    /** The key of a written address, with or without the length of an IPv6 network; empty if it is none. */
    public static Optional<String> keyOf(String text) {
        String bare = text.strip().replaceFirst("/64$", "");
        try {
            return Optional.of(key(InetAddress.ofLiteral(bare)));
        } catch (IllegalArgumentException unreadable) {
            return Optional.empty();
        }
    }

    /** The address behind a key, for people: an IPv4 address, or an IPv6 network. */
    public static String addressOf(String key) {
        byte[] bytes = HexFormat.of().parseHex(key);
        try {
            return bytes.length == IPV4_BYTES
                    ? InetAddress.getByAddress(bytes).getHostAddress()
                    : InetAddress.getByAddress(Arrays.copyOf(bytes, IPV6_BYTES)).getHostAddress() + "/64";
        } catch (UnknownHostException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static final int IPV4_BYTES = 4;
    private static final int IPV6_BYTES = 16;
}
