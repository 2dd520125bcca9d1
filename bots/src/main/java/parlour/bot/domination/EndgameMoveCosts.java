package parlour.bot.domination;

import java.util.ArrayList;
import java.util.List;
import parlour.domination.DominationPosition;

/** Computes what each move made in an ending of two players cost. */
final class EndgameMoveCosts {

    private static final int WIDE = EndgameSolver.INFINITE;

    private final DominationPosition position;
    private final EndgameSolver solver;
    private final boolean border;
    private final int me;

    EndgameMoveCosts(DominationPosition first) {
        position = first.copy();
        border = first.rules().isMirrored();
        me = first.turn();
        solver = new EndgameSolver(first, me, border);
        solver.within(nodes -> false);
    }

    List<EndgameReview.Step> steps(List<Integer> slots) {
        List<EndgameReview.Step> steps = new ArrayList<>();
        for (int slot : slots) {
            steps.add(step(slot));
            position.play(slot);
            solver.play(solver.place(slot));
        }
        return steps;
    }

    private EndgameReview.Step step(int slot) {
        int seat = position.turn();
        int value = solver.value(-WIDE, WIDE);
        List<String> best = new ArrayList<>();
        for (int place = 0; place < solver.places(); place++) {
            if (solver.isLegal(place) && costsNothing(place, value)) {
                best.add(position.text(solver.slot(place)));
            }
        }
        int lead = valueOf(solver.place(slot), -WIDE, WIDE) - value;
        // The game is zero-sum: half the difference is the seat's own loss.
        int lost = (seat == me ? -lead : lead) / 2;
        int territories = border ? Math.round((float) lost / EndgameSolver.TERRITORY) : lost;
        int atBorder = border ? lost - territories * EndgameSolver.TERRITORY : 0;
        return new EndgameReview.Step(seat, position.text(slot), best, territories, atBorder);
    }

    private boolean costsNothing(int place, int value) {
        return solver.turn() == me
                ? valueOf(place, value - 1, value) >= value
                : valueOf(place, value, value + 1) <= value;
    }

    private int valueOf(int place, int alpha, int beta) {
        int gain = solver.play(place);
        int value = gain + solver.value(alpha - gain, beta - gain);
        solver.undo(place);
        return value;
    }
}
