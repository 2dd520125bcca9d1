package parlour.match;

/** The services a match needs from the program that runs it. */
public interface Host {

    /** Milliseconds of uptime; outages do not count. */
    long now();

    /**
     * Draws a chance move. It depends only on the match's secret, its seats' bytes and the number of draws so far, as
     * described in docs/chance.md, so that anyone can verify it once the secret is revealed.
     *
     * @return the text of one of the legal moves
     */
    default String drawChance(Match match) {
        return MatchChance.draw(match);
    }

    /** Whether a person has been absent from the table for a while; always false when all share one screen. */
    default boolean isAway(String person) {
        return false;
    }

    /** A unique id for a new match. */
    String newMatchId();
}
