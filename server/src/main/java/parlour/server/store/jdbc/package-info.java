/**
 * The store on a database of either kind.
 *
 * <p>Start at {@link parlour.server.store.jdbc.JdbcDatabase}: {@code GroupCommitWriter} writes for everybody on one thread, a
 * pool of connections reads. {@link parlour.server.store.jdbc.DatabaseEngine} is what the kinds do differently.
 *
 * <ul>
 *   <li>{@link parlour.server.store.jdbc.JdbcEventLog}, {@link parlour.server.store.jdbc.JdbcListings}: the log, and what
 *       lists show
 *   <li>{@link parlour.server.store.jdbc.ChatMessages}, {@link parlour.server.store.jdbc.Mutes}: what was said, and who does
 *       not want to hear whom
 *   <li>{@link parlour.server.store.jdbc.ServingTime}: time that was served, for clocks
 *   <li>{@link parlour.server.store.jdbc.SchemaMigrator}: runs the scripts in the resource folders {@code sqlite} and
 *       {@code postgresql} of {@code parlour/server/store/schema}
 * </ul>
 *
 * <p>New tables come in a new script {@code V<number>__<what>.sql} in both folders, with its number in {@code SchemaMigrator} and the same names of tables and
 * columns, so that a backup of one kind can be opened as the other.
 */
@NullMarked
package parlour.server.store.jdbc;

import org.jspecify.annotations.NullMarked;
