package parlour.match;

/** The stages of a match. */
public enum Phase {
    /** Not opened yet. */
    NEW("nothing"),
    /** Waiting for free seats to be taken. */
    WAITING("waiting"),
    PLAYING("playing"),
    ENDED("ended"),
    /** Closed before the game began, or because it was abandoned. */
    CLOSED("closed");

    private final String code;

    Phase(String code) {
        this.code = code;
    }

    /** The name used in the protocol. */
    public String code() {
        return code;
    }
}
