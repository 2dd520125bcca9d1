/**
 * Load tests for a server in its own process: how many moves it makes durable, the cost of a socket, and what survives
 * when it is killed.
 *
 * <p>Start at {@link parlour.bench.load.LoadTest} ({@code ./parlour bench server}) and
 * {@link parlour.bench.load.CrashTest} ({@code ./parlour bench crash}). A {@link parlour.bench.load.ServerProcess} is
 * the process; a {@link parlour.bench.load.SocketLoop} runs thousands of sockets on one thread; a
 * {@link parlour.bench.load.GameLoad} plays one game after the other over two of them.
 *
 * <p>The limits of the server are not changed. Guests are written to its database before it starts, further games are
 * rematches, and no socket sends more often than a person's may.
 */
@NullMarked
package parlour.bench.load;

import org.jspecify.annotations.NullMarked;
