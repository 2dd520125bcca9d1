/**
 * Loads for a server in a process of its own: how many moves it makes durable, what a socket costs it, and what is left
 * when it is killed.
 *
 * <p>Start at {@link parlour.bench.load.LoadTest} ({@code ./parlour bench load}) and
 * {@link parlour.bench.load.CrashTest} ({@code ./parlour bench crash}). A {@link parlour.bench.load.ServerProcess} is the
 * process; a {@link parlour.bench.load.SocketLoop} carries thousands of sockets on one thread; a
 * {@link parlour.bench.load.GameLoad} plays one game after the other over two of them.
 *
 * <p>The limits of the server stay as they are. Guests are written into its database before it opens, further games are
 * return games, and no socket sends more often than a person's may.
 */
@NullMarked
package parlour.bench.load;

import org.jspecify.annotations.NullMarked;
