package parlour.chance;

import java.nio.charset.StandardCharsets;

/** The SHA-256 of a text in UTF-8, as {@code sha256:} and 64 lower-case hexadecimal digits. */
public final class Fingerprint {

    public static final String PREFIX = "sha256:";

    private static final int LENGTH = PREFIX.length() + 64;

    private Fingerprint() {}

    public static String of(String text) {
        return PREFIX + Hex.write(Sha256.digest(text.getBytes(StandardCharsets.UTF_8)));
    }

    /** Whether a text has the form of a fingerprint. */
    public static boolean isOne(String text) {
        if (text.length() != LENGTH || !text.startsWith(PREFIX)) {
            return false;
        }
        for (int i = PREFIX.length(); i < LENGTH; i++) {
            char c = text.charAt(i);
            if ((c < '0' || c > '9') && (c < 'a' || c > 'f')) {
                return false;
            }
        }
        return true;
    }
}
