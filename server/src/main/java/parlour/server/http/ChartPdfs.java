package parlour.server.http;

import java.util.Optional;
import parlour.game.Language;

/** Sheets to print. Whoever can draw them hands this to the server. */
@FunctionalInterface
public interface ChartPdfs {

    /** There is nothing to print. */
    ChartPdfs NONE = (top, language) -> Optional.empty();

    /**
     * The chart of Conquest for one face, as PDF.
     *
     * @param top the face that lies up at first, 1 to 6; 0 for all six on one sheet
     */
    Optional<byte[]> chart(int top, Language language);
}
