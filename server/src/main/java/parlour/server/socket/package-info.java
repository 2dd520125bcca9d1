/**
 * The socket: what clients say, what they are told, and when one is given up. The protocol is in {@code docs/protocol.md}.
 *
 * <p>Start at {@link parlour.server.socket.SocketHandler}, which greets connections and carries out what they ask; a
 * {@link parlour.server.socket.Connection} is somebody who is told things. Messages are read and written by
 * {@code parlour.match.protocol}.
 */
@NullMarked
package parlour.server.socket;

import org.jspecify.annotations.NullMarked;
