/**
 * PostgreSQL: several nodes on one database. Start at {@link parlour.server.store.postgres.PostgresEngine};
 * {@code PostgresBatchAppender} appends in batches, {@code PostgresNodeMessages} uses LISTEN and NOTIFY,
 * {@code PostgresLeases} holds advisory locks, {@link parlour.server.store.postgres.PostgresSnapshot} copies everything
 * into SQLite.
 */
@NullMarked
package parlour.server.store.postgres;

import org.jspecify.annotations.NullMarked;
