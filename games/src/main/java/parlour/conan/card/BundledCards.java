package parlour.conan.card;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * The text of the bundled card set: a resource beside the classes, compiled in for the browser.
 */
final class BundledCards {

    private BundledCards() {}

    static String json() {
        try (InputStream in = BundledCards.class.getResourceAsStream("cards.json")) {
            if (in == null) {
                throw new IllegalStateException("no cards.json");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
