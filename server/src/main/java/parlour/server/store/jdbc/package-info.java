/**
 * The store on SQLite or PostgreSQL.
 *
 * <p>Start at {@link parlour.server.store.jdbc.JdbcDatabase}: {@code GroupCommitWriter} runs all writes on one thread,
 * a pool of connections reads. {@link parlour.server.store.jdbc.DatabaseEngine} covers the differences between the two.
 *
 * <ul>
 *   <li>{@link parlour.server.store.jdbc.JdbcEventLog}, {@link parlour.server.store.jdbc.JdbcListings}: the event log
 *       and the lists of tables
 *   <li>{@link parlour.server.store.jdbc.ChatMessages}, {@link parlour.server.store.jdbc.Mutes}: chat and muted people
 *   <li>{@link parlour.server.store.jdbc.ServingTime}: the time the server was up, for players' clocks
 *   <li>{@link parlour.server.store.jdbc.SchemaMigrator}: runs the scripts in the resource folders {@code sqlite} and
 *       {@code postgresql} of {@code parlour/server/store/schema}
 * </ul>
 *
 * <p>To change the schema, add a script {@code V<number>__<what>.sql} to both folders and update the number in {@code
 * SchemaMigrator}. Tables and columns have the same names in both, so that a backup of either opens as SQLite.
 */
@NullMarked
package parlour.server.store.jdbc;

import org.jspecify.annotations.NullMarked;
