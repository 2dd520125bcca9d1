package parlour.bot.tablebase;

import parlour.bot.ScoredMove;
import parlour.conquest.ConquestPosition;
import parlour.game.MoveList;

/** What positions are worth by playing moves forwards, with nothing but the rules themselves. */
final class ForwardSearch {

    private ForwardSearch() {}

    /** The best of what follows, as the table values it; the ends of the game are told by the position. */
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

    /** Looks at every line of so many plies, and says how the position ends within them, without any table. */
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
