package parlour.match;

/** What a match needs from the program running it. */
public interface Host {

    /** Milliseconds of service; outages do not count. */
    long now();

    /**
     * Draws for chance, whose turn it is: from the match's secret, the bytes of its seats and the number of draws so
     * far, and from nothing else.
     *
     * @return the text of one of the legal moves
     */
    String drawChance(Match match);

    /** Whether a person has not been seen at the table for a while. */
    boolean isAway(String person);

    /** A name nobody has used, for a new match. */
    String newMatchId();
}
