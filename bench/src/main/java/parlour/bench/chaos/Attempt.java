package parlour.bench.chaos;

/**
 * A move that a visitor sent, and the answer. Times are milliseconds of this process.
 *
 * @param seen the number of the last event the visitor had seen; a move that is sent again keeps it
 * @param code of a refusal, otherwise empty
 * @param number the last event of the table after the move was done; 0 otherwise
 */
record Attempt(
        String visitor,
        String table,
        int seat,
        int seen,
        String move,
        long sentAt,
        long answeredAt,
        Answer answer,
        String code,
        int number) {

    /** There are exactly three. */
    enum Answer {
        DONE,
        NOT_DONE,
        /** Said so, or never answered. */
        UNKNOWN
    }
}
