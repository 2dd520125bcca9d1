package parlour.bot.conquest.search;

import java.util.ArrayList;
import java.util.List;
import parlour.bot.ScoredMove;

/** All moves a player sees, with their scores; a weak player chooses among them. */
final class Candidates {

    private final int depth;
    private final int[] moves;
    private final int[] scores;
    private final List<List<Integer>> lines = new ArrayList<>();

    Candidates(int[] moves, int depth) {
        this.depth = depth;
        this.moves = moves;
        this.scores = new int[moves.length];
        for (int move : moves) {
            lines.add(List.of(move));
        }
    }

    /** The same moves, to be scored one ply deeper. */
    Candidates deeper() {
        return new Candidates(moves, depth + 1);
    }

    /** Plies searched for all of them. */
    int depth() {
        return depth;
    }

    int size() {
        return moves.length;
    }

    int move(int index) {
        return moves[index];
    }

    int score(int index) {
        return scores[index];
    }

    List<Integer> line(int index) {
        return lines.get(index);
    }

    void judge(int index, int score, List<Integer> line) {
        scores[index] = score;
        lines.set(index, line);
    }

    int best() {
        int best = 0;
        for (int i = 1; i < moves.length; i++) {
            if (scores[i] > scores[best]) {
                best = i;
            }
        }
        return best;
    }

    /**
     * Chooses a good move at random, better ones more often. A move known to lose is not chosen while there is another.
     *
     * @param temperature a move this much worse is chosen a third as often
     * @param random from 0 to 1
     */
    int choose(int temperature, double random) {
        int best = best();
        if (temperature == 0 || Math.abs(scores[best]) > ScoredMove.FORCED) {
            return best;
        }
        double[] chances = new double[moves.length];
        double all = 0;
        for (int i = 0; i < moves.length; i++) {
            int worse = scores[best] - scores[i];
            chances[i] = worse > 5 * temperature ? 0 : Math.exp(-worse / (double) temperature);
            all += chances[i];
        }
        double left = random * all;
        for (int i = 0; i < moves.length; i++) {
            left -= chances[i];
            if (left < 0) {
                return i;
            }
        }
        return best;
    }
}
