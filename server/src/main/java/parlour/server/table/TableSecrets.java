package parlour.server.table;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.HexFormat;
import java.util.Optional;
import java.util.function.LongSupplier;
import parlour.chance.Secret;
import parlour.server.store.Database;
import parlour.server.store.jdbc.Sql;

/**
 * The secrets of tables that are not open yet. A secret is random and is stored before its commitment is shown; once a
 * table is open, its secret is in its first event.
 */
public final class TableSecrets {

    /** How long a reserved id can be opened. */
    public static final Duration RESERVATION_LIFETIME = Duration.ofHours(1);

    /** Further reservations replace a person's oldest ones. */
    public static final int RESERVATIONS_PER_PERSON = 20;

    private final Database database;
    private final ChanceSource chance;
    private final SecureRandom random;
    private final LongSupplier clock;

    public TableSecrets(Database database, ChanceSource chance, SecureRandom random, LongSupplier clock) {
        this.database = database;
        this.chance = chance;
        this.random = random;
        this.clock = clock;
    }

    /** A secret for a table that nobody has reserved. */
    Secret random() {
        return chance.secret(random);
    }

    // ---- Reservations ----

    /** Stores a secret for an id; empty if the id is reserved already. */
    Optional<Secret> reserve(String tableId, String person) {
        Secret secret = random();
        long now = clock.getAsLong();
        boolean isNew = Database.durable(database.write(connection -> {
            int added = Sql.change(
                    connection,
                    "insert into table_reservations (table_id, person, secret, reserved_at) values (?, ?, ?, ?)"
                            + " on conflict do nothing",
                    tableId,
                    person,
                    secret.reveal(),
                    now);
            Sql.change(
                    connection,
                    "delete from table_reservations where table_id in (select table_id from table_reservations"
                            + " where person = ? and table_id <> ? order by reserved_at desc, table_id limit 1000 offset ?)",
                    person,
                    tableId,
                    RESERVATIONS_PER_PERSON - 1);
            return added == 1;
        }));
        return isNew ? Optional.of(secret) : Optional.empty();
    }

    /** The secret reserved for an id, unless it has expired. */
    Optional<Secret> reserved(String tableId) {
        return database.read(connection -> Sql.first(
                connection,
                TableSecrets::secret,
                "select secret from table_reservations where table_id = ? and reserved_at > ?",
                tableId,
                oldest()));
    }

    /** Removes a reservation after its table was opened. */
    void release(String tableId) {
        Database.durable(database.write(
                connection -> Sql.change(connection, "delete from table_reservations where table_id = ?", tableId)));
    }

    /** Deletes reservations that were never opened. */
    public void deleteExpired() {
        Database.durable(database.write(connection ->
                Sql.change(connection, "delete from table_reservations where reserved_at <= ?", oldest())));
    }

    private long oldest() {
        return clock.getAsLong() - RESERVATION_LIFETIME.toMillis();
    }

    // ---- Rematches ----

    /** Stores a secret for the rematch of a table that is about to be opened. */
    void prepareRematch(String tableId) {
        Secret secret = chance.rematchSecret(random);
        Database.durable(database.writeFor(
                tableId,
                connection -> Sql.change(
                        connection,
                        "insert into rematch_secrets (table_id, secret) values (?, ?) on conflict do nothing",
                        tableId,
                        secret.reveal())));
    }

    /** The secret of the rematch of an open table. */
    Secret rematch(String tableId) {
        return database.read(connection -> {
            Optional<Secret> stored = Sql.first(
                    connection, TableSecrets::secret, "select secret from rematch_secrets where table_id = ?", tableId);
            if (stored.isPresent()) {
                return stored.get();
            }
            return Sql.first(
                            connection,
                            row -> HexFormat.of().parseHex(row.getString(1)),
                            "select secret from host_keys where purpose = 'chance'")
                    .map(key -> derived(key, tableId))
                    .orElseThrow(() -> new IllegalStateException("no rematch secret for " + tableId));
        });
    }

    /** Tables opened before secrets were stored have shown the commitment of this one. */
    static Secret derived(byte[] key, String tableId) {
        return Secret.of(key).derive("parlour secret of return of " + tableId);
    }

    private static Secret secret(java.sql.ResultSet row) throws java.sql.SQLException {
        return Secret.read(row.getString(1)).orElseThrow();
    }
}
