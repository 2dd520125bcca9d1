/**
 * What must never be lost: the log of every match, and beside it lists, people and chat, in SQLite or in PostgreSQL.
 *
 * <p>Start at {@link parlour.server.store.EventLog}, the truth about every match, and {@link parlour.server.store.Database},
 * which writes in groups: many small pieces of work share one commit. {@link parlour.server.store.DatabaseLocation} says where a
 * database is, {@link parlour.server.store.StoreException} why something could not be done.
 *
 * <ul>
 *   <li>{@link parlour.server.store.Listings}, {@link parlour.server.store.ChatMessages},
 *       {@link parlour.server.store.PersonAliases}: what lists show, what was said, who a guest has become
 *   <li>{@link parlour.server.store.ServingTime}: time that was served, for clocks
 *   <li>{@link parlour.server.store.NodeMessages} and {@link parlour.server.store.TableLeases}: several nodes on one database
 *   <li>{@link parlour.server.store.Backup}: a copy while everything goes on
 *   <li>inside: {@code GroupCommitWriter} writes, {@code SqliteEngine} and {@code PostgresEngine} are what the two kinds do
 *       differently, {@code SchemaMigrator} runs the scripts in the folders {@code sqlite} and {@code postgresql}
 * </ul>
 *
 * <pre>{@code
 * try (Database database = Database.open(DatabaseLocation.of("data", user, password))) {
 *     EventLog log = new JdbcEventLog(database);
 *     boolean first = log.append("k7qm2pxr", 0, entries, Optional.empty()).join(); // durable now, or somebody was quicker
 *     List<LogEntry> events = log.read("k7qm2pxr", 0);
 * }
 * }</pre>
 *
 * <p>New tables come in a new script {@code V<number>__<what>.sql} in both folders, with the same names of tables and
 * columns, so that a backup of one kind can be opened as the other.
 */
@NullMarked
package parlour.server.store;

import org.jspecify.annotations.NullMarked;
