package parlour.bot.tournament.results;

import java.util.ArrayList;
import java.util.List;

/**
 * How many pairs of games gave the first contender 0, 0.5, 1, 1.5 and 2 points.
 *
 * @param counts five of them, from 0 points to 2
 */
public record Pentanomial(List<Integer> counts) {

    static final int OUTCOMES = 5;

    public Pentanomial {
        counts = List.copyOf(counts);
        if (counts.size() != OUTCOMES) {
            throw new IllegalArgumentException("five counts, not " + counts);
        }
    }

    public static final Pentanomial NONE = new Pentanomial(List.of(0, 0, 0, 0, 0));

    /** Counts pairs between two contenders at two seats. */
    public static Pentanomial of(List<Round> rounds) {
        Pentanomial counted = NONE;
        for (Round round : rounds) {
            counted = counted.with(round);
        }
        return counted;
    }

    /** The counts with one more pair. */
    public Pentanomial with(Round pair) {
        List<Integer> more = new ArrayList<>(counts);
        int halves = (int) Math.round(2 * PairwiseScores.of(pair, 2).points(0, 1));
        more.set(halves, more.get(halves) + 1);
        return new Pentanomial(more);
    }

    int pairs() {
        return counts.stream().mapToInt(Integer::intValue).sum();
    }
}
