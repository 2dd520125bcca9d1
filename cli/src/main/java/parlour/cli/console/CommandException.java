package parlour.cli.console;

import parlour.game.Text;

/** Ends a command with one sentence and exit code 1. */
public final class CommandException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Text sentence;

    public CommandException(Text sentence) {
        super(sentence.en());
        this.sentence = sentence;
    }

    public CommandException(String en, String fr) {
        this(new Text(en, fr));
    }

    public Text sentence() {
        return sentence;
    }
}
