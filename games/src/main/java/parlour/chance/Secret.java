package parlour.chance;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The 32 bytes a host commits to before a match and reveals after it. It is printed only on purpose. */
public final class Secret {

    public static final int LENGTH = 32;

    private final byte[] bytes;

    private Secret(byte[] bytes) {
        this.bytes = bytes;
    }

    /**
     * A secret of the host's.
     *
     * @param random 32 bytes that nobody else knows
     */
    public static Secret of(byte[] random) {
        if (random.length != LENGTH) {
            throw new IllegalArgumentException(random.length + " bytes for a secret");
        }
        return new Secret(random.clone());
    }

    /** Reads what {@link #reveal} wrote, in either case; nothing if the text is not 64 hexadecimal digits. */
    public static Optional<Secret> read(String hex) {
        return Hex.read(hex).filter(bytes -> bytes.length == LENGTH).map(Secret::new);
    }

    /** What may be published at once: the SHA-256 of the bytes, as 64 lower-case hexadecimal digits. */
    public String commitment() {
        return Hex.write(Sha256.digest(bytes));
    }

    /** The secret itself, as 64 lower-case hexadecimal digits: for the host's own log, and for all once the match is over. */
    public String reveal() {
        return Hex.write(bytes);
    }

    /**
     * Another secret, which follows from this one and tells nothing about it: the same every time, so that it can be
     * committed to early and need not be kept.
     *
     * @param purpose names what it is for, and nothing else
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
