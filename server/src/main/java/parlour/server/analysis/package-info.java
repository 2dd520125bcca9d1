/**
 * Analyses on the server, for clients that cannot run the engine or run it slowly. Requests are the same JSON as for
 * the engine in the page (docs/browser.md), in a short queue.
 *
 * <p>Start at {@link parlour.server.analysis.AnalysisQueue}. An {@link parlour.server.analysis.AnalysisRequest} is
 * self-contained and never names a table. An {@code AnalysisWorker} runs analyses on one thread; an
 * {@link parlour.server.analysis.AnalysisStatus} is the progress of one.
 *
 * <pre>{@code
 * AnalysisQueue queue =
 *         new AnalysisQueue(AnalysisQueue.AnalysisConfig.DEFAULT, clock, stopwatch, random, () -> false, metrics);
 * AnalysisStatus first = queue.ask("ada", AnalysisRequest.read(fields));
 * Optional<AnalysisStatus> later = queue.status(id);
 * }</pre>
 */
@NullMarked
package parlour.server.analysis;

import org.jspecify.annotations.NullMarked;
