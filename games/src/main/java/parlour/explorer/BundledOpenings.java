package parlour.explorer;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.conquest.ConquestRules;

/** The tables that Parlour comes with: games its own computer players have played. */
public final class BundledOpenings {

    private BundledOpenings() {}

    /**
     * Whose table has games by the rules of this position: that of 6 Faces if any die wins on the enemy's Key square.
     * None if the Key die may not capture, which changes too much.
     */
    public static Optional<Conquest> edition(ConquestPosition position) {
        ConquestRules rules = position.rules();
        if (!rules.keyCaptures()) {
            return Optional.empty();
        }
        return Optional.of(rules.anyDieWins() ? Conquest.SIX_FACES : Conquest.CONQUEST);
    }

    /** Reads the table of an edition; it is not kept in memory. */
    public static OpeningTable table(Conquest edition) {
        return OpeningTable.read(bytes(edition.id() + ".openings"));
    }

    /** The text of the names, see {@link OpeningNames}. */
    static String names() {
        return new String(bytes("names.txt"), StandardCharsets.UTF_8);
    }

    private static byte[] bytes(String resource) {
        try (InputStream in = BundledOpenings.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("no " + resource);
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
