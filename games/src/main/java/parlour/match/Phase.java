package parlour.match;

/** How far a match is. */
public enum Phase {
    /** Not even opened. */
    NEW("nothing"),
    /** Seats are free. */
    WAITING("waiting"),
    PLAYING("playing"),
    ENDED("ended"),
    /** Cleared before it began. */
    CLOSED("closed");

    private final String code;

    Phase(String code) {
        this.code = code;
    }

    /** As the wire calls it. */
    public String code() {
        return code;
    }
}
