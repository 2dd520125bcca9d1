package parlour.server.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import parlour.server.version.Version;

final class StaticFilesTest {

    @Test
    void missingFilesAreNotCached() {
        StaticFiles pages = new StaticFiles();
        for (int i = 0; i < 1_000; i++) {
            assertTrue(pages.file("nothing" + i + ".png").isEmpty());
        }
        assertEquals(0, pages.kept());
        assertTrue(pages.file("index.html").isPresent());
        assertTrue(pages.file("index.html").isPresent());
        assertEquals(1, pages.kept());
    }

    @Test
    void serviceWorkerContainsTheEngineManifest() {
        StaticFiles pages = new StaticFiles();
        String worker = new String(pages.worker().orElseThrow(), StandardCharsets.UTF_8);
        String engine = pages.file("engine.json")
                .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
                .orElse("undefined");
        assertTrue(worker.startsWith("self.parlourEngine = " + engine + ";\n"), worker.substring(0, 80));
        assertTrue(worker.contains("/assets/index-"));
        assertFalse(worker.contains("__KEPT__"));
    }

    @Test
    void pageAndServiceWorkerNameTheirVersion() {
        StaticFiles pages = new StaticFiles();
        String page = new String(pages.file("index.html").orElseThrow(), StandardCharsets.UTF_8);
        String worker = new String(pages.worker().orElseThrow(), StandardCharsets.UTF_8);
        assertTrue(page.contains("<meta name=\"parlour-version\" content=\"" + Version.CURRENT + "\""), page);
        assertTrue(worker.contains("self.parlourVersion = \"" + Version.CURRENT + "\";"));
    }

    @Test
    void licencesAreShownWithTheirTexts() throws IOException {
        String licences = new String(new StaticFiles().file("licences.txt").orElseThrow(), StandardCharsets.UTF_8);
        assertTrue(licences.contains("Svelte (MIT)"));
        try (Stream<Path> files = Files.list(Path.of("../licences"))) {
            for (Path file : files.toList()) {
                assertTrue(StaticFiles.LICENCE_FILES.contains(file.getFileName().toString()), file::toString);
                assertTrue(licences.contains(Files.readString(file)), file::toString);
            }
        }
    }

    @Test
    void encodingIsAcceptedIfListedWithNonzeroWeight() {
        assertTrue(StaticFiles.accepts("gzip, deflate, br", "br"));
        assertTrue(StaticFiles.accepts("BR;q=1.0", "br"));
        assertFalse(StaticFiles.accepts("gzip, deflate", "br"));
        assertFalse(StaticFiles.accepts("br;q=0, gzip", "br"));
        assertFalse(StaticFiles.accepts("br; q=0.00", "br"));
        assertFalse(StaticFiles.accepts("", "br"));
    }
}
