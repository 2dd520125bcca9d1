package parlour.cli.console;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import parlour.game.Language;
import parlour.game.Text;

/** The input and output of a command, its language, and whether these are terminals. */
public final class Console implements Terminal {

    /** Set by the launcher: which of the streams 0, 1 and 2 are terminals, as digits. */
    private static final String TERMINALS = System.getProperty("parlour.terminals", "");

    private final BufferedReader in;
    private final PrintWriter out;
    private final PrintWriter err;
    private final boolean inIsTerminal;
    private final boolean outIsTerminal;
    private final boolean errIsTerminal;
    private final boolean colours;
    private Language language;

    private Console(
            InputStream in, OutputStream out, OutputStream err, Language language, String terminals, boolean colours) {
        this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        this.out = new PrintWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
        this.err = new PrintWriter(new OutputStreamWriter(err, StandardCharsets.UTF_8), true);
        this.language = language;
        this.inIsTerminal = terminals.contains("0");
        this.outIsTerminal = terminals.contains("1");
        this.errIsTerminal = terminals.contains("2");
        this.colours = colours && outIsTerminal;
    }

    /** The console of this process. Always UTF-8: boards and accents must not depend on an unset locale. */
    public static Console ofProcess(Map<String, String> environment) {
        boolean colours = environment.getOrDefault("NO_COLOR", "").isEmpty()
                && !environment.getOrDefault("TERM", "dumb").equals("dumb");
        return new Console(
                new FileInputStream(FileDescriptor.in),
                new FileOutputStream(FileDescriptor.out),
                new FileOutputStream(FileDescriptor.err),
                languageOf(environment),
                TERMINALS,
                colours);
    }

    /** For tests: a console that is not a terminal. */
    public static Console of(InputStream in, OutputStream out, OutputStream err, Language language) {
        return new Console(in, out, err, language, "", false);
    }

    /** For tests: a console that is a terminal. */
    public static Console watched(InputStream in, OutputStream out, OutputStream err, Language language) {
        return new Console(in, out, err, language, "012", true);
    }

    /** The language from the environment, in the order of POSIX, after our own variable. */
    public static Language languageOf(Map<String, String> environment) {
        for (String name : new String[] {"PARLOUR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"}) {
            String tag = environment.getOrDefault(name, "");
            if (!tag.isEmpty()) {
                return Language.of(tag);
            }
        }
        return Language.ENGLISH;
    }

    @Override
    public BufferedReader in() {
        return in;
    }

    @Override
    public PrintWriter out() {
        return out;
    }

    public PrintWriter err() {
        return err;
    }

    @Override
    public Language language() {
        return language;
    }

    public void speak(Language other) {
        language = other;
    }

    /** Whether standard input is a terminal. */
    @Override
    public boolean inIsTerminal() {
        return inIsTerminal;
    }

    @Override
    public boolean outIsTerminal() {
        return outIsTerminal;
    }

    /** Whether to draw progress. */
    public boolean errIsTerminal() {
        return errIsTerminal;
    }

    /** Whether colours may be used on {@link #out}. */
    @Override
    public boolean colours() {
        return colours;
    }

    @Override
    public String in(Text text) {
        return text.in(language);
    }

    public void say(Text text) {
        out.println(in(text));
    }

    public void complain(Text text) {
        out.flush();
        err.println(in(text));
    }
}
