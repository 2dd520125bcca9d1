package parlour.game.contract;

import java.util.Random;

/**
 * A new seed for each run of a test. A failing test reports it, and {@code -Dtest.seed=…} runs the test with that seed
 * again.
 */
public record FreshSeed(long value) {

    public FreshSeed() {
        this(Long.getLong("test.seed", new Random().nextLong()));
    }

    @Override
    public String toString() {
        return "-Dtest.seed=" + value;
    }
}
