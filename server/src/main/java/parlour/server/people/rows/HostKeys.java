package parlour.server.people.rows;

import java.util.HexFormat;
import parlour.server.people.RandomIds;
import parlour.server.store.Database;
import parlour.server.store.jdbc.Sql;

/**
 * Keys that all nodes of a host share, made at random by whoever needs one first. They lie in the database: whoever reads the database or a backup can forge cookies and predict draws.
 */
public final class HostKeys {

    private static final int LENGTH = 32;

    private HostKeys() {}

    /** The key for a purpose: always the same 32 bytes. */
    public static byte[] key(Database database, String purpose) {
        String made = HexFormat.of().formatHex(RandomIds.bytes(LENGTH));
        String kept = Database.durable(database.write(connection -> {
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
