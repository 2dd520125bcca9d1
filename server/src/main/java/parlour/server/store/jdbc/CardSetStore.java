package parlour.server.store.jdbc;

import java.time.Duration;
import java.util.Optional;
import java.util.function.LongSupplier;
import parlour.game.Material;
import parlour.server.store.Database;

/**
 * Card sets that people bring to tables, by fingerprint, as they handed them over: with pictures. A table does not need
 * them once it is open.
 */
public final class CardSetStore implements Material.Source {

    /** Further sets replace a person's oldest ones. */
    public static final int SETS_PER_PERSON = 20;

    public static final Duration LIFETIME = Duration.ofDays(90);

    private final Database database;
    private final LongSupplier clock;

    public CardSetStore(Database database, LongSupplier clock) {
        this.database = database;
        this.clock = clock;
    }

    /** Stores a set, or keeps it for longer if the person has stored it before. */
    public void store(String person, String fingerprint, String contents) {
        Database.durable(database.write(connection -> {
            Sql.change(
                    connection,
                    "insert into card_sets (fingerprint, person, contents, stored_at) values (?, ?, ?, ?)"
                            + " on conflict (person, fingerprint) do update set contents = excluded.contents,"
                            + " stored_at = excluded.stored_at",
                    fingerprint,
                    person,
                    contents,
                    clock.getAsLong());
            return Sql.change(
                    connection,
                    "delete from card_sets where person = ? and fingerprint in (select fingerprint from card_sets"
                            + " where person = ? and fingerprint <> ? order by stored_at desc, fingerprint limit 1000 offset ?)",
                    person,
                    person,
                    fingerprint,
                    SETS_PER_PERSON - 1);
        }));
    }

    @Override
    public Optional<String> find(String fingerprint) {
        return database.read(connection -> Sql.first(
                connection,
                row -> row.getString(1),
                "select contents from card_sets where fingerprint = ? order by stored_at desc limit 1",
                fingerprint));
    }

    public void deleteExpired() {
        long oldest = clock.getAsLong() - LIFETIME.toMillis();
        Database.durable(database.write(
                connection -> Sql.change(connection, "delete from card_sets where stored_at <= ?", oldest)));
    }
}
