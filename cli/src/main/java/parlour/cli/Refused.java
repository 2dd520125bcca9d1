package parlour.cli;

import parlour.game.Text;

/** Ends a command with one sentence and exit code 1. */
public final class Refused extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Text sentence;

    public Refused(Text sentence) {
        super(sentence.en());
        this.sentence = sentence;
    }

    public Refused(String en, String fr) {
        this(new Text(en, fr));
    }

    public Text sentence() {
        return sentence;
    }
}
