package parlour.bot.tablebase;

import parlour.bot.ScoredMove;
import parlour.conquest.ConquestPosition;
import parlour.game.MoveList;

/** Values of positions by playing moves forwards, using only the rules. */
final class ForwardSearch {

    private ForwardSearch() {}

    /** The best successor by the table; finished games are scored by the position. */
    static int bestOfWhatFollows(Tablebase tablebase, ConquestPosition position) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        int best = Integer.MIN_VALUE;
        for (int i = 0; i < moves.size(); i++) {
            position.play(moves.get(i));
            int theirs = position.isOver() ? worthAtTheEnd(position) : tablebase.worth(position);
            position.undo();
            best = Math.max(best, -theirs + Integer.signum(theirs));
        }
        return moves.isEmpty() ? 0 : best;
    }

    /** For the side that would be to move. */
    private static int worthAtTheEnd(ConquestPosition position) {
        double share = position.outcome().orElseThrow().share(position.side());
        return share == 0 ? -ScoredMove.WIN : share == 1 ? ScoredMove.WIN : 0;
    }

    /** The result within {@code plies} plies by exhaustive search, without a table. */
    static int searched(ConquestPosition position, int plies) {
        if (position.isOver()) {
            return worthAtTheEnd(position);
        }
        if (plies == 0) {
            return 0;
        }
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        int best = Integer.MIN_VALUE;
        for (int i = 0; i < moves.size() && best < ScoredMove.WIN - 1; i++) {
            position.play(moves.get(i));
            int theirs = searched(position, plies - 1);
            position.undo();
            best = Math.max(best, -theirs + Integer.signum(theirs));
        }
        return best;
    }
}
