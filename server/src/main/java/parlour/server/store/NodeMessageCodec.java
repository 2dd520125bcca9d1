package parlour.server.store;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicLong;

/** How a node writes what it tells the others, and reads what they tell. */
final class NodeMessageCodec {

    static final String CHANNEL = "parlour";
    /** PostgreSQL allows 7999; the rest is for what stands before the payload. */
    static final int MAX_BYTES = 7_500;

    sealed interface Decoded {}

    record Message(String topic, String payload) implements Decoded {}

    record Appended(String tableId, int upTo) implements Decoded {}

    private final String node =
            HexFormat.of().toHexDigits(ThreadLocalRandom.current().nextLong());
    private final AtomicLong serial = new AtomicLong();

    /** @throws IllegalArgumentException if the topic is no single word, or both together are too long */
    String encodeMessage(String topic, String payload) {
        if (topic.isEmpty() || topic.contains(" ")) {
            throw new IllegalArgumentException("no single word: " + topic);
        }
        int bytes = (topic + payload).getBytes(StandardCharsets.UTF_8).length;
        if (bytes > MAX_BYTES) {
            throw new IllegalArgumentException("a notice of " + bytes + " bytes, at most " + MAX_BYTES);
        }
        return prefix() + "said " + topic + " " + payload;
    }

    String encodeAppended(String tableId, int upTo) {
        return prefix() + "appended " + upTo + " " + tableId;
    }

    /** PostgreSQL delivers equal notices of one transaction only once: the serial number makes them differ. */
    private String prefix() {
        return node + " " + Long.toString(serial.incrementAndGet(), Character.MAX_RADIX) + " ";
    }

    /** Nothing if we have said it ourselves, or if it is not for us to understand: a newer node may say more. */
    Optional<Decoded> decode(String text) {
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
