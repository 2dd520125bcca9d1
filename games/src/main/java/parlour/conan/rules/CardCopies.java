package parlour.conan.rules;

/** What is in the hands. */
public final class CardCopies {

    private CardCopies() {}

    /** How many of a kind are in a hand. */
    public static int count(Board board, int seat, int kind) {
        int count = 0;
        for (int i = 0; i < board.set.copies[kind]; i++) {
            count += board.s.zone(board.set.firstOf[kind] + i) == PackedState.HAND + seat ? 1 : 0;
        }
        return count;
    }
}
