/**
 * What the host may do: exclude people and addresses, silence somebody in chat, hide a name, close a table, and answer
 * reports. Start at {@link parlour.server.people.moderation.Moderation}.
 *
 * <p>Every action is a row that says who did it, when, why and until when; undoing it is written into the same row.
 * Actions in force are few and are kept in memory on every node, so that checking them costs nothing; a new one is a
 * {@link parlour.server.people.access.AccessChange}, so it is acknowledged when every node acts on it.
 */
@NullMarked
package parlour.server.people.moderation;

import org.jspecify.annotations.NullMarked;
