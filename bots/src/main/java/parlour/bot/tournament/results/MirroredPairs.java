package parlour.bot.tournament.results;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Two contenders compared over pairs of games with the same luck and seats exchanged, in a game decided by points: the
 * sum over both games counts, so a pair may be won with one narrow loss and one clear win.
 *
 * @param one a contender by number; the figures are from its point of view
 * @param lead its average lead over the pairs, in the sum that counts first
 * @param leadError half the width of the 95 % interval of the lead
 */
public record MirroredPairs(int one, int other, int won, int drawn, int lost, double lead, double leadError) {

    public int pairs() {
        return won + drawn + lost;
    }

    /** Pairs won plus half of those drawn, in percent. */
    public double percent() {
        return 100 * (won + drawn / 2.0) / pairs();
    }

    /** Half the width of the 95 % interval of {@link #percent}, after Agresti and Coull: not 0 after a clean sweep. */
    public double percentError() {
        double square = Elo.WIDTH_95 * Elo.WIDTH_95;
        double all = pairs() + square;
        double share = (won + drawn / 2.0 + square / 2) / all;
        return 100 * Elo.WIDTH_95 * Math.sqrt(share * (1 - share) / all);
    }

    /** All pairs of contenders who met; empty if games are not decided by points, or not between two. */
    public static List<MirroredPairs> of(List<Round> rounds, int contenders) {
        List<MirroredPairs> all = new ArrayList<>();
        for (int one = 0; one < contenders; one++) {
            for (int other = one + 1; other < contenders; other++) {
                Count count = new Count(one);
                for (Round round : rounds) {
                    if (isBetween(round, one, other)) {
                        count.add(round);
                    }
                }
                count.result(other).ifPresent(all::add);
            }
        }
        return all;
    }

    private static boolean isBetween(Round round, int one, int other) {
        return round.games().stream()
                .allMatch(game -> game.table().size() == 2
                        && game.table().contains(one)
                        && game.table().contains(other)
                        && !game.points().isEmpty());
    }

    private static final class Count {

        private final int one;
        private final int[] results = new int[3];
        private double leads;
        private double squares;

        Count(int one) {
            this.one = one;
        }

        void add(Round round) {
            List<Integer> ahead = new ArrayList<>();
            for (GameRecord game : round.games()) {
                int seat = game.table().indexOf(one);
                List<Integer> own = game.points().get(seat);
                List<Integer> others = game.points().get(1 - seat);
                for (int i = 0; i < own.size(); i++) {
                    int more = own.get(i) - others.get(i);
                    if (i < ahead.size()) {
                        ahead.set(i, ahead.get(i) + more);
                    } else {
                        ahead.add(more);
                    }
                }
            }
            int decided = ahead.stream().filter(more -> more != 0).findFirst().orElse(0);
            results[1 - Integer.signum(decided)]++;
            leads += ahead.getFirst();
            squares += ahead.getFirst() * (double) ahead.getFirst();
        }

        Optional<MirroredPairs> result(int other) {
            int pairs = results[0] + results[1] + results[2];
            if (pairs == 0) {
                return Optional.empty();
            }
            double mean = leads / pairs;
            double error = Elo.WIDTH_95 * Math.sqrt(Math.max(0, squares / pairs - mean * mean) / pairs);
            return Optional.of(new MirroredPairs(one, other, results[0], results[1], results[2], mean, error));
        }
    }
}
