package parlour.bot.sampling;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import parlour.bot.SeededRandom;

/** Draws several uniform samples and keeps one of them, weighted by how well each explains what the other seats did. */
public final class WeightedSampler<P> {

    private final Supplier<P> uniform;
    private final Predicate<P> isInformative;
    private final ToDoubleFunction<P> likelihood;
    private final int pool;
    private final SeededRandom random;

    /**
     * @param isInformative whether anything can be inferred in such a position; if not, the first sample is kept
     * @param likelihood relative to other samples
     * @param pool the number of samples from which one is kept; with 1, nothing is inferred
     */
    public WeightedSampler(
            Supplier<P> uniform,
            Predicate<P> isInformative,
            ToDoubleFunction<P> likelihood,
            int pool,
            SeededRandom random) {
        this.uniform = uniform;
        this.isInformative = isInformative;
        this.likelihood = likelihood;
        this.pool = pool;
        this.random = random;
    }

    public P next() {
        P first = uniform.get();
        if (pool == 1 || !isInformative.test(first)) {
            return first;
        }
        List<P> drawn = new ArrayList<>();
        double[] weights = new double[pool];
        double sum = 0;
        for (int i = 0; i < pool; i++) {
            drawn.add(i == 0 ? first : uniform.get());
            weights[i] = likelihood.applyAsDouble(drawn.get(i));
            sum += weights[i];
        }
        double left = sum * random.nextDouble();
        int kept = 0;
        while (kept < pool - 1 && left >= weights[kept]) {
            left -= weights[kept++];
        }
        return drawn.get(kept);
    }
}
