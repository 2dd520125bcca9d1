package parlour.bot.puzzle.domination;

import java.util.ArrayList;
import java.util.List;
import parlour.bot.domination.EndgameLead;
import parlour.domination.Board;
import parlour.domination.DominationPosition;
import parlour.domination.Pairs;
import parlour.puzzle.PuzzleTheme;

/** The themes of an ending, from its best move. */
final class DominationThemes {

    /** Dominoes left, of both players together. */
    private static final int LONG = 11;

    private DominationThemes() {}

    /** @param leads every legal move, the best first */
    static List<PuzzleTheme> of(DominationPosition position, List<EndgameLead> leads) {
        List<PuzzleTheme> themes = new ArrayList<>();
        int best = leads.getFirst().move();
        if (leads.getFirst().lead() > 0 && leads.size() > 1 && leads.get(1).lead() < 0) {
            themes.add(PuzzleTheme.ONLY_WIN);
        }
        boolean canTake = leads.stream().anyMatch(it -> position.conquers(it.move()) > 0);
        boolean gives = gives(position, best);
        switch (position.conquers(best)) {
            case 2 -> themes.add(PuzzleTheme.DOUBLE);
            case 1 -> themes.add(PuzzleTheme.CAPTURE);
            default -> themes.add(canTake ? PuzzleTheme.DECLINE : gives ? PuzzleTheme.SACRIFICE : PuzzleTheme.QUIET);
        }
        if (Pairs.DOMINOES - position.laid() >= LONG) {
            themes.add(PuzzleTheme.LONG_ENDING);
        }
        return themes;
    }

    /** Whether the other player can close a territory at once after this move, which opened it. */
    private static boolean gives(DominationPosition position, int move) {
        boolean gives = false;
        DominationPosition after = position.copy();
        after.play(move);
        for (int territory = 0; territory < Board.TERRITORIES; territory++) {
            if (after.sides(territory) == 3 && position.sides(territory) == 2 && !after.isOver()) {
                for (int reply : after.legalMoves().toArray()) {
                    gives |= isSideOf(after, territory, reply);
                }
            }
        }
        return gives;
    }

    private static boolean isSideOf(DominationPosition position, int territory, int slot) {
        for (int side = 0; side < 4; side++) {
            if (position.layout().side(territory, side) == slot) {
                return true;
            }
        }
        return false;
    }
}
