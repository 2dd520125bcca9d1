package parlour.server.thoughts;

import java.time.Duration;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import parlour.engine.Engine;
import parlour.game.Refusal;
import parlour.game.Text;
import parlour.game.View;

/** What one thread thinks with: an engine for every question, and one that keeps solved endings. */
final class Mind {

    /** Whatever does not look after its own budget is given up then. Solving endings takes some seconds, once. */
    private static final Duration PATIENCE = Duration.ofSeconds(90);

    /** How long to step back when a table waits for a bot; a search looks at the clock every few thousand nodes. */
    private static final Duration COURTESY = Duration.ofMillis(10);

    static final String TOO_LONG = refused(new Refusal(
            "took-too-long",
            new Text("The house has thought too long about this.", "La maison a réfléchi trop longtemps à cela.")));

    private final LongSupplier stopwatch;
    private final BooleanSupplier isWantedElsewhere;
    private final BiConsumer<Thought, String> progress;
    private final Engine knowing = new Engine(this::clock, this::tell);
    private @Nullable Thought current;
    private long begun;

    /**
     * A mind with nothing in it.
     *
     * @param stopwatch milliseconds that never run backwards
     * @param isWantedElsewhere whether somebody at a table waits for the machine
     */
    Mind(LongSupplier stopwatch, BooleanSupplier isWantedElsewhere, BiConsumer<Thought, String> progress) {
        this.stopwatch = stopwatch;
        this.isWantedElsewhere = isWantedElsewhere;
        this.progress = progress;
    }

    /** Thrown through a search to end it: it asks for the time, or tells what it has found, again and again. */
    private static final class Ended extends RuntimeException {

        private static final long serialVersionUID = 1L;

        Ended() {
            super("ended", null, false, false);
        }
    }

    /** The engine's answer; that it took too long, if it was ended. */
    String answer(Thought thought) {
        current = thought;
        begun = stopwatch.getAsLong();
        try {
            boolean keeps = thought.question().way() == Question.Way.KNOWING;
            Engine engine = keeps ? knowing : new Engine(this::clock, this::tell);
            return engine.answer(thought.question().text());
        } catch (Ended ended) {
            return TOO_LONG;
        } finally {
            current = null;
        }
    }

    private long clock() {
        goOn();
        if (isWantedElsewhere.getAsBoolean()) {
            try {
                Thread.sleep(COURTESY);
            } catch (InterruptedException closing) {
                Thread.currentThread().interrupt();
                throw new Ended();
            }
        }
        return stopwatch.getAsLong();
    }

    private void tell(String so) {
        goOn();
        if (current != null) {
            progress.accept(current, so);
        }
    }

    private void goOn() {
        if (current == null || current.isDropped() || stopwatch.getAsLong() - begun > PATIENCE.toMillis()) {
            throw new Ended();
        }
    }

    /** As the engine refuses. */
    static String refused(Refusal refusal) {
        Text sentence = refusal.sentence();
        return new View()
                .with("type", "refused")
                .with("code", refusal.reason())
                .with("sentence", new View().with("en", sentence.en()).with("fr", sentence.fr()))
                .json();
    }
}
