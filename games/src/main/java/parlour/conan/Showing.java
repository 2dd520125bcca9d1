package parlour.conan;

/** Which moves show somebody something that was hidden. Decided by what everybody can see. */
final class Showing {

    private Showing() {}

    static boolean reveals(ConanPosition position, int move) {
        Board board = position.board();
        return switch (Move.kind(move)) {
            case Move.FACE, Move.REMOVE -> !board.isUp(board.challenge(Move.a(move), Move.b(move)));
            case Move.PEEK, Move.CANCEL -> true;
            // Both sides have passed: all cards are turned up.
            case Move.PASS -> position.state().b[State.STEP] == Step.LAYING && position.state().b[State.PASSES] == 1;
            // Whoever goes out shows the hand.
            case Move.WITHDRAW ->
                position.contest().withdrawal() >= board.pg(position.contest().actor());
            case Move.TREATY, Move.YES -> position.state().b[State.STEP] != Step.SWAP_ANSWER;
            default -> false;
        };
    }
}
