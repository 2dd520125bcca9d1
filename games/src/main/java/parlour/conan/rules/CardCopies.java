package parlour.conan.rules;

/** Counts cards in hands. */
public final class CardCopies {

    private CardCopies() {}

    /** The number of cards of a kind in a hand. */
    public static int count(Board board, int seat, int kind) {
        int count = 0;
        for (int i = 0; i < board.set.copies[kind]; i++) {
            count += board.s.zone(board.set.firstOf[kind] + i) == PackedState.HAND + seat ? 1 : 0;
        }
        return count;
    }
}
