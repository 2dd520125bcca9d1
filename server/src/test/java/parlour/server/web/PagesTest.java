package parlour.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
}
