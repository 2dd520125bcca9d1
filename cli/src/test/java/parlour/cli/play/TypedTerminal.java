package parlour.cli.play;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import parlour.cli.console.Terminal;
import parlour.game.Language;

/** A terminal with these typed lines, which records the output. */
final class TypedTerminal implements Terminal {

    private final BufferedReader in;
    private final StringWriter printed = new StringWriter();
    private final PrintWriter out = new PrintWriter(printed);

    TypedTerminal(List<String> lines) {
        in = new BufferedReader(new StringReader(String.join("\n", lines) + "\n"));
    }

    String printed() {
        out.flush();
        return printed.toString();
    }

    @Override
    public BufferedReader in() {
        return in;
    }

    @Override
    public PrintWriter out() {
        return out;
    }

    @Override
    public Language language() {
        return Language.ENGLISH;
    }

    @Override
    public boolean inIsTerminal() {
        return true;
    }

    @Override
    public boolean outIsTerminal() {
        return true;
    }

    @Override
    public boolean colours() {
        return false;
    }

    /** Saves nothing. */
    enum NoSaver implements GameSaver {
        INSTANCE;

        @Override
        public void afterMove(TerminalGame game) {}

        @Override
        public void save(TerminalGame game, String typed) {}

        @Override
        public void offer(TerminalGame game) {}

        @Override
        public Optional<TerminalGame> load(String typed) {
            return Optional.empty();
        }
    }
}
