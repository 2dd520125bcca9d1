package parlour.bot.review;

/** The quality of a move compared with the best, by what the player could know. */
public enum Judgement {
    BEST,
    GOOD,
    MISTAKE,
    BLUNDER;

    /** A smaller loss than this counts as none. */
    static final double EQUAL = 0.01;

    /** From this loss on a move is a mistake, if the loss is statistically certain. */
    static final double MISTAKE_FROM = 0.08;

    /** From this loss on a move is a blunder, if it is certain that it was at least a mistake. */
    static final double BLUNDER_FROM = 0.2;

    /** The number of standard errors from which a difference is certain. */
    static final double CERTAIN = 2;

    /**
     * Judges a move.
     *
     * @param isPreferred whether it is the bot's choice, which is never counted as a mistake
     */
    static Judgement of(MoveEstimate played, boolean isPreferred) {
        double doubt = CERTAIN * played.behindError();
        if (isPreferred || played.behind() < EQUAL) {
            return BEST;
        }
        if (played.behind() >= BLUNDER_FROM && played.behind() - doubt >= MISTAKE_FROM) {
            return BLUNDER;
        }
        return played.behind() >= MISTAKE_FROM && played.behind() > doubt ? MISTAKE : GOOD;
    }

    /** Judges a move where everything is known: the best if it costs nothing, otherwise at least a mistake. */
    static Judgement exact(MoveEstimate played, MoveEstimate best, int seat) {
        if (played.finalScores().get(seat) >= best.finalScores().get(seat)) {
            return BEST;
        }
        return played.behind() >= BLUNDER_FROM ? BLUNDER : MISTAKE;
    }

    /** The stable code used in JSON. */
    public String code() {
        return switch (this) {
            case BEST -> "best";
            case GOOD -> "good";
            case MISTAKE -> "mistake";
            case BLUNDER -> "blunder";
        };
    }
}
