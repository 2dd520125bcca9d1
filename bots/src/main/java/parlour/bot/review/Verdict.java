package parlour.bot.review;

import java.util.Locale;

/** What a choice was worth beside the best there was, by what could be known and by nothing else. */
public enum Verdict {
    BEST,
    GOOD,
    SLIP,
    BLUNDER;

    /** Who gives away less than this chose as well as one could. */
    static final double EQUAL = 0.01;

    /** From here on a choice is a slip, if it is certain that anything was given away. */
    static final double SLIP_FROM = 0.08;

    /** From here on it is a blunder, if it is certain that it was a slip. */
    static final double BLUNDER_FROM = 0.2;

    /** Differences within so many standard errors prove nothing. */
    static final double CERTAIN = 2;

    /**
     * Judges a choice.
     *
     * @param isPreferred whether the bot would have done the same, which is never held against anybody
     */
    static Verdict of(Choice played, boolean isPreferred) {
        double doubt = CERTAIN * played.behindError();
        if (isPreferred || played.behind() < EQUAL) {
            return BEST;
        }
        if (played.behind() >= BLUNDER_FROM && played.behind() - doubt >= SLIP_FROM) {
            return BLUNDER;
        }
        return played.behind() >= SLIP_FROM && played.behind() > doubt ? SLIP : GOOD;
    }

    /** The same where all is known: what costs nothing is best, whatever costs anything is at least a slip. */
    static Verdict exact(Choice played, Choice best, int seat) {
        if (played.ends().get(seat) >= best.ends().get(seat)) {
            return BEST;
        }
        return played.behind() >= BLUNDER_FROM ? BLUNDER : SLIP;
    }

    public boolean isMistake() {
        return this == SLIP || this == BLUNDER;
    }

    /** For programs. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }
}
