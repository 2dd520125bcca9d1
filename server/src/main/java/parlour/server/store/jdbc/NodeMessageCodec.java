package parlour.server.store.jdbc;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicLong;
import parlour.server.store.NodeMessages;

/** Encodes and decodes messages between nodes. */
public final class NodeMessageCodec {

    public static final String CHANNEL = "parlour";

    public sealed interface Decoded {}

    public record Message(String topic, String payload) implements Decoded {}

    public record Appended(String tableId, int upTo) implements Decoded {}

    private final String node =
            HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong());
    private final AtomicLong serial = new AtomicLong();

    /**
     * Encodes a message.
     *
     * @throws IllegalArgumentException if the topic is not a single word, or both together are too long
     */
    public String encodeMessage(String topic, String payload) {
        if (topic.isEmpty() || topic.contains(" ")) {
            throw new IllegalArgumentException("no single word: " + topic);
        }
        int bytes = (topic + payload).getBytes(StandardCharsets.UTF_8).length;
        if (bytes > NodeMessages.MAX_BYTES) {
            throw new IllegalArgumentException("a message of " + bytes + " bytes, at most " + NodeMessages.MAX_BYTES);
        }
        return prefix() + "said " + topic + " " + payload;
    }

    public String encodeAppended(String tableId, int upTo) {
        return prefix() + "appended " + upTo + " " + tableId;
    }

    /** PostgreSQL drops duplicate notifications within a transaction: the serial number keeps them distinct. */
    private String prefix() {
        return node + " " + Long.toString(serial.incrementAndGet(), Character.MAX_RADIX) + " ";
    }

    /** Empty if this node sent the message, or if its kind is unknown: a newer node may send more kinds. */
    public Optional<Decoded> decode(String text) {
        String[] parts = text.split(" ", 5);
        if (parts.length < 5 || parts[0].equals(node)) {
            return Optional.empty();
        }
        return switch (parts[2]) {
            case "said" -> Optional.of(new Message(parts[3], parts[4]));
            case "appended" -> Optional.of(new Appended(parts[4], Integer.parseInt(parts[3])));
            default -> Optional.empty();
        };
    }
}
