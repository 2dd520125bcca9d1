/**
 * What must never be lost: the log of every match, and beside it lists, people and chat, in SQLite or in PostgreSQL.
 *
 * <p>Start at {@link parlour.server.store.Log}, the truth about every match, and {@link parlour.server.store.Database},
 * which writes in groups: many small pieces of work share one commit. {@link parlour.server.store.Place} says where a
 * database is, {@link parlour.server.store.StoreException} why something could not be done.
 *
 * <ul>
 *   <li>{@link parlour.server.store.Listings}, {@link parlour.server.store.Chats},
 *       {@link parlour.server.store.Aliases}: what lists show, what was said, who a guest has become
 *   <li>{@link parlour.server.store.Uptime}: time that was served, for clocks
 *   <li>{@link parlour.server.store.Bulletin} and {@link parlour.server.store.Claims}: several nodes on one database
 *   <li>{@link parlour.server.store.Backup}: a copy while everything goes on
 *   <li>inside: {@code GroupWriter} writes, {@code SqliteEngine} and {@code PostgresEngine} are what the two kinds do
 *       differently, {@code Schema} runs the scripts in the folders {@code sqlite} and {@code postgresql}
 * </ul>
 *
 * <pre>{@code
 * try (Database database = Database.open(Place.of("data", user, password))) {
 *     Log log = new JdbcLog(database);
 *     boolean first = log.append("k7qm2pxr", 0, entries, Optional.empty()).join(); // durable now, or somebody was quicker
 *     List<Entry> events = log.read("k7qm2pxr", 0);
 * }
 * }</pre>
 *
 * <p>New tables come in a new script {@code V<number>__<what>.sql} in both folders, with the same names of tables and
 * columns, so that a backup of one kind can be opened as the other.
 */
@NullMarked
package parlour.server.store;

import org.jspecify.annotations.NullMarked;
