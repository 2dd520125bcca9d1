package parlour.server.chance;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Optional;
import parlour.server.digest.Digests;

/** The 32 bytes a host commits to before a match and reveals after it. It is printed only on purpose. */
public final class Secret {

    public static final int LENGTH = 32;

    private static final HexFormat HEX = HexFormat.of();

    private final byte[] bytes;

    private Secret(byte[] bytes) {
        this.bytes = bytes;
    }

    public static Secret random() {
        byte[] bytes = new byte[LENGTH];
        new SecureRandom().nextBytes(bytes);
        return new Secret(bytes);
    }

    /**
     * The secret of a match that has not been set yet: the same every time, so that its commitment can be told before
     * anybody brings bytes, and nothing need be kept until they do.
     *
     * @param key 32 random bytes only the host knows
     * @param match names one match, and no other ever
     */
    public static Secret of(byte[] key, String match) {
        return new Secret(Digests.hmacSha256(key, ("parlour secret of " + match).getBytes(StandardCharsets.UTF_8)));
    }

    /** Reads what {@link #reveal} wrote, in either case; nothing if the text is not 64 hexadecimal digits. */
    public static Optional<Secret> read(String hex) {
        return Hex.read(hex).filter(bytes -> bytes.length == LENGTH).map(Secret::new);
    }

    /** What may be published at once: the SHA-256 of the bytes, as 64 lower-case hexadecimal digits. */
    public String commitment() {
        return HEX.formatHex(Digests.sha256(bytes));
    }

    /** The secret itself, as 64 lower-case hexadecimal digits: for the host's own log, and for all once the match is over. */
    public String reveal() {
        return HEX.formatHex(bytes);
    }

    byte[] hmac(byte[] message) {
        return Digests.hmacSha256(bytes, message);
    }

    @Override
    public String toString() {
        return "Secret[hidden]";
    }
}
