package parlour.bot.domination;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import parlour.domination.DominationPosition;

/**
 * A move in an ending of two players, and how the game ends after it if both play best.
 *
 * @param move the move's number
 * @param text its text
 * @param lead how many more territories the player who makes it has at the end; negative if fewer
 */
public record EndgameLead(int move, String text, int lead) {

    private static final int WIDE = EndgameSolver.INFINITE;

    /**
     * Every legal move, the best first and then in the order of their texts.
     *
     * @param position an ending that {@linkplain EndgamePlay#isReached can be solved}, on an exact board
     */
    public static List<EndgameLead> of(DominationPosition position) {
        int seat = position.turn();
        int before = position.territories(seat) - position.territories(1 - seat);
        EndgameSolver solver = new EndgameSolver(position, seat, false);
        solver.within(nodes -> false);
        List<EndgameLead> leads = new ArrayList<>();
        for (int move : position.legalMoves().toArray()) {
            int place = solver.place(move);
            int gain = solver.play(place);
            int lead = before + gain + solver.value(-WIDE, WIDE);
            solver.undo(place);
            leads.add(new EndgameLead(move, position.text(move), lead));
        }
        leads.sort(Comparator.comparingInt(EndgameLead::lead).reversed().thenComparing(EndgameLead::text));
        return leads;
    }
}
