package parlour.bench.load;

import java.nio.charset.StandardCharsets;

/**
 * A message from the server, in the buffer it was read into. Parsed only as far as needed: the fields a load needs are
 * at the beginning of every message.
 */
public final class ServerMessage {

    private static final byte[] TYPE = ascii("{\"type\":\"");
    private static final byte[] NUMBER = ascii("\"seq\":");
    private static final byte[] KIND = ascii("\"kind\":\"");
    private static final byte[] TABLE = ascii("\"table\":\"");

    private final byte[] bytes;
    private final int from;
    private final int length;

    /** Refers to the current content of {@code bytes}: must be used before anything else is read. */
    ServerMessage(byte[] bytes, int from, int length) {
        this.bytes = bytes;
        this.from = from;
        this.length = length;
    }

    String type() {
        return word(from + TYPE.length);
    }

    /** The first number; −1 if there is none. */
    int number() {
        int at = after(NUMBER, from);
        if (at < 0) {
            return -1;
        }
        int number = 0;
        while (bytes[at] >= '0' && bytes[at] <= '9') {
            number = number * 10 + bytes[at++] - '0';
        }
        return number;
    }

    /** The kind of an event. */
    String kind() {
        return word(after(KIND, from));
    }

    /** The table a message is about. */
    String table() {
        return word(after(TABLE, from));
    }

    /** The table of the rematch. */
    String nextTable() {
        return word(after(TABLE, after(KIND, from)));
    }

    /** The text up to the next quotation mark. */
    private String word(int at) {
        int end = at;
        while (bytes[end] != '"') {
            end++;
        }
        return new String(bytes, at, end - at, StandardCharsets.ISO_8859_1);
    }

    private int after(byte[] what, int begin) {
        int last = from + length - what.length;
        for (int at = begin; at <= last; at++) {
            int same = 0;
            while (same < what.length && bytes[at + same] == what[same]) {
                same++;
            }
            if (same == what.length) {
                return at + same;
            }
        }
        return -1;
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    @Override
    public String toString() {
        return new String(bytes, from, length, StandardCharsets.UTF_8);
    }
}
