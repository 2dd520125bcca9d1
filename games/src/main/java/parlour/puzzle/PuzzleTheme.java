package parlour.puzzle;

import java.util.Optional;

/** What a puzzle is about, for choosing puzzles of one sort. A theme follows from the position and the solution. */
public enum PuzzleTheme {
    CAPTURE("capture"),
    QUIET("quiet"),
    LONG_ROUTE("long-route"),
    ONLY_WIN("only-win"),
    DOUBLE("double"),
    DECLINE("decline"),
    SACRIFICE("sacrifice"),
    LONG_ENDING("long-ending"),
    BID("bid"),
    ATTRIBUTE("attribute"),
    CARD("card"),
    DUEL("duel"),
    OWNER("owner");

    private final String id;

    PuzzleTheme(String id) {
        this.id = id;
    }

    /** As files and messages spell it. */
    public String id() {
        return id;
    }

    public static Optional<PuzzleTheme> of(String id) {
        for (PuzzleTheme theme : values()) {
            if (theme.id.equals(id)) {
                return Optional.of(theme);
            }
        }
        return Optional.empty();
    }
}
