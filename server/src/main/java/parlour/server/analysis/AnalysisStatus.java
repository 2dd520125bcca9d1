package parlour.server.analysis;

import java.util.Optional;
import parlour.game.Refusal;

/** How far an analysis has got. */
public sealed interface AnalysisStatus {

    /**
     * Others come first.
     *
     * @param queuePosition 1 for the next
     */
    record Queued(String id, int queuePosition) implements AnalysisStatus {}

    /**
     * Somebody thinks about it.
     *
     * @param progress the engine's latest word
     */
    record Running(String id, Optional<String> progress) implements AnalysisStatus {}

    /**
     * Nobody has to think any more.
     *
     * @param answer in the engine's own words; that may be a refusal
     */
    record Done(String answer) implements AnalysisStatus {}

    /**
     * Nobody will think about it, and nothing has changed: {@code analysis-disabled}, {@code analysis-queue-full}, {@code rate-limited}.
     *
     * @param seconds when to ask again; 0 if never
     */
    record Refused(Refusal refusal, int seconds) implements AnalysisStatus {}
}
