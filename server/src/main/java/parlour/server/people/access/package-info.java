/**
 * Changes of identity and access reach every node before they are acknowledged: a session that ends, a token that is
 * revoked, a guest who signs in to an account, a new name.
 *
 * <p>Nodes remember who is who: the cache of people, the seats of tables in memory, the person behind an open socket.
 * Start at {@link parlour.server.people.access.AccessChanges}:
 *
 * <ol>
 *   <li>A change is a numbered row, written in the same transaction as what it is about. The numbers become visible in
 *       order, since adding one locks the row with the latest number.
 *   <li>Every node asks for new rows, applies them in order and writes down how far it has come; at least every two
 *       seconds, and at once when another node tells it to. A lost message therefore only costs time.
 *   <li>Writing that down also extends the node's lease of eight seconds. A node whose lease has expired refuses
 *       commands, sends nothing to its sockets and answers no personal request until it has caught up; it notices by its
 *       own clock, without asking anybody.
 *   <li>The request that made the change is answered when no node is left that has a lease and has not applied the
 *       change: normally after some milliseconds, and after eight seconds if a node hangs.
 * </ol>
 *
 * <p>Moves pay nothing for this: they compare two clocks with the lease. What this does not cover is a single command
 * that was already on its way to the database when its node froze: it may still be written when the node goes on.
 *
 * <p>On SQLite there is one node, and changes are applied at once.
 *
 * <pre>{@code
 * access.write((connection, changes) -> {
 *     changes.add(new AccessChange.SessionEnded(id, false));
 *     return SessionRows.delete(connection, id);
 * });
 * // From here on no node serves that session.
 * }</pre>
 */
@NullMarked
package parlour.server.people.access;

import org.jspecify.annotations.NullMarked;
