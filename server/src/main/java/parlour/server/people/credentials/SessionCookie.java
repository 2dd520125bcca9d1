package parlour.server.people.credentials;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import parlour.server.people.RandomIds;
import parlour.server.people.SecretText;

/**
 * The cookie of a session: {@code id.secret}. The server stores only the digest of the secret.
 *
 * @param id names the session
 * @param secret 32 random bytes
 */
public record SessionCookie(String id, SecretText secret) {

    private static final int BYTES = 32;
    private static final int ID_LENGTH = 16;

    private static final Pattern SHAPE = Pattern.compile("([0-9a-z]{16})\\.([A-Za-z0-9_-]{43})");

    public static SessionCookie create() {
        return of(RandomIds.bytes(BYTES));
    }

    /** The cookie made of these bytes: the same bytes make the same cookie. */
    static SessionCookie of(byte[] bytes) {
        String secret = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
        String id = hexOfSha256("id of " + secret).substring(0, ID_LENGTH);
        return new SessionCookie(id, new SecretText(secret));
    }

    /** Empty if the text has another form. */
    public static Optional<SessionCookie> read(String text) {
        Matcher parts = SHAPE.matcher(text);
        return parts.matches()
                ? Optional.of(new SessionCookie(parts.group(1), new SecretText(parts.group(2))))
                : Optional.empty();
    }

    public SecretText text() {
        return new SecretText(id + "." + secret.reveal());
    }

    public String digest() {
        return hexOfSha256(secret.reveal());
    }

    /** Takes constant time. */
    public boolean hasDigest(String other) {
        return Digests.areEqual(
                digest().getBytes(StandardCharsets.US_ASCII), other.getBytes(StandardCharsets.US_ASCII));
    }

    private static String hexOfSha256(String text) {
        return HexFormat.of().formatHex(Digests.sha256(text.getBytes(StandardCharsets.US_ASCII)));
    }
}
