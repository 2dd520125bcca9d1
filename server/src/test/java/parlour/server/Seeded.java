package parlour.server;

import java.util.Random;
import parlour.game.FreshSeed;

/** Random tests: a failure names the seed, and {@link FreshSeed} says how to repeat it. */
final class Seeded {

    /** What is done with chance. */
    @FunctionalInterface
    interface Body {
        void run(Random random) throws Exception;
    }

    private Seeded() {}

    static void run(Body body) {
        FreshSeed seed = new FreshSeed();
        try {
            body.run(new Random(seed.value()));
        } catch (Exception | AssertionError failure) {
            throw new AssertionError("with " + seed + ": " + failure.getMessage(), failure);
        }
    }
}
