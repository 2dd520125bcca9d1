package parlour.cli.console;

import java.io.BufferedReader;
import java.io.PrintWriter;
import parlour.game.Language;
import parlour.game.Text;

/** The terminal as needed by a game. */
public interface Terminal {

    BufferedReader in();

    PrintWriter out();

    Language language();

    /** Whether input comes from a terminal, so that prompts make sense. */
    boolean inIsTerminal();

    boolean outIsTerminal();

    boolean colours();

    default String in(Text text) {
        return text.in(language());
    }
}
