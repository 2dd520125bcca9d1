package parlour.server.people.credentials;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parlour.server.people.SecretText;

/**
 * The cookies of earlier versions: {@code id.sessionVersion.issued.seal}, where the seal is an HMAC-SHA-256 under the
 * host's key. They were valid for 400 days without a trace on the server. Each is exchanged for a session once, so that
 * nobody is signed out by the update; 400 days after it, this class has no use any more.
 */
public final class SealedCookies {

    private static final Duration LIFE = Duration.ofDays(400);

    private static final String PURPOSE = "parlour/cookie/1 ";
    private static final String EXCHANGE = "parlour/session/1 ";

    private static final Pattern SHAPE = Pattern.compile(
            "(?<said>([A-Za-z0-9_-]{1,64})\\.([0-9]{1,9})\\.([0-9]{1,11}))\\.(?<seal>[A-Za-z0-9_-]{43})");

    private final byte[] key;
    private final InstantSource clock;

    /**
     * Cookies signed with a key.
     *
     * @param key 32 secret random bytes
     */
    public SealedCookies(byte[] key, InstantSource clock) {
        this.key = key.clone();
        this.clock = clock;
    }

    /** The content of a valid cookie. It has been revoked if the person's session version is another one now. */
    public record Claim(String person, int sessionVersion) {}

    /** A cookie as earlier versions issued them. */
    public SecretText issue(String person, int sessionVersion) {
        String said = person + "." + sessionVersion + "." + clock.instant().getEpochSecond();
        return new SecretText(said + "." + seal(said));
    }

    /** Verifies a cookie; empty if it was not issued here, or has expired. */
    public Optional<Claim> read(String value) {
        Matcher parts = SHAPE.matcher(value);
        if (!parts.matches()) {
            return Optional.empty();
        }
        if (!Digests.areEqual(ascii(seal(parts.group("said"))), ascii(parts.group("seal")))) {
            return Optional.empty();
        }
        Instant issued = Instant.ofEpochSecond(Long.parseLong(parts.group(4)));
        return Duration.between(issued, clock.instant()).compareTo(LIFE) > 0
                ? Optional.empty()
                : Optional.of(new Claim(parts.group(2), Integer.parseInt(parts.group(3))));
    }

    /** The cookie to exchange it for. Always the same, because a page sends several requests with the old one at once. */
    public SessionCookie exchanged(String value) {
        return SessionCookie.of(Digests.hmacSha256(key, ascii(EXCHANGE + value)));
    }

    /** What is remembered of an exchanged cookie. */
    public static String digest(String value) {
        return HexFormat.of().formatHex(Digests.sha256(ascii(value)));
    }

    private String seal(String said) {
        byte[] seal = Digests.hmacSha256(key, ascii(PURPOSE + said));
        return Base64.getUrlEncoder().withoutPadding().encodeToString(seal);
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    @Override
    public String toString() {
        return "Cookies[hidden]";
    }
}
