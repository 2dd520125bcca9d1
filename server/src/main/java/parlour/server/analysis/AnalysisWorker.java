package parlour.server.analysis;

import java.time.Duration;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import parlour.engine.Engine;
import parlour.game.Refusal;

/** Runs analyses for one thread: a fresh engine per request, and one kept for endings. */
final class AnalysisWorker {

    /** Limit for requests without a budget of their own. Solving endings takes some seconds, once. */
    private static final Duration TIME_LIMIT = Duration.ofSeconds(90);

    /** Pause while games need the processor; a search reads the clock every few thousand nodes. */
    private static final Duration COURTESY = Duration.ofMillis(10);

    static final String TIMEOUT = Engine.refused(new Refusal(
                    "analysis-timeout",
                    "The analysis took too long and was stopped.",
                    "L’analyse prenait trop de temps et a été arrêtée."))
            .json();

    private final LongSupplier stopwatch;
    private final BooleanSupplier isWantedElsewhere;
    private final BiConsumer<AnalysisJob, String> progress;
    private final Engine cached = new Engine(this::clock, this::tell);
    private @Nullable AnalysisJob current;
    private long begun;

    /**
     * An idle worker.
     *
     * @param stopwatch monotonic milliseconds
     * @param isWantedElsewhere whether games need the processor more
     */
    AnalysisWorker(
            LongSupplier stopwatch, BooleanSupplier isWantedElsewhere, BiConsumer<AnalysisJob, String> progress) {
        this.stopwatch = stopwatch;
        this.isWantedElsewhere = isWantedElsewhere;
        this.progress = progress;
    }

    /** Thrown from the search's own callbacks, clock and progress, to abort it. */
    private static final class Ended extends RuntimeException {

        private static final long serialVersionUID = 1L;

        Ended() {
            super("ended", null, false, false);
        }
    }

    /** The engine's answer, or {@link #TIMEOUT} if the analysis was aborted. */
    String answer(AnalysisJob job) {
        current = job;
        begun = stopwatch.getAsLong();
        try {
            boolean keeps = job.request().mode() == AnalysisRequest.Mode.CACHED;
            Engine engine = keeps ? cached : new Engine(this::clock, this::tell);
            return engine.answer(job.request().text());
        } catch (Ended ended) {
            return TIMEOUT;
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
        if (current == null || current.isDropped() || stopwatch.getAsLong() - begun > TIME_LIMIT.toMillis()) {
            throw new Ended();
        }
    }
}
