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
import parlour.game.Position;

/**
 * A search tree shared by all samples: each game descends it in its own sample, each seat choosing among the legal
 * moves there by their results for that seat so far, and is played out where the tree ends. Draws are not part of the
 * tree, so no seat in it sees another's rack. With three and four players this is max-n: each seat maximises its own
 * territories.
 */
final class MctsTree {

    /** The number of games the policy's estimate counts for. */
    private static final double PRIOR_WEIGHT = 50;

    /** How much better, in territories, a hardly tried move might be. */
    private static final double EXPLORATION = 1.5;

    private static final int MAX_GAMES = 1 << 18;

    /** On a board that is not exact up to three players may pass before each domino. */
    private static final int MAX_TURNS = 4 * Pairs.DOMINOES;

    /** Games per round of a budget by depth: one for each of the usual number of moves. */
    private static final int GAMES_A_ROUND = 16;

    private final PlayoutPolicy policy;
    private final Playout playout;
    private final MoveList moves = new MoveList();
    private final double[] worth = new double[Pairs.DOMINOES];
    private final MctsNode root = new MctsNode();
    private final MctsNode[] path = new MctsNode[MAX_TURNS];
    private final int[] movers = new int[MAX_TURNS];

    /** The territories that all seats together conquered in all games. */
    private long conquered;

    private int games;

    MctsTree(PlayoutPolicy policy, Playout playout) {
        this.policy = policy;
        this.playout = playout;
    }

    /** Plays games until the budget is spent, at least one. */
    void grow(WeightedSampler<DominationPosition> samples, SeededRandom random, Budget budget) {
        int max = Math.min(MAX_GAMES, GAMES_A_ROUND * SuccessiveElimination.maxRounds(budget));
        for (int game = 0; game < max && (game == 0 || !budget.isSpent(playout.nodes())); game++) {
            playOne(samples.next(), random);
        }
    }

    private void playOne(DominationPosition position, SeededRandom random) {
        games++;
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
            if (position.turn() == Position.CHANCE) {
                position.play(random.drawOutcome(position));
            }
            if (position.turn() == Position.NOBODY) {
                playout.finished(position);
                break;
            }
        }
        conquered += playout.conquered();
        for (int i = 0; i < depth; i++) {
            path[i].add(playout.territories(movers[i]));
        }
    }

    /** The most promising move for the seat to move, with an exploration bonus. */
    private int choose(MctsNode from, DominationPosition position) {
        moves.clear();
        position.legalMoves(moves);
        policy.look(position);
        double max = Double.NEGATIVE_INFINITY;
        int tried = 0;
        double territories = 0;
        for (int i = 0; i < moves.size(); i++) {
            worth[i] = policy.worth(moves.get(i));
            max = Math.max(max, worth[i]);
            MctsNode known = from.known(moves.get(i));
            tried += known.games();
            territories += known.sum();
        }
        double average = tried == 0 ? 0 : territories / tried;
        double reach = EXPLORATION * Math.sqrt(Math.log(tried + 2.0));
        int best = 0;
        double highest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves.size(); i++) {
            MctsNode known = from.known(moves.get(i));
            // A territory lost to another seat counts twice in the policy's estimate, once here.
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

    /** The most visited moves, as far as they were tried more than a few times. */
    List<Integer> line() {
        List<Integer> line = new ArrayList<>();
        MctsNode branch = root;
        do {
            line.add(branch.mostVisited());
            branch = branch.known(line.getLast());
        } while (!branch.isEnd() && branch.games() > PRIOR_WEIGHT);
        return line;
    }

    /** The average number of territories that all seats together conquer. */
    double conquered() {
        return (double) conquered / games;
    }

    /** The average final territories of the seat to move, after the best move. */
    double territories() {
        MctsNode best = root.known(root.mostVisited());
        return best.sum() / best.games();
    }
}
