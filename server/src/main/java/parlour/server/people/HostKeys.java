package parlour.server.people;

import java.util.HexFormat;
import parlour.server.store.Database;

/**
 * Keys that all nodes of a host share, made at random by whoever needs one first. They lie in the database: whoever can
 * read that, or a backup of it, can make cookies and foresee what is
 * drawn.
 */
public final class HostKeys {

    private static final int LENGTH = 32;

    private HostKeys() {}

    /** The key for a purpose: always the same 32 bytes. */
    public static byte[] key(Database database, String purpose) {
        String made = HexFormat.of().formatHex(Randomness.bytes(LENGTH));
        String kept = Sql.durable(database.write(connection -> {
            Sql.change(
                    connection,
                    "insert into host_keys (purpose, secret) values (?, ?) on conflict do nothing",
                    purpose,
                    made);
            return Sql.first(
                            connection,
                            row -> row.getString(1),
                            "select secret from host_keys where purpose = ?",
                            purpose)
                    .orElseThrow();
        }));
        return HexFormat.of().parseHex(kept);
    }
}
