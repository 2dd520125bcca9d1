package parlour.bot.review;

/** What a choice was worth beside the best there was, by what could be known and by nothing else. */
public enum Judgement {
    BEST,
    GOOD,
    MISTAKE,
    BLUNDER;

    /** Who gives away less than this chose as well as one could. */
    static final double EQUAL = 0.01;

    /** From here on a choice is a slip, if it is certain that anything was given away. */
    static final double MISTAKE_FROM = 0.08;

    /** From here on it is a blunder, if it is certain that it was a slip. */
    static final double BLUNDER_FROM = 0.2;

    /** Differences within so many standard errors prove nothing. */
    static final double CERTAIN = 2;

    /**
     * Judges a choice.
     *
     * @param isPreferred whether the bot would have done the same, which is never held against anybody
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

    /** The same where all is known: what costs nothing is best, whatever costs anything is at least a slip. */
    static Judgement exact(MoveEstimate played, MoveEstimate best, int seat) {
        if (played.finalScores().get(seat) >= best.finalScores().get(seat)) {
            return BEST;
        }
        return played.behind() >= BLUNDER_FROM ? BLUNDER : MISTAKE;
    }

    /** For programs. */
    public String code() {
        return switch (this) {
            case BEST -> "best";
            case GOOD -> "good";
            case MISTAKE -> "mistake";
            case BLUNDER -> "blunder";
        };
    }
}
