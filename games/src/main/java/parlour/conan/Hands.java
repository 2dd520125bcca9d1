package parlour.conan;

/** What is in the hands. */
final class Hands {

    private Hands() {}

    /** How many of a kind are in a hand. */
    static int count(Board board, int seat, int kind) {
        int count = 0;
        for (int i = 0; i < board.set.copies[kind]; i++) {
            count += board.s.zone(board.set.firstOf[kind] + i) == State.HAND + seat ? 1 : 0;
        }
        return count;
    }
}
