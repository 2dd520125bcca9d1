package parlour.bot.runtime;

import java.io.IOException;
import parlour.game.Text;

/** A file is damaged or of another kind: nothing of it is used. */
public final class DamagedFileException extends IOException {

    private static final long serialVersionUID = 1L;

    private final transient Text sentence;

    DamagedFileException(Text sentence) {
        super(sentence.en());
        this.sentence = sentence;
    }

    public Text sentence() {
        return sentence;
    }
}
