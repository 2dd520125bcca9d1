/** Benchmarks: the figures {@code ./parlour bench} prints, and the JMH benchmarks behind them. */
@NullMarked
package parlour.bench;

import org.jspecify.annotations.NullMarked;
