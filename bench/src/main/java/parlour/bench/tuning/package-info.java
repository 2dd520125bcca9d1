/** Learns the weights of the Conquest evaluation from games that the search plays against itself. */
@NullMarked
package parlour.bench.tuning;

import org.jspecify.annotations.NullMarked;
