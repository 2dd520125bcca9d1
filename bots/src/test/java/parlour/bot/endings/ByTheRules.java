package parlour.bot.endings;

import parlour.bot.Thought;
import parlour.conquest.ConquestPosition;
import parlour.game.MoveList;

/** What positions are worth by playing moves forwards, with nothing but the rules themselves. */
final class ByTheRules {

    private ByTheRules() {}

    /** The best of what follows, as the table values it; the ends of the game are told by the position. */
    static int bestOfWhatFollows(Endings endings, ConquestPosition position) {
        MoveList moves = new MoveList();
        position.moves(moves);
        int best = Integer.MIN_VALUE;
        for (int i = 0; i < moves.size(); i++) {
            position.play(moves.get(i));
            int theirs = position.isOver() ? worthAtTheEnd(position) : endings.worth(position);
            position.undo();
            best = Math.max(best, -theirs + Integer.signum(theirs));
        }
        return moves.isEmpty() ? 0 : best;
    }

    /** For the side that would be to move. */
    private static int worthAtTheEnd(ConquestPosition position) {
        double share = position.outcome().orElseThrow().share(position.side());
        return share == 0 ? -Thought.WIN : share == 1 ? Thought.WIN : 0;
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
        position.moves(moves);
        int best = Integer.MIN_VALUE;
        for (int i = 0; i < moves.size() && best < Thought.WIN - 1; i++) {
            position.play(moves.get(i));
            int theirs = searched(position, plies - 1);
            position.undo();
            best = Math.max(best, -theirs + Integer.signum(theirs));
        }
        return best;
    }
}
