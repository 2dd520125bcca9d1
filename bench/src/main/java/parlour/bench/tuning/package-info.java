/** Fits the weights of the Conquest evaluation to games that the search plays against itself. */
@NullMarked
package parlour.bench.tuning;

import org.jspecify.annotations.NullMarked;
