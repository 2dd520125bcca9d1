/**
 * Shared parts of requests to the engine: {@link parlour.engine.request.RequestPosition} is the position a request is
 * about, {@link parlour.engine.request.RequestBudget} the time limit of a search, and
 * {@link parlour.engine.request.RefusedException} the reason for a refusal.
 */
@NullMarked
package parlour.engine.request;

import org.jspecify.annotations.NullMarked;
