package parlour.bot.review;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.LongConsumer;
import parlour.bot.SeededRandom;
import parlour.game.Position;

/**
 * Compares moves, each in the same sampled positions with the same random numbers. After a few rounds only the best
 * moves and the requested ones are tried further.
 */
final class MoveComparison {

    /** Rounds in which every move is tried. */
    private static final int SCREENING = 8;

    /** How many of the best moves are reported. */
    private static final int TOLD = 8;

    /** Played whatever the budget: fewer would prove nothing. */
    static final int MIN_ROUNDS = 24;

    private static final int MAX_ROUNDS = 600;

    /** Results of one move, round by round. */
    private static final class Tried {

        private final String move;
        private int[] results = new int[MIN_ROUNDS];
        private long sum;

        Tried(String move) {
            this.move = move;
        }

        void add(int result, int round) {
            results = round < results.length ? results : Arrays.copyOf(results, 2 * results.length);
            results[round] = result;
            sum += result;
        }
    }

    private final Trials trials;
    private final SeededRandom random;
    private List<Tried> moves = new ArrayList<>();
    private int rounds;

    MoveComparison(Trials trials, SeededRandom random, List<String> moves) {
        this.trials = trials;
        this.random = random;
        moves.forEach(move -> this.moves.add(new Tried(move)));
    }

    /**
     * Tries the moves in samples until {@code nodes} positions have been visited.
     *
     * @param wanted moves that are tried to the end whatever their results
     */
    void compare(List<String> wanted, long nodes, LongConsumer progress) {
        long begun = trials.nodes();
        int max = trials.isExact() ? 1 : MAX_ROUNDS;
        int min = trials.isExact() ? 1 : MIN_ROUNDS;
        while (rounds < min || (rounds < max && trials.nodes() - begun < nodes)) {
            round(trials.sample());
            progress.accept(trials.nodes() - begun);
            if (rounds == SCREENING) {
                keepBest(wanted);
            }
        }
        keepBest(wanted);
    }

    /** Tries the moves in one position repeatedly, with new random numbers each time. */
    void compareIn(Position position, long nodes, LongConsumer progress) {
        long begun = trials.nodes();
        while (rounds < MIN_ROUNDS || (rounds < MAX_ROUNDS && trials.nodes() - begun < nodes)) {
            round(position);
            progress.accept(trials.nodes() - begun);
        }
    }

    private void round(Position position) {
        long luck = random.nextLong();
        for (Tried tried : moves) {
            // A move's number is valid only for the position that parsed it.
            tried.add(trials.result(position, position.legalMove(tried.move), new SeededRandom(luck)), rounds);
        }
        rounds++;
    }

    private void keepBest(List<String> wanted) {
        List<Tried> ranked = ranked();
        List<Tried> kept = new ArrayList<>();
        for (int i = 0; i < ranked.size(); i++) {
            if (i < TOLD || wanted.contains(ranked.get(i).move)) {
                kept.add(ranked.get(i));
            }
        }
        moves = kept;
    }

    /** The best first; of equals, the one listed first. */
    private List<Tried> ranked() {
        List<Tried> ranked = new ArrayList<>(moves);
        ranked.sort(Comparator.comparingLong((Tried tried) -> -tried.sum));
        return ranked;
    }

    int rounds() {
        return rounds;
    }

    /** The estimates, the best first. */
    List<MoveEstimate> choices() {
        List<Tried> ranked = ranked();
        int[] nothing = new int[rounds];
        int[] best = ranked.getFirst().results;
        List<MoveEstimate> choices = new ArrayList<>();
        for (Tried tried : ranked) {
            choices.add(new MoveEstimate(
                    tried.move,
                    mean(tried.results, nothing),
                    error(tried.results, nothing),
                    mean(best, tried.results),
                    error(best, tried.results),
                    List.of()));
        }
        return choices;
    }

    private double mean(int[] one, int[] other) {
        long sum = 0;
        for (int round = 0; round < rounds; round++) {
            sum += one[round] - other[round];
        }
        return (double) sum / rounds / Trials.POINT;
    }

    /** The standard error of the mean difference. */
    private double error(int[] one, int[] other) {
        if (rounds < 2) {
            return 0;
        }
        double mean = mean(one, other) * Trials.POINT;
        double squares = 0;
        for (int round = 0; round < rounds; round++) {
            double off = one[round] - other[round] - mean;
            squares += off * off;
        }
        return Math.sqrt(squares / (rounds - 1) / rounds) / Trials.POINT;
    }
}
