/**
 * What must never be lost: the log of every match, and beside it lists, people and chat, in SQLite or in PostgreSQL. Here
 * are the contracts.
 *
 * <p>Start at {@link parlour.server.store.EventLog}, the truth about every match, and {@link parlour.server.store.Database},
 * which writes in groups: many small pieces of work share one commit. {@link parlour.server.store.DatabaseLocation} says where a
 * database is, {@link parlour.server.store.StoreException} why something could not be done.
 * {@link parlour.server.store.NodeMessages} and {@link parlour.server.store.TableLeases} are for several nodes on one database.
 *
 * <ul>
 *   <li>{@code store.jdbc}: everything that both kinds of database share
 *   <li>{@code store.sqlite}, {@code store.postgres}: what they do differently
 *   <li>{@code store.setup}: opens a database, and copies one into a backup
 * </ul>
 *
 * <p>Arrows: {@code store} &larr; {@code jdbc} &larr; {@code sqlite}, {@code postgres} &larr; {@code setup}.
 *
 * <pre>{@code
 * try (JdbcDatabase database = StoreFactory.open(DatabaseLocation.of("data", user, password))) {
 *     EventLog log = new JdbcEventLog(database);
 *     boolean first = log.append("k7qm2pxr", 0, entries, Optional.empty()).join(); // durable now, or somebody was quicker
 *     List<LogEntry> events = log.read("k7qm2pxr", 0);
 * }
 * }</pre>
 */
@NullMarked
package parlour.server.store;

import org.jspecify.annotations.NullMarked;
