package parlour.server.analysis;

import java.util.Optional;
import parlour.game.Refusal;

/** The status of an analysis. */
public sealed interface AnalysisStatus {

    /**
     * Waiting for a thread.
     *
     * @param queuePosition 1 if it is next
     */
    record Queued(String id, int queuePosition) implements AnalysisStatus {}

    /**
     * Being analysed.
     *
     * @param progress the engine's latest progress message, as JSON
     */
    record Running(String id, Optional<String> progress) implements AnalysisStatus {}

    /**
     * Finished.
     *
     * @param answer the engine's JSON; may be a refusal
     */
    record Done(String answer) implements AnalysisStatus {}

    /**
     * Not accepted: {@code analysis-disabled}, {@code analysis-queue-full} or {@code rate-limited}.
     *
     * @param seconds when to try again; 0 for never
     */
    record Refused(Refusal refusal, int seconds) implements AnalysisStatus {}
}
