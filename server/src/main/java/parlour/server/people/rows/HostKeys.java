package parlour.server.people.rows;

import java.util.HexFormat;
import parlour.server.people.RandomIds;
import parlour.server.store.Database;
import parlour.server.store.jdbc.Sql;

/**
 * Random keys shared by all nodes, created by the first node that needs one. They are stored in the database: with a
 * copy of it or a backup, one can forge cookies.
 */
public final class HostKeys {

    private static final int LENGTH = 32;

    private HostKeys() {}

    /** The key for a purpose: 32 bytes that never change. */
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
