package parlour.puzzle;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The text of the bundled puzzles: a resource beside the classes, compiled in for the browser. */
final class BundledPuzzles {

    private BundledPuzzles() {}

    static String text() {
        try (InputStream in = BundledPuzzles.class.getResourceAsStream("puzzles.txt")) {
            if (in == null) {
                throw new IllegalStateException("no puzzles.txt");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
