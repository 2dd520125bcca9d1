/**
 * PostgreSQL: several nodes on one database. Start at {@link parlour.server.store.postgres.PostgresEngine};
 * {@code PostgresBatchAppender} writes many appends with few round trips, {@code PostgresNodeMessages} is LISTEN and NOTIFY,
 * {@code PostgresLeases} holds advisory locks, {@link parlour.server.store.postgres.PostgresSnapshot} copies everything into SQLite.
 */
@NullMarked
package parlour.server.store.postgres;

import org.jspecify.annotations.NullMarked;
