package parlour.browser.table;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The 32 bytes from which the chance of a match is drawn. Printed only on purpose. */
public final class Secret {

    private static final int LENGTH = 32;
    private static final byte[] RETURN = "parlour return game".getBytes(StandardCharsets.US_ASCII);

    private static final byte[] NAME = "parlour return table".getBytes(StandardCharsets.US_ASCII);

    private final byte[] bytes;

    private Secret(byte[] bytes) {
        this.bytes = bytes;
    }

    /** Nothing if the text is not 64 hexadecimal digits in lower case. */
    public static Optional<Secret> read(String hex) {
        return Hex.read(hex).filter(bytes -> bytes.length == LENGTH).map(Secret::new);
    }

    String commitment() {
        return Hex.write(Sha256.digest(bytes));
    }

    String reveal() {
        return Hex.write(bytes);
    }

    /** That of the return game, so that it can be committed to before anybody asks for one. */
    Secret next() {
        return new Secret(Sha256.hmac(bytes, RETURN));
    }

    /** What the table of the return game is called: the same however often the match is set up again. */
    String returnName() {
        return Hex.write(hmac(NAME)).substring(0, 12);
    }

    byte[] hmac(byte[] message) {
        return Sha256.hmac(bytes, message);
    }

    @Override
    public String toString() {
        return "Secret[hidden]";
    }
}
