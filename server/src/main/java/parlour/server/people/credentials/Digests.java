package parlour.server.people.credentials;

import java.security.InvalidKeyException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/** SHA-256, HMAC-SHA-256, and comparison in constant time. */
public final class Digests {

    private static final String HMAC = "HmacSHA256";

    private Digests() {}

    public static byte[] sha256(byte[] bytes) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(bytes);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** The key must not be empty. */
    public static byte[] hmacSha256(byte[] key, byte[] message) {
        try {
            Mac mac = Mac.getInstance(HMAC);
            mac.init(new SecretKeySpec(key, HMAC));
            return mac.doFinal(message);
        } catch (NoSuchAlgorithmException | InvalidKeyException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Takes constant time, so that a digest cannot be guessed byte by byte. */
    public static boolean areEqual(byte[] one, byte[] other) {
        return MessageDigest.isEqual(one, other);
    }
}
