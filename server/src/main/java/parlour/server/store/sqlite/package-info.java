/**
 * SQLite: one file, one process. Start at {@link parlour.server.store.sqlite.SqliteEngine}; {@code DatabaseFileLock}
 * keeps a second server off the file, {@link parlour.server.store.sqlite.SqliteSnapshot} copies it.
 */
@NullMarked
package parlour.server.store.sqlite;

import org.jspecify.annotations.NullMarked;
