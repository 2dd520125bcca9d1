package parlour.match;

/** How far a match is. */
public enum Phase {
    /** Not even opened. */
    NOTHING("nothing"),
    /** Seats are free. */
    WAITING("waiting"),
    PLAYING("playing"),
    ENDED("ended"),
    /** Cleared before it began. */
    CLOSED("closed");

    private final String word;

    Phase(String word) {
        this.word = word;
    }

    /** As the wire calls it. */
    public String word() {
        return word;
    }
}
