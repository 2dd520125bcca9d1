/**
 * What most requests to the engine share: {@link parlour.engine.request.RequestPosition} is the position a request is about,
 * {@link parlour.engine.request.RequestBudget} how long a bot may think, and {@link
 * parlour.engine.request.RefusedException} why a request is not served.
 */
@NullMarked
package parlour.engine.request;

import org.jspecify.annotations.NullMarked;
