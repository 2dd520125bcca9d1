/**
 * What must never be lost: the log of every match, and beside it people and chat, in SQLite or in PostgreSQL.
 *
 * <p>Start at {@link parlour.server.store.Log}, the truth about every match, and {@link parlour.server.store.Database},
 * which writes in groups: many small pieces of work share one commit.
 *
 * <pre>{@code
 * try (Database database = Database.open(place)) {
 *     Log log = new JdbcLog(database);
 *     boolean first = log.append("k7qm2pxr", 0, entries, Optional.empty()).join(); // durable now, or somebody was quicker
 *     List<Entry> events = log.read("k7qm2pxr", 0);
 * }
 * }</pre>
 */
@NullMarked
package parlour.server.store;

import org.jspecify.annotations.NullMarked;
