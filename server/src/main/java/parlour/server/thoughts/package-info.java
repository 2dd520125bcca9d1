/**
 * The house thinks for those whose own machine cannot, or is slow: requests to the engine, in the very JSON the page's own
 * engine takes (docs/browser.md), in a queue that is never long.
 *
 * <p>Start at {@link parlour.server.thoughts.Thoughts}. A {@link parlour.server.thoughts.Question} is a request that may be
 * asked here; it holds all that is needed to answer it and never names a table. A {@code Mind} is a thread's way to an answer,
 * a {@link parlour.server.thoughts.Report} how far it has got.
 *
 * <pre>{@code
 * Thoughts thoughts = new Thoughts(Thoughts.Room.USUAL, clock, stopwatch, random, () -> false, Thoughts.Listener.NONE);
 * Report first = thoughts.ask("ada", Question.read(fields));
 * Optional<Report> later = thoughts.report(id);
 * }</pre>
 */
@NullMarked
package parlour.server.thoughts;

import org.jspecify.annotations.NullMarked;
