package parlour.bot.domination;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.bot.Budget;
import parlour.domination.Board;
import parlour.domination.DominationPosition;

/**
 * Best play of two players once the stock is empty, when each can deduce the other's rack.
 *
 * @param slot the best move: a slot, or a pass where nothing else is possible
 * @param value how much more than the other the seat to move gains from here on, with best play
 * @param line best play to the end, beginning with {@code slot}
 * @param states positions searched
 */
public record EndgamePlay(int slot, int value, List<Integer> line, long states) {

    public EndgamePlay {
        line = List.copyOf(line);
    }

    /** Whether the ending can be solved: two players, nothing left to draw. */
    public static boolean isReached(DominationPosition position) {
        return position.seats() == 2 && EndgameSolver.isSolvable(position);
    }

    /**
     * The best move; of several, the one after which the other player has the fewest correct replies.
     *
     * @return empty if the budget was spent first
     */
    public static Optional<EndgamePlay> solve(DominationPosition position, Budget budget) {
        boolean border = isBorderCounted(position);
        EndgameSolver solver = new EndgameSolver(position, position.turn(), border);
        solver.within(budget);
        int value = solver.value(-EndgameSolver.INFINITE, EndgameSolver.INFINITE);
        int territories = border ? Math.round((float) value / EndgameSolver.TERRITORY) : value;
        if (solver.isStopped()) {
            return Optional.empty();
        }
        if (solver.mustPass()) {
            List<Integer> line = line(solver, next(solver));
            return Optional.of(new EndgamePlay(DominationPosition.PASS, territories, line, solver.nodes()));
        }
        int place = hardest(solver, value);
        if (place < 0) {
            return Optional.empty();
        }
        long states = solver.nodes();
        return Optional.of(new EndgamePlay(solver.slot(place), territories, line(solver, place), states));
    }

    /**
     * Whether territories at the border may break a tie: over two games, and on a board that is not exact. In a single
     * game two players cannot tie on all 49.
     */
    static boolean isBorderCounted(DominationPosition position) {
        return position.rules().isMirrored() || !position.layout().isExact();
    }

    /** {@link #line} as move texts, from the solved position. */
    List<String> texts(DominationPosition solved) {
        DominationPosition position = solved.copy();
        List<String> texts = new ArrayList<>();
        for (int slot : line) {
            texts.add(position.text(slot));
            position.play(slot);
        }
        return texts;
    }

    /** The territories of both seats at the end, if the line is played from the solved position. */
    List<Integer> territories(DominationPosition solved) {
        if (solved.layout().isExact()) {
            // All open territories will be conquered, so the difference gives both numbers.
            int seat = solved.turn();
            int open = Board.TERRITORIES - solved.territories(0) - solved.territories(1);
            int own = solved.territories(seat) + (open + value) / 2;
            int others = solved.territories(1 - seat) + (open - value) / 2;
            return seat == 0 ? List.of(own, others) : List.of(others, own);
        }
        DominationPosition position = solved.copy();
        line.forEach(position::play);
        return List.of(position.territories(0), position.territories(1));
    }

    private static int hardest(EndgameSolver solver, int value) {
        double min = Double.POSITIVE_INFINITY;
        int chosen = -1;
        int fallback = solver.best();
        for (int place = 0; place < solver.places(); place++) {
            if (!solver.isLegal(place)) {
                continue;
            }
            int gain = solver.play(place);
            boolean isBest = gain + solver.value(value - gain - 1, value - gain) >= value;
            double ease = isBest ? shareOfRightAnswers(solver, value - gain) : Double.POSITIVE_INFINITY;
            solver.undo(place);
            if (solver.isStopped()) {
                return chosen < 0 ? fallback : chosen;
            }
            if (ease < min) {
                min = ease;
                chosen = place;
            }
        }
        return chosen;
    }

    /** The share of the other player's replies that cost nothing. */
    private static double shareOfRightAnswers(EndgameSolver solver, int value) {
        int right = 0;
        int all = 0;
        for (int place = 0; place < solver.places(); place++) {
            if (solver.isLegal(place)) {
                all++;
                int gain = solver.play(place);
                right += gain + solver.value(value - gain, value - gain + 1) <= value ? 1 : 0;
                solver.undo(place);
            }
        }
        return all == 0 ? 1 : (double) right / all;
    }

    private static List<Integer> line(EndgameSolver solver, int first) {
        List<Integer> line = new ArrayList<>();
        int place = first;
        while (place >= 0) {
            while (solver.mustPass()) {
                line.add(DominationPosition.PASS);
                solver.pass();
            }
            line.add(solver.slot(place));
            solver.play(place);
            place = next(solver);
        }
        return line;
    }

    private static int next(EndgameSolver solver) {
        if (solver.isOver()) {
            return -1;
        }
        solver.value(-EndgameSolver.INFINITE, EndgameSolver.INFINITE);
        int best = solver.isStopped() ? -1 : solver.best();
        for (int place = 0; best < 0 && !solver.isStopped() && place < solver.places(); place++) {
            best = solver.isLegalForNext(place) ? place : -1;
        }
        return best;
    }
}
