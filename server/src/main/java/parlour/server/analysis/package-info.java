/**
 * The server thinks for those whose own machine cannot, or is slow: requests to the engine, in the very JSON the page's own
 * engine takes (docs/browser.md), in a queue that is never long.
 *
 * <p>Start at {@link parlour.server.analysis.AnalysisQueue}. A {@link parlour.server.analysis.AnalysisRequest} is a request that may be
 * asked here; it holds all that is needed to answer it and never names a table. A {@code AnalysisWorker} is a thread's way to an answer,
 * a {@link parlour.server.analysis.AnalysisStatus} how far it has got.
 *
 * <pre>{@code
 * AnalysisQueue queue = new AnalysisQueue(AnalysisQueue.AnalysisConfig.DEFAULT, clock, stopwatch, random, () -> false, metrics);
 * AnalysisStatus first = queue.ask("ada", AnalysisRequest.read(fields));
 * Optional<AnalysisStatus> later = queue.status(id);
 * }</pre>
 */
@NullMarked
package parlour.server.analysis;

import org.jspecify.annotations.NullMarked;
