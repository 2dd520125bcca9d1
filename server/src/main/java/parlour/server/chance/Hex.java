package parlour.server.chance;

import java.util.HexFormat;
import java.util.Optional;

/** Hexadecimal text from outside. */
final class Hex {

    private Hex() {}

    static Optional<byte[]> read(String text) {
        try {
            return Optional.of(HexFormat.of().parseHex(text));
        } catch (IllegalArgumentException notHexadecimal) {
            return Optional.empty();
        }
    }
}
