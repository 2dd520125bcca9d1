package parlour.explorer;

import java.util.Arrays;

/** Numbers as bytes, written or read from the beginning on. */
final class Bytes {

    private byte[] bytes;
    private int at;

    Bytes() {
        this(new byte[1 << 16]);
    }

    Bytes(byte[] bytes) {
        this.bytes = bytes;
    }

    void put(long number, int length) {
        if (at + length > bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * bytes.length);
        }
        for (int shift = 8 * (length - 1); shift >= 0; shift -= 8) {
            bytes[at++] = (byte) (number >>> shift);
        }
    }

    /** A number that is mostly small. */
    void putShort(int number) {
        int left = number;
        while (left > 127) {
            put((left & 127) | 128, 1);
            left >>>= 7;
        }
        put(left, 1);
    }

    byte[] all() {
        return Arrays.copyOf(bytes, at);
    }

    long take(int length) {
        if (at + length > bytes.length) {
            throw new IllegalArgumentException("the file ends after " + bytes.length + " bytes");
        }
        long number = 0;
        for (int i = 0; i < length; i++) {
            number = (number << 8) | (bytes[at++] & 255);
        }
        return number;
    }

    int takeShort() {
        int number = 0;
        for (int shift = 0; shift < 32; shift += 7) {
            int next = (int) take(1);
            number |= (next & 127) << shift;
            if (next < 128) {
                return number;
            }
        }
        throw new IllegalArgumentException("a number too long at byte " + at);
    }

    boolean isAtEnd() {
        return at == bytes.length;
    }
}
