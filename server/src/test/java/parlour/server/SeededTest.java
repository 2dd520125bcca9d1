package parlour.server;

import java.util.Random;
import parlour.game.contract.FreshSeed;

/** Random tests: a failure names the seed, and {@link FreshSeed} says how to repeat it. */
final class SeededTest {

    /** What is done with chance. */
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
