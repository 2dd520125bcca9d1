package parlour.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;

/**
 * Measures several implementations in turns, so that a noisy machine affects all of them alike. The best round of each
 * counts: noise only ever makes things slower.
 */
final class SpeedComparison {

    private static final int ROUNDS = 7;

    /** @param work does some work and returns how much */
    private record Runner(String name, String unit, LongSupplier work) {}

    private final List<Runner> runners = new ArrayList<>();

    SpeedComparison with(String name, String unit, LongSupplier work) {
        runners.add(new Runner(name, unit, work));
        return this;
    }

    /** Prints the rate of each, and its ratio to the last one, the reference. */
    void run() {
        double[] best = new double[runners.size()];
        for (int round = 0; round < ROUNDS; round++) {
            for (int i = 0; i < best.length; i++) {
                long begin = System.nanoTime();
                long done = runners.get(i).work().getAsLong();
                double rate = done / ((System.nanoTime() - begin) / 1e9);
                best[i] = Math.max(best[i], rate);
            }
        }
        for (int i = 0; i < best.length; i++) {
            Runner runner = runners.get(i);
            System.out.printf(
                    Locale.ROOT,
                    "%-44s %9.2f M %s/s %8.2f x%n",
                    runner.name(),
                    best[i] / 1e6,
                    runner.unit(),
                    best[i] / best[best.length - 1]);
        }
    }
}
