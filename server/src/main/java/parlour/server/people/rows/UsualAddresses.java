package parlour.server.people.rows;

import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.HexFormat;
import parlour.server.people.credentials.Digests;
import parlour.server.store.Database;
import parlour.server.store.jdbc.Sql;

/**
 * The addresses from which an account was signed in to before. Guesses made elsewhere do not lock its owner out there.
 * Only keyed digests are stored: the list does not tell where somebody has been.
 */
public final class UsualAddresses {

    /** The latest of each account are kept. */
    private static final int MAX = 20;

    private final byte[] key;

    private UsualAddresses(byte[] key) {
        this.key = key;
    }

    public static UsualAddresses of(Database database) {
        return new UsualAddresses(HostKeys.key(database, "address"));
    }

    public boolean contain(Connection connection, String person, String address) throws SQLException {
        return Sql.first(
                        connection,
                        row -> 1,
                        "select person from usual_addresses where person = ? and digest = ?",
                        person,
                        digest(person, address))
                .isPresent();
    }

    /** Notes that the account was signed in to from there. */
    public void note(Connection connection, String person, String address, long at) throws SQLException {
        if (address.isEmpty()) {
            return;
        }
        Sql.change(
                connection,
                "insert into usual_addresses (person, digest, used_at) values (?, ?, ?)"
                        + " on conflict (person, digest) do update set used_at = excluded.used_at",
                person,
                digest(person, address),
                at);
        Sql.change(
                connection,
                "delete from usual_addresses where person = ? and digest not in (select digest from usual_addresses"
                        + " where person = ? order by used_at desc, digest limit " + MAX + ")",
                person,
                person);
    }

    private String digest(String person, String address) {
        byte[] message = (person + " " + address).getBytes(StandardCharsets.UTF_8);
        return HexFormat.of().formatHex(Digests.hmacSha256(key, message));
    }

    @Override
    public String toString() {
        return "UsualAddresses[hidden]";
    }
}
