package parlour.conan.card;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * The text of the card set that lies beside the classes. The only class of the games that reads anything: what it reads is
 * part of the program, and a browser has it compiled in.
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
