package parlour.chance;

import java.util.Optional;

/** Bytes as hexadecimal digits, written in lower case. */
final class Hex {

    private static final String DIGITS = "0123456789abcdef";

    private Hex() {}

    /** Parses digits in either case; empty if there are other characters, or an odd number of digits. */
    static Optional<byte[]> read(String text) {
        byte[] bytes = new byte[text.length() / 2];
        for (int i = 0; i < text.length(); i++) {
            int digit = digit(text.charAt(i));
            if (digit < 0 || text.length() % 2 != 0) {
                return Optional.empty();
            }
            bytes[i / 2] = (byte) (bytes[i / 2] << 4 | digit);
        }
        return Optional.of(bytes);
    }

    private static int digit(char c) {
        return DIGITS.indexOf(c >= 'A' && c <= 'F' ? c - 'A' + 'a' : c);
    }

    static String write(byte[] bytes) {
        StringBuilder text = new StringBuilder();
        for (byte b : bytes) {
            text.append(DIGITS.charAt(b >> 4 & 15)).append(DIGITS.charAt(b & 15));
        }
        return text.toString();
    }
}
