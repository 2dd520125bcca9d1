package parlour.server.people.credentials;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Base64;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parlour.server.people.SecretText;

/**
 * Session cookies: {@code id.sessionVersion.issued.seal}. The seal is an HMAC-SHA-256 under the host's key.
 *
 * <p>Raising a person's session version revokes older cookies: the caller compares it with the one in the cookie.
 */
public final class SessionCookies {

    /** The longest that browsers keep a cookie. */
    public static final Duration LIFE = Duration.ofDays(400);

    private static final Duration RENEWED_AFTER = Duration.ofDays(30);

    private static final String PURPOSE = "parlour/cookie/1 ";

    private static final Pattern SHAPE = Pattern.compile(
            "(?<said>([A-Za-z0-9_-]{1,64})\\.([0-9]{1,9})\\.([0-9]{1,11}))\\.(?<seal>[A-Za-z0-9_-]{43})");

    private final byte[] key;
    private final InstantSource clock;

    /**
     * Cookies signed with a key.
     *
     * @param key 32 secret random bytes
     */
    public SessionCookies(byte[] key, InstantSource clock) {
        this.key = key.clone();
        this.clock = clock;
    }

    /**
     * The content of a valid cookie.
     *
     * @param isOld whether it should be replaced by a new one
     */
    public record Claim(String person, int sessionVersion, boolean isOld) {}

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
        Duration age = Duration.between(issued, clock.instant());
        return age.compareTo(LIFE) > 0
                ? Optional.empty()
                : Optional.of(
                        new Claim(parts.group(2), Integer.parseInt(parts.group(3)), age.compareTo(RENEWED_AFTER) > 0));
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
