package parlour.bot.domination;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.bot.Budget;
import parlour.domination.DominationPosition;

/**
 * Best play of two once the stock is empty, when each can tell what the other holds.
 *
 * @param slot the best move
 * @param value what the seat to move gains from here on more than the other, with best play
 * @param line best play to the end, beginning with {@code slot}
 * @param states positions that had to be looked at
 */
public record EndingPlay(int slot, int value, List<Integer> line, long states) {

    public EndingPlay {
        line = List.copyOf(line);
    }

    /** Whether it can be said what is best: two players, nothing left to draw. */
    public static boolean isReached(DominationPosition position) {
        return position.seats() == 2 && Ending.isSolvable(position);
    }

    /**
     * The best move; of several, the one after which the other player finds the fewest right answers.
     *
     * @return nothing if the budget was spent before
     */
    public static Optional<EndingPlay> solve(DominationPosition position, Budget budget) {
        Ending ending = new Ending(position, position.turn(), position.rules().isMirrored());
        ending.within(budget);
        int value = ending.value(-Ending.INFINITE, Ending.INFINITE);
        int place = ending.isStopped() ? -1 : hardest(ending, value);
        if (place < 0) {
            return Optional.empty();
        }
        long states = ending.nodes();
        int territories = position.rules().isMirrored() ? Math.round((float) value / Ending.TERRITORY) : value;
        return Optional.of(new EndingPlay(ending.slot(place), territories, line(ending, place), states));
    }

    private static int hardest(Ending ending, int value) {
        double least = Double.POSITIVE_INFINITY;
        int chosen = -1;
        int fallback = ending.best();
        for (int place = 0; place < ending.places(); place++) {
            if (!ending.isLegal(place)) {
                continue;
            }
            int gain = ending.play(place);
            boolean isBest = gain + ending.value(value - gain - 1, value - gain) >= value;
            double ease = isBest ? shareOfRightAnswers(ending, value - gain) : Double.POSITIVE_INFINITY;
            ending.undo(place);
            if (ending.isStopped()) {
                return chosen < 0 ? fallback : chosen;
            }
            if (ease < least) {
                least = ease;
                chosen = place;
            }
        }
        return chosen;
    }

    /** Of the other player's answers, how many do not cost anything. */
    private static double shareOfRightAnswers(Ending ending, int value) {
        int right = 0;
        int all = 0;
        for (int place = 0; place < ending.places(); place++) {
            if (ending.isLegal(place)) {
                all++;
                int gain = ending.play(place);
                right += gain + ending.value(value - gain, value - gain + 1) <= value ? 1 : 0;
                ending.undo(place);
            }
        }
        return all == 0 ? 1 : (double) right / all;
    }

    private static List<Integer> line(Ending ending, int first) {
        List<Integer> line = new ArrayList<>();
        int place = first;
        while (place >= 0) {
            line.add(ending.slot(place));
            ending.play(place);
            place = next(ending);
        }
        return line;
    }

    private static int next(Ending ending) {
        if (ending.free() == 0) {
            return -1;
        }
        ending.value(-Ending.INFINITE, Ending.INFINITE);
        int best = ending.isStopped() ? -1 : ending.best();
        for (int place = 0; best < 0 && !ending.isStopped() && place < ending.places(); place++) {
            best = ending.isLegal(place) ? place : -1;
        }
        return best;
    }
}
