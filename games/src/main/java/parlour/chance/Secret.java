package parlour.chance;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The 32 bytes a host commits to before a match and reveals after it. Only {@link #reveal} prints them. */
public final class Secret {

    public static final int LENGTH = 32;

    private final byte[] bytes;

    private Secret(byte[] bytes) {
        this.bytes = bytes;
    }

    /**
     * A secret from random bytes.
     *
     * @param random 32 bytes known only to the host
     */
    public static Secret of(byte[] random) {
        if (random.length != LENGTH) {
            throw new IllegalArgumentException(random.length + " bytes for a secret");
        }
        return new Secret(random.clone());
    }

    /** Parses the output of {@link #reveal}, in either case; empty if the text is not 64 hexadecimal digits. */
    public static Optional<Secret> read(String hex) {
        return Hex.read(hex).filter(bytes -> bytes.length == LENGTH).map(Secret::new);
    }

    /** The SHA-256 of the bytes, as 64 lower-case hexadecimal digits; may be published at once. */
    public String commitment() {
        return Hex.write(Sha256.digest(bytes));
    }

    /**
     * The secret itself, as 64 lower-case hexadecimal digits: for the host's log, and public once the match is over.
     */
    public String reveal() {
        return Hex.write(bytes);
    }

    /**
     * Another secret, derived from this one without revealing anything about it. Deterministic, so that the host can
     * commit to it early and need not store it.
     *
     * @param purpose an identifier of what the derived secret is used for
     */
    public Secret derive(String purpose) {
        return new Secret(hmac(purpose.getBytes(StandardCharsets.UTF_8)));
    }

    byte[] hmac(byte[] message) {
        return Sha256.hmac(bytes, message);
    }

    @Override
    public String toString() {
        return "Secret[hidden]";
    }
}
