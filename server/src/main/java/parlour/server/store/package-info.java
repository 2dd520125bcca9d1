/**
 * Durable storage in SQLite or PostgreSQL: the event log of every match, lists of tables, people and chat. This package
 * holds the interfaces.
 *
 * <p>Start at {@link parlour.server.store.EventLog}, the source of truth for every match, and
 * {@link parlour.server.store.Database}, which groups many small writes into one commit.
 * {@link parlour.server.store.DatabaseLocation} is the address of a database,
 * {@link parlour.server.store.StoreException} a failure. {@link parlour.server.store.NodeMessages} and
 * {@link parlour.server.store.TableLeases} are for several nodes on one database.
 *
 * <ul>
 *   <li>{@code store.jdbc}: what both kinds of database share
 *   <li>{@code store.sqlite}, {@code store.postgres}: what they do differently
 *   <li>{@code store.setup}: opens a database, and copies one into a backup
 * </ul>
 *
 * <p>Dependencies: {@code store} &larr; {@code jdbc} &larr; {@code sqlite}, {@code postgres} &larr; {@code setup}.
 *
 * <pre>{@code
 * try (JdbcDatabase database = StoreFactory.open(DatabaseLocation.of("data", user, password))) {
 *     EventLog log = new JdbcEventLog(database);
 *     // Durable when it completes; false if another node was quicker.
 *     boolean first = log.append("k7qm2pxr", 0, entries, Optional.empty()).join();
 *     List<LogEntry> events = log.read("k7qm2pxr", 0);
 * }
 * }</pre>
 */
@NullMarked
package parlour.server.store;

import org.jspecify.annotations.NullMarked;
