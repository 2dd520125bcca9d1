package parlour.server.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
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
    void theServiceWorkerNamesTheEngineItBelongsTo() {
        Pages pages = new Pages();
        String worker = new String(pages.worker().orElseThrow(), StandardCharsets.UTF_8);
        String engine = pages.file("engine.json")
                .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
                .orElse("undefined");
        assertTrue(worker.startsWith("self.parlourEngine = " + engine + ";\n"), worker.substring(0, 80));
        assertTrue(worker.contains("/assets/index-"));
        assertFalse(worker.contains("__KEPT__"));
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
