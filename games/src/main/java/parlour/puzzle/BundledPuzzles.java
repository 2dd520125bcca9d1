package parlour.puzzle;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import parlour.game.Game;

/** The text of the bundled puzzles: resources beside the classes, one for each game. */
final class BundledPuzzles {

    private BundledPuzzles() {}

    static String text(Game game) {
        String name = game.id() + ".txt";
        try (InputStream in = BundledPuzzles.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("no " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
