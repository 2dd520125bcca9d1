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
        border = EndgamePlay.isBorderCounted(first);
        me = first.turn();
        solver = new EndgameSolver(first, me, border);
        solver.within(nodes -> false);
    }

    List<EndgameReview.Step> steps(List<Integer> slots) {
        List<EndgameReview.Step> steps = new ArrayList<>();
        for (int slot : slots) {
            if (slot == DominationPosition.PASS) {
                String pass = position.text(slot);
                steps.add(new EndgameReview.Step(position.turn(), pass, List.of(pass), 0, 0));
                solver.pass();
            } else {
                steps.add(step(slot));
                solver.play(solver.place(slot));
            }
            position.play(slot);
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
        int lostLead = seat == me ? -lead : lead;
        if (!position.layout().isExact()) {
            int territories = Math.round((float) lostLead / EndgameSolver.TERRITORY);
            int atBorder = lostLead - territories * EndgameSolver.TERRITORY;
            return new EndgameReview.Step(seat, position.text(slot), best, halfOf(territories), halfOf(atBorder));
        }
        // Every territory goes to one of the two: half the difference is the seat's own loss.
        int lost = lostLead / 2;
        int territories = border ? Math.round((float) lost / EndgameSolver.TERRITORY) : lost;
        int atBorder = border ? lost - territories * EndgameSolver.TERRITORY : 0;
        return new EndgameReview.Step(seat, position.text(slot), best, territories, atBorder);
    }

    /** Rounded up, so that what costs anything does not look free. */
    private static int halfOf(int lostLead) {
        return Math.ceilDiv(lostLead, 2);
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
