package parlour.bot.domination;

import java.util.ArrayList;
import java.util.List;
import parlour.bot.Budget;
import parlour.bot.SeededRandom;
import parlour.bot.sampling.SuccessiveElimination;
import parlour.bot.sampling.WeightedSampler;
import parlour.domination.DominationPosition;
import parlour.domination.Pairs;
import parlour.game.MoveList;

/**
 * A tree of moves grown over samples: each game goes down it in a sample of its own, everybody choosing among the moves that
 * are legal there by what these brought to themselves so far, and is played out where the tree ends. What is drawn is no
 * part of the tree, so nobody in it sees through a rack. With three and four players this is max-n: everybody plays for
 * their own territories.
 */
final class MctsTree {

    /** How many games first sight counts for. */
    private static final double PRIOR_WEIGHT = 50;

    /** How much better, in territories, a move might be that was hardly tried. */
    private static final double EXPLORATION = 1.5;

    private static final int MAX_GAMES = 1 << 18;

    /** What a round of the race would be: a game for each of the usual number of moves. */
    private static final int GAMES_A_ROUND = 16;

    private final PlayoutPolicy policy;
    private final Playout playout;
    private final MoveList moves = new MoveList();
    private final double[] worth = new double[Pairs.DOMINOES];
    private final MctsNode root = new MctsNode();
    private final MctsNode[] path = new MctsNode[Pairs.DOMINOES];
    private final int[] movers = new int[Pairs.DOMINOES];

    MctsTree(PlayoutPolicy policy, Playout playout) {
        this.policy = policy;
        this.playout = playout;
    }

    /** Plays games until the budget is spent, one at least. */
    void grow(WeightedSampler<DominationPosition> samples, SeededRandom random, Budget budget) {
        int max = Math.min(MAX_GAMES, GAMES_A_ROUND * SuccessiveElimination.maxRounds(budget));
        for (int game = 0; game < max && (game == 0 || !budget.isSpent(playout.nodes())); game++) {
            playOne(samples.next(), random);
        }
    }

    private void playOne(DominationPosition position, SeededRandom random) {
        MctsNode branch = root;
        int depth = 0;
        while (true) {
            movers[depth] = position.turn();
            int move = choose(branch, position);
            branch = branch.grown(move);
            path[depth++] = branch;
            if (branch.games() == 0 || position.laid() == Pairs.DOMINOES - 1) {
                playout.finish(position, move, random);
                break;
            }
            playout.count();
            position.play(move);
            if (position.turn() < 0) {
                position.play(random.drawOutcome(position));
            }
        }
        for (int i = 0; i < depth; i++) {
            path[i].add(playout.territories(movers[i]));
        }
    }

    /** The move that promises most to the seat to move, with a bonus for those hardly tried. */
    private int choose(MctsNode from, DominationPosition position) {
        moves.clear();
        position.legalMoves(moves);
        policy.look(position);
        double max = Double.NEGATIVE_INFINITY;
        int games = 0;
        double territories = 0;
        for (int i = 0; i < moves.size(); i++) {
            worth[i] = policy.worth(moves.get(i));
            max = Math.max(max, worth[i]);
            MctsNode known = from.known(moves.get(i));
            games += known.games();
            territories += known.sum();
        }
        double average = games == 0 ? 0 : territories / games;
        double reach = EXPLORATION * Math.sqrt(Math.log(games + 2.0));
        int best = 0;
        double highest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves.size(); i++) {
            MctsNode known = from.known(moves.get(i));
            // A territory that one loses and another gets is two in first sight, one here.
            double atFirst = average + (worth[i] - max) / 2;
            double believed = (known.sum() + PRIOR_WEIGHT * atFirst) / (known.games() + PRIOR_WEIGHT);
            double hope = believed + reach / Math.sqrt(known.games() + 1.0);
            if (hope > highest) {
                highest = hope;
                best = i;
            }
        }
        return moves.get(best);
    }

    /** The moves tried most often, one after the other, as far as they were tried more than a few times. */
    List<Integer> line() {
        List<Integer> line = new ArrayList<>();
        MctsNode branch = root;
        do {
            line.add(branch.mostVisited());
            branch = branch.known(line.getLast());
        } while (!branch.isEnd() && branch.games() > PRIOR_WEIGHT);
        return line;
    }

    /** How many territories the seat to move ends with on average, after the best move. */
    double territories() {
        MctsNode best = root.known(root.mostVisited());
        return best.sum() / best.games();
    }
}
