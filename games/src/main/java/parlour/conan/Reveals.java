package parlour.conan;

import parlour.conan.rules.Board;
import parlour.conan.rules.ConanState;
import parlour.conan.rules.MoveCode;
import parlour.conan.rules.PackedState;
import parlour.conan.rules.Step;

/** Decides which moves reveal hidden information to another player. Depends only on public information. */
final class Reveals {

    private Reveals() {}

    static boolean reveals(ConanState state, int move) {
        Board board = state.board();
        return switch (MoveCode.kind(move)) {
            case MoveCode.FACE, MoveCode.REMOVE ->
                !board.isFaceUp(board.challenge(MoveCode.arg1(move), MoveCode.arg2(move)));
            case MoveCode.PEEK, MoveCode.CANCEL -> true;
            // Both sides have passed: all cards are turned up.
            case MoveCode.PASS ->
                state.packed().b[PackedState.STEP] == Step.LAYING && state.packed().b[PackedState.PASSES] == 1;
            // A player who is eliminated shows their hand.
            case MoveCode.WITHDRAW ->
                state.contest().withdrawal() >= board.pg(state.contest().actor());
            case MoveCode.TREATY, MoveCode.YES -> state.packed().b[PackedState.STEP] != Step.SWAP_ANSWER;
            default -> false;
        };
    }
}
