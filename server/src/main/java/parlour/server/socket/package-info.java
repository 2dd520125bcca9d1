/**
 * The WebSocket: client messages, replies, and slow clients. The protocol is in {@code docs/protocol.md}.
 *
 * <p>Start at {@link parlour.server.socket.SocketHandler}, which accepts connections and executes their messages; a
 * {@link parlour.server.socket.Connection} is a subscriber of tables. Messages are parsed and built by
 * {@code parlour.match.protocol}.
 *
 * <p>A connection ends with the session or token it was opened with. A node that is out of touch with the others serves
 * no message and sends none ({@link parlour.server.people.access.AccessChanges}).
 */
@NullMarked
package parlour.server.socket;

import org.jspecify.annotations.NullMarked;
