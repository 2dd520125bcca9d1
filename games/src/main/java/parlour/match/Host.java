package parlour.match;

/** What a table asks of the house it stands in. */
public interface Host {

    /** Milliseconds in which the house was open, from some beginning: a house that is closed stops its clocks. */
    long now();

    /**
     * Draws for chance, whose turn it is: from the match's secret, the bytes of its seats and the number of draws so
     * far, and from nothing else.
     *
     * @return the text of one of the legal moves
     */
    String draw(Match match);

    /** Whether a person has not been seen at the table for a while. */
    boolean isAway(String person);

    /** A name nobody has used, for a new match. */
    String name();
}
