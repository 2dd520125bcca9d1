package parlour.bot.domination;

import java.util.ArrayList;
import java.util.List;
import parlour.domination.DominationPosition;

/** Goes through the moves made in an ending of two, and says of each what it cost. */
final class Look {

    private static final int WIDE = Ending.INFINITE;

    private final DominationPosition position;
    private final Ending ending;
    private final boolean border;
    private final int me;

    Look(DominationPosition first) {
        position = first.copy();
        border = first.rules().isMirrored();
        me = first.turn();
        ending = new Ending(first, me, border);
        ending.within(nodes -> false);
    }

    List<EndingReview.Step> steps(List<Integer> slots) {
        List<EndingReview.Step> steps = new ArrayList<>();
        for (int slot : slots) {
            steps.add(step(slot));
            position.play(slot);
            ending.play(ending.place(slot));
        }
        return steps;
    }

    private EndingReview.Step step(int slot) {
        int seat = position.turn();
        int value = ending.value(-WIDE, WIDE);
        List<String> best = new ArrayList<>();
        for (int place = 0; place < ending.places(); place++) {
            if (ending.isLegal(place) && costsNothing(place, value)) {
                best.add(position.text(ending.slot(place)));
            }
        }
        int lead = valueOf(ending.place(slot), -WIDE, WIDE) - value;
        // Whatever one gets the other does not: half the difference is one's own.
        int lost = (seat == me ? -lead : lead) / 2;
        int territories = border ? Math.round((float) lost / Ending.TERRITORY) : lost;
        int atBorder = border ? lost - territories * Ending.TERRITORY : 0;
        return new EndingReview.Step(seat, position.text(slot), best, territories, atBorder);
    }

    private boolean costsNothing(int place, int value) {
        return ending.turn() == me
                ? valueOf(place, value - 1, value) >= value
                : valueOf(place, value, value + 1) <= value;
    }

    private int valueOf(int place, int alpha, int beta) {
        int gain = ending.play(place);
        int value = gain + ending.value(alpha - gain, beta - gain);
        ending.undo(place);
        return value;
    }
}
