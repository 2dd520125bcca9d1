package parlour.game.contract;

import java.util.Random;

/**
 * A seed for a test that tries something new each time it runs. A test that fails tells it, and
 * {@code -Dtest.seed=…} runs the test with that seed again.
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
