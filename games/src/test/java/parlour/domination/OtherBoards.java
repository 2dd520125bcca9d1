package parlour.domination;

/** Boards that are not exact, as values of the option {@code layout}. */
final class OtherBoards {

    private static final String BOARD_A = "2445503326116015060264450355336613211223144655446500033062241122";

    /** Board A with a 1 for the 2 in the corner a8: two slots are wrong. */
    static final String ONE_SLIP = "rows:1" + BOARD_A.substring(1);

    /** Board A with two numbers in the middle misread, four slots each. */
    static final String TWO_SLIPS =
            "rows:" + BOARD_A.substring(0, 27) + "0" + BOARD_A.substring(28, 36) + "6" + BOARD_A.substring(37);

    /** Only seven kinds of domino have slots, sixteen each: most dominoes can never be laid. */
    static final String FEW_KINDS = "rows:" + "0123456".repeat(10).substring(0, 64);

    private OtherBoards() {}
}
