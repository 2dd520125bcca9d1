/**
 * Faults during play: {@code ./parlour bench chaos}.
 *
 * <p>Start at {@link parlour.bench.chaos.ChaosTest}. A {@link parlour.bench.chaos.Cluster} is two nodes, a proxy and a
 * PostgreSQL primary with its standby, all in processes of their own. {@link parlour.bench.chaos.Visitor}s play and
 * watch through the proxy and record what they are told; {@link parlour.bench.chaos.Faults} happen meanwhile; a
 * {@link parlour.bench.chaos.LogChecker} compares what everybody was told with the log.
 */
@NullMarked
package parlour.bench.chaos;

import org.jspecify.annotations.NullMarked;
