package parlour.chance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.security.InvalidKeyException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;

final class Sha256Test {

    @Test
    void digestsMatchTheJdkForAllLengths() throws NoSuchAlgorithmException, InvalidKeyException {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        Mac mac = Mac.getInstance("HmacSHA256");
        for (int length = 0; length < 300; length++) {
            byte[] message = new byte[length];
            for (int i = 0; i < length; i++) {
                message[i] = (byte) (31 * i + length);
            }
            assertEquals(hex(digest.digest(message)), hex(Sha256.digest(message)), "length " + length);
            byte[] key = Arrays.copyOf(digest.digest(message), 1 + length % 64);
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
            assertEquals(hex(mac.doFinal(message)), hex(Sha256.hmac(key, message)), "length " + length);
        }
    }

    @Test
    void keyLongerThanABlockIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> Sha256.hmac(new byte[65], new byte[0]));
    }

    private static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }
}
