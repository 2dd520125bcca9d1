package parlour.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

final class PagesTest {

    @Test
    void whatIsNotThereIsNotKeptInMemory() {
        Pages pages = new Pages();
        for (int i = 0; i < 1_000; i++) {
            assertTrue(pages.file("nothing" + i + ".png").isEmpty());
        }
        assertEquals(0, pages.kept());
        assertTrue(pages.file("index.html").isPresent());
        assertTrue(pages.file("index.html").isPresent());
        assertEquals(1, pages.kept());
    }

    @Test
    void anEncodingIsAcceptedIfItIsNamedAndNotRefused() {
        assertTrue(Pages.accepts("gzip, deflate, br", "br"));
        assertTrue(Pages.accepts("BR;q=1.0", "br"));
        assertFalse(Pages.accepts("gzip, deflate", "br"));
        assertFalse(Pages.accepts("br;q=0, gzip", "br"));
        assertFalse(Pages.accepts("br; q=0.00", "br"));
        assertFalse(Pages.accepts("", "br"));
    }
}
