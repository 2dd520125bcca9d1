package parlour.bot.runtime;

import java.io.IOException;
import parlour.game.Text;

/** A file that is not what it claims to be: nothing of it is used. */
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
