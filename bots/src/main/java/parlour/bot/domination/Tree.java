package parlour.bot.domination;

import java.util.ArrayList;
import java.util.List;
import parlour.bot.Budget;
import parlour.bot.SeededLots;
import parlour.bot.race.Race;
import parlour.domination.DominationPosition;
import parlour.domination.Pairs;
import parlour.game.MoveList;

/**
 * A tree of moves grown over samples: each game goes down it in a sample of its own, everybody choosing among the moves that
 * are legal there by what these brought to themselves so far, and is played out where the tree ends. What is drawn is no
 * part of the tree, so nobody in it sees through a rack. With three and four players this is max-n: everybody plays for
 * their own territories.
 */
final class Tree {

    /** How many games first sight counts for. */
    private static final double FAITH = 50;

    /** How much better, in territories, a move might be that was hardly tried. */
    private static final double CURIOSITY = 1.5;

    private static final int MOST_GAMES = 1 << 18;

    /** What a round of the race would be: a game for each of the usual number of moves. */
    private static final int GAMES_A_ROUND = 16;

    private final Instinct instinct;
    private final Playout playout;
    private final MoveList moves = new MoveList();
    private final double[] worth = new double[Pairs.DOMINOES];
    private final Branch root = new Branch();
    private final Branch[] path = new Branch[Pairs.DOMINOES];
    private final int[] movers = new int[Pairs.DOMINOES];

    Tree(Instinct instinct, Playout playout) {
        this.instinct = instinct;
        this.playout = playout;
    }

    /** Plays games until the budget is spent, one at least. */
    void grow(Samples samples, SeededLots lots, Budget budget) {
        int most = Math.min(MOST_GAMES, GAMES_A_ROUND * Race.mostRounds(budget));
        for (int game = 0; game < most && (game == 0 || !budget.isSpent(playout.nodes())); game++) {
            playOne(samples.next(), lots);
        }
    }

    private void playOne(DominationPosition position, SeededLots lots) {
        Branch branch = root;
        int depth = 0;
        while (true) {
            movers[depth] = position.turn();
            int move = choose(branch, position);
            branch = branch.grown(move);
            path[depth++] = branch;
            if (branch.games() == 0 || position.laid() == Pairs.DOMINOES - 1) {
                playout.finish(position, move, lots);
                break;
            }
            playout.count();
            position.play(move);
            if (position.turn() < 0) {
                position.play(lots.outcome(position));
            }
        }
        for (int i = 0; i < depth; i++) {
            path[i].add(playout.territories(movers[i]));
        }
    }

    /** The move that promises most to whoever is to move, with some curiosity for those hardly tried. */
    private int choose(Branch from, DominationPosition position) {
        moves.clear();
        position.moves(moves);
        instinct.look(position);
        double most = Double.NEGATIVE_INFINITY;
        int games = 0;
        double territories = 0;
        for (int i = 0; i < moves.size(); i++) {
            worth[i] = instinct.worth(moves.get(i));
            most = Math.max(most, worth[i]);
            Branch known = from.known(moves.get(i));
            games += known.games();
            territories += known.sum();
        }
        double average = games == 0 ? 0 : territories / games;
        double reach = CURIOSITY * Math.sqrt(Math.log(games + 2.0));
        int best = 0;
        double highest = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves.size(); i++) {
            Branch known = from.known(moves.get(i));
            // A territory that one loses and another gets is two in first sight, one here.
            double atFirst = average + (worth[i] - most) / 2;
            double believed = (known.sum() + FAITH * atFirst) / (known.games() + FAITH);
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
        Branch branch = root;
        do {
            line.add(branch.favourite());
            branch = branch.known(line.getLast());
        } while (!branch.isEnd() && branch.games() > FAITH);
        return line;
    }

    /** How many territories the seat to move ends with on average, after the best move. */
    double territories() {
        Branch best = root.known(root.favourite());
        return best.sum() / best.games();
    }
}
