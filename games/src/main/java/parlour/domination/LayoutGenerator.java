package parlour.domination;

import java.util.ArrayList;
import java.util.List;

/**
 * Generates a layout from a seed by simulated annealing: numbers on cells are changed and exchanged at random, and
 * changes that make the counts of the pairs worse are accepted less often as the temperature falls.
 *
 * <p>Uses integer arithmetic only, so that a seed gives the same layout on every machine and in the browser. A random
 * number has at least {@code z} trailing zeros with probability {@code 2^-z}: this replaces the exponential function.
 */
final class LayoutGenerator {

    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private static final int NUMBERS = Pairs.MAX_PIPS + 1;

    /** Steps from hot to cold; if the counts are still wrong, it starts again with another board. */
    private static final int STEPS = 200_000;

    /** The trailing zeros required of a random number per excess domino: with more, a change is accepted less often. */
    private static final int HOT = 6;

    private static final int COLD = 11;

    /** Six of seven boards succeed: if this many fail, the generator is wrong, not the seed. */
    private static final int MAX_BOARDS = 30;

    private final byte[] numbers = new byte[Board.CELLS];
    private final int[] counts = new int[Pairs.KINDS];
    private long state;

    LayoutGenerator(int seed) {
        state = seed;
    }

    /** Eight digits each, the top of the board first. */
    List<String> rows() {
        int boards = 1;
        while (!anneal()) {
            if (boards++ == MAX_BOARDS) {
                throw new IllegalStateException("no layout on " + MAX_BOARDS + " boards");
            }
        }
        List<String> rows = new ArrayList<>();
        for (int row = Board.SIZE - 1; row >= 0; row--) {
            StringBuilder digits = new StringBuilder();
            for (int column = 0; column < Board.SIZE; column++) {
                digits.append(numbers[Board.cell(column, row)]);
            }
            rows.add(digits.toString());
        }
        return rows;
    }

    private boolean anneal() {
        for (int cell = 0; cell < Board.CELLS; cell++) {
            numbers[cell] = (byte) nextInt(NUMBERS);
        }
        System.arraycopy(Layout.counts(numbers), 0, counts, 0, counts.length);
        int wrong = 0;
        for (int count : counts) {
            wrong += distance(count);
        }
        for (int step = 0; step < STEPS && wrong > 0; step++) {
            wrong += step(HOT + (COLD - HOT + 1) * step / STEPS);
        }
        return wrong == 0;
    }

    private static int distance(int count) {
        return Math.abs(count - Pairs.COPIES);
    }

    /** Tries one change; returns the resulting change of the error. */
    private int step(int zeros) {
        int one = nextInt(Board.CELLS);
        int other = nextInt(Board.CELLS);
        byte before = numbers[one];
        byte beforeOther = numbers[other];
        boolean exchanges = nextInt(4) > 0;
        byte after = exchanges ? beforeOther : (byte) nextInt(NUMBERS);
        int worse = set(one, after);
        if (exchanges) {
            worse += set(other, before);
        }
        // Where one pair is too many another is too few, so errors come in twos.
        if (worse > 0 && zeros * worse / 2 > Long.numberOfTrailingZeros(nextLong())) {
            if (exchanges) {
                set(other, beforeOther);
            }
            set(one, before);
            return 0;
        }
        return worse;
    }

    /** Puts a number on a cell; returns the resulting change of the error. */
    private int set(int cell, byte number) {
        int worse = 0;
        int column = cell % Board.SIZE;
        if (column > 0) {
            worse += change(cell, number, cell - 1);
        }
        if (column < Board.SIZE - 1) {
            worse += change(cell, number, cell + 1);
        }
        if (cell >= Board.SIZE) {
            worse += change(cell, number, cell - Board.SIZE);
        }
        if (cell < Board.CELLS - Board.SIZE) {
            worse += change(cell, number, cell + Board.SIZE);
        }
        numbers[cell] = number;
        return worse;
    }

    private int change(int cell, byte number, int neighbour) {
        int was = Pairs.pair(numbers[cell], numbers[neighbour]);
        int is = Pairs.pair(number, numbers[neighbour]);
        int before = distance(counts[was]);
        counts[was]--;
        before -= distance(counts[was]);
        int after = -distance(counts[is]);
        counts[is]++;
        after += distance(counts[is]);
        return after - before;
    }

    /** The first 31 bits of SplitMix64, scaled; the slight bias does not matter here. */
    private int nextInt(int bound) {
        return (int) (((nextLong() >>> 33) * bound) >>> 31);
    }

    private long nextLong() {
        state += GOLDEN;
        long z = state;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
