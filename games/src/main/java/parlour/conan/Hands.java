package parlour.conan;

/** Which of several copies of a card leaves a hand. */
final class Hands {

    private Hands() {}

    /**
     * The copy that leaves: one that somebody has seen in a treaty, if there is one. Copies look alike, so when it is shown
     * nobody can tell that it was another, and nobody learns from this one that there are two.
     */
    static int known(Board board, int seat, int kind) {
        State s = board.s;
        for (Pacts.Known known : s.pacts.known()) {
            if (board.set.kindOf[known.card()] == kind && s.zone(known.card()) == State.HAND + seat) {
                return known.card();
            }
        }
        return s.find(board.set, State.HAND + seat, kind);
    }

    /** How many of a kind are in a hand. */
    static int count(Board board, int seat, int kind) {
        int count = 0;
        for (int i = 0; i < board.set.copies[kind]; i++) {
            count += board.s.zone(board.set.firstOf[kind] + i) == State.HAND + seat ? 1 : 0;
        }
        return count;
    }
}
