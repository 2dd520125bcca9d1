package parlour.browser.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.InvalidKeyException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.junit.jupiter.api.Test;

final class DrawsTest {

    /** The server's own, computed by docs/chance.py. */
    private static final Path VECTORS = Path.of("../server/src/test/resources/parlour/server/chance/vectors.txt");

    @Test
    void digestsAreThoseOfTheJdkForMessagesOfEveryLength() throws NoSuchAlgorithmException, InvalidKeyException {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        Mac mac = Mac.getInstance("HmacSHA256");
        for (int length = 0; length < 200; length++) {
            byte[] message = new byte[length];
            for (int i = 0; i < length; i++) {
                message[i] = (byte) (31 * i + length);
            }
            assertEquals(hex(digest.digest(message)), hex(Sha256.digest(message)), "length " + length);
            byte[] key = Arrays.copyOf(digest.digest(message), 1 + length % 32);
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
            assertEquals(hex(mac.doFinal(message)), hex(Sha256.hmac(key, message)), "length " + length);
        }
    }

    @Test
    void drawsAreTheServers() throws IOException {
        int rows = 0;
        for (String row : Files.readAllLines(VECTORS, StandardCharsets.UTF_8)) {
            if (!row.startsWith("#") && !row.isBlank()) {
                check(List.of(row.split(" \\| ", -1)));
                rows++;
            }
        }
        assertTrue(rows >= 10, rows + " rows");
    }

    private static void check(List<String> row) {
        List<String> seats = new ArrayList<>();
        for (String seat : row.get(1).split(" ", -1)) {
            seats.add(seat.equals("-") ? "" : seat);
        }
        Draws draws = new Draws(Secret.read(row.get(0)).orElseThrow(), seats, Long.parseLong(row.get(2)));
        for (String number : row.get(4).strip().split(" ", -1)) {
            assertEquals(Integer.parseInt(number), draws.below(Integer.parseInt(row.get(3))), row.toString());
        }
    }

    @Test
    void aSecretIsReadOnlyIfItIsOne() {
        assertTrue(Secret.read("00".repeat(31)).isEmpty());
        assertTrue(Secret.read("0g".repeat(32)).isEmpty());
        assertTrue(Secret.read("0").isEmpty());
        assertEquals("ab".repeat(32), Secret.read("ab".repeat(32)).orElseThrow().reveal());
    }

    private static String hex(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }
}
