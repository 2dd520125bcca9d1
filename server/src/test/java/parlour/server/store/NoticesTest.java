package parlour.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class NoticesTest {

    private final Notices here = new Notices();
    private final Notices there = new Notices();

    @Test
    void whatOneWritesTheOtherReads() {
        assertEquals(Optional.of(new Notices.Said("lobby", "a b  c")), there.heard(here.said("lobby", "a b  c")));
        assertEquals(Optional.of(new Notices.Said("lobby", "")), there.heard(here.said("lobby", "")));
        assertEquals(Optional.of(new Notices.Appended("k7qm", 12)), there.heard(here.appended("k7qm", 12)));
    }

    @Test
    void nobodyHearsThemselves() {
        assertEquals(Optional.empty(), here.heard(here.said("lobby", "a")));
        assertEquals(Optional.empty(), here.heard(here.appended("k7qm", 12)));
    }

    @Test
    void whatIsNotUnderstoodIsPassedOver() {
        assertEquals(Optional.empty(), here.heard(""));
        assertEquals(Optional.empty(), here.heard("somebody 1 sang loudly and long"));
    }

    @Test
    void twiceTheSameIsTwice() {
        assertNotEquals(here.said("lobby", "a"), here.said("lobby", "a"));
    }

    @Test
    void theLongestNoticeFits() {
        String longest = here.said("topic", "é".repeat((Notices.MOST_BYTES - "topic".length()) / 2));
        assertTrue(longest.getBytes(StandardCharsets.UTF_8).length < 8_000);
        assertThrows(IllegalArgumentException.class, () -> here.said("topic", "x".repeat(Notices.MOST_BYTES - 4)));
    }

    @Test
    void aTopicIsOneWord() {
        assertThrows(IllegalArgumentException.class, () -> here.said("", "a"));
        assertThrows(IllegalArgumentException.class, () -> here.said("two words", "a"));
    }
}
