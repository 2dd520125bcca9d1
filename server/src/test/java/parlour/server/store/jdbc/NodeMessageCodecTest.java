package parlour.server.store.jdbc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parlour.server.store.NodeMessages;

final class NodeMessageCodecTest {

    private final NodeMessageCodec here = new NodeMessageCodec();
    private final NodeMessageCodec there = new NodeMessageCodec();

    @Test
    void otherNodeDecodesMessages() {
        assertEquals(
                Optional.of(new NodeMessageCodec.Message("lobby", "a b  c")),
                there.decode(here.encodeMessage("lobby", "a b  c")));
        assertEquals(
                Optional.of(new NodeMessageCodec.Message("lobby", "")), there.decode(here.encodeMessage("lobby", "")));
        assertEquals(
                Optional.of(new NodeMessageCodec.Appended("k7qm", 12)), there.decode(here.encodeAppended("k7qm", 12)));
    }

    @Test
    void ownMessagesAreNotReceived() {
        assertEquals(Optional.empty(), here.decode(here.encodeMessage("lobby", "a")));
        assertEquals(Optional.empty(), here.decode(here.encodeAppended("k7qm", 12)));
    }

    @Test
    void unknownMessagesAreIgnored() {
        assertEquals(Optional.empty(), here.decode(""));
        assertEquals(Optional.empty(), here.decode("somebody 1 sang loudly and long"));
    }

    @Test
    void equalMessagesEncodeDifferently() {
        assertNotEquals(here.encodeMessage("lobby", "a"), here.encodeMessage("lobby", "a"));
    }

    @Test
    void longestMessageFits() {
        String longest = here.encodeMessage("topic", "é".repeat((NodeMessages.MAX_BYTES - "topic".length()) / 2));
        assertTrue(longest.getBytes(StandardCharsets.UTF_8).length < 8_000);
        assertThrows(
                IllegalArgumentException.class,
                () -> here.encodeMessage("topic", "x".repeat(NodeMessages.MAX_BYTES - 4)));
    }

    @Test
    void topicIsOneWord() {
        assertThrows(IllegalArgumentException.class, () -> here.encodeMessage("", "a"));
        assertThrows(IllegalArgumentException.class, () -> here.encodeMessage("two words", "a"));
    }
}
