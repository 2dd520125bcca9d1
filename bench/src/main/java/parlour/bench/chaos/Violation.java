package parlour.bench.chaos;

/** A promise that was broken. */
record Violation(Kind kind, String table, String detail) {

    enum Kind {
        /** The numbers in the log have gaps or repeat. */
        BAD_LOG,
        /** Somebody was told of an event that is not in the log. */
        LOST,
        /** A visitor was told events out of order, twice, or was sent back to an earlier state. */
        OUT_OF_ORDER,
        /** A move that was confirmed is not in the log exactly once. */
        NOT_ONCE,
        /** A move that was refused is in the log. */
        REFUSED_BUT_DONE,
        /** A visitor never learned what became of a move. */
        UNRESOLVED,
        /** A visitor was not told everything by the end. */
        NOT_TOLD,
        /** A visitor was shown something else than what it may see there. */
        WRONG_VIEW,
        /** A clock was wrong by more than a second. */
        CLOCK,
        /** A move was confirmed although the synchronous standby could not have it. */
        NOT_REPLICATED,
        /** Nobody could move any more. */
        FROZEN
    }

    @Override
    public String toString() {
        return kind + " " + table + ": " + detail;
    }
}
