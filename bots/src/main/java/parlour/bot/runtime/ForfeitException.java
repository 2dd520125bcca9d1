package parlour.bot.runtime;

import parlour.game.Text;

/**
 * A bot cannot continue its game through its own fault: the program died, hung, or did not return a legal move. Thrown
 * by {@link ExternalBot#chooseMove}; the host of the game decides the consequences.
 */
public final class ForfeitException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String reason;
    private final transient Text sentence;

    /**
     * A fault of a bot.
     *
     * @param reason a stable code in kebab case
     * @param sentence what happened, naming the bot
     */
    public ForfeitException(String reason, Text sentence) {
        super(sentence.en());
        this.reason = reason;
        this.sentence = sentence;
    }

    public String reason() {
        return reason;
    }

    public Text sentence() {
        return sentence;
    }
}
