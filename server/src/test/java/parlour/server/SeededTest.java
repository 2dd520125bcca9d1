package parlour.server;

import java.util.Random;
import parlour.game.contract.FreshSeed;

/** Runs randomized tests: a failure reports the seed, and {@link FreshSeed} describes how to repeat it. */
final class SeededTest {

    /** The test body. */
    @FunctionalInterface
    interface Body {
        void run(Random random) throws Exception;
    }

    private SeededTest() {}

    static void run(Body body) {
        FreshSeed seed = new FreshSeed();
        try {
            body.run(new Random(seed.value()));
        } catch (Exception | AssertionError failure) {
            throw new AssertionError("with " + seed + ": " + failure.getMessage(), failure);
        }
    }
}
