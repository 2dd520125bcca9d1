package parlour.server.http;

import java.util.Optional;
import parlour.conquest.Handedness;
import parlour.game.Language;

/** Renders printable charts. Passed to the server by programs that can draw them. */
@FunctionalInterface
public interface ChartPdfs {

    /** Has no charts. */
    ChartPdfs NONE = (top, hand, language) -> Optional.empty();

    /**
     * The chart of Conquest for one face, as PDF.
     *
     * @param top the face that is up at first, 1 to 6; 0 for all six on one sheet
     * @param hand the kind of dice
     */
    Optional<byte[]> chart(int top, Handedness hand, Language language);
}
