package parlour.cli.console;

import parlour.game.Text;
import picocli.CommandLine;

/** A wrong argument with its own message: exit code 2. */
public final class BadArgument extends CommandLine.ParameterException {

    private static final long serialVersionUID = 1L;

    private final transient Text sentence;

    public BadArgument(CommandLine line, Text sentence) {
        super(line, sentence.en());
        this.sentence = sentence;
    }

    Text sentence() {
        return sentence;
    }
}
