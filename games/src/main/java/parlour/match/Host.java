package parlour.match;

/** What a match needs from the program running it. */
public interface Host {

    /** Milliseconds of service; outages do not count. */
    long now();

    /**
     * Draws for chance, whose turn it is: from the match's secret, the bytes of its seats and the number of draws so
     * far, and from nothing else, as docs/chance.md says, so that anybody can compute it again once the secret is told.
     *
     * @return the text of one of the legal moves
     */
    default String drawChance(Match match) {
        return MatchChance.draw(match);
    }

    /** Whether a person has not been seen at the table for a while; never where everybody plays at one screen. */
    default boolean isAway(String person) {
        return false;
    }

    /** A name nobody has used, for a new match. */
    String newMatchId();
}
