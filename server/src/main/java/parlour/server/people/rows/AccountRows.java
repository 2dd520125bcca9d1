package parlour.server.people.rows;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import parlour.server.people.Person.Kind;
import parlour.server.people.SecretText;
import parlour.server.people.credentials.RecoveryCodes;
import parlour.server.people.rows.PersonRows.Row;
import parlour.server.store.jdbc.Sql;

/** The SQL of accounts, their names and recovery codes. */
public final class AccountRows {

    /**
     * An account with its stored password hash.
     *
     * @param row read in the same query: its session version changes with the password
     */
    public record Kept(Row row, SecretText password) {

        public String person() {
            return row.person().id();
        }
    }

    private static final String SELECT = """
            select id, kind, name, owner, session_version, password
            from people join accounts on accounts.person = people.id
            """;

    private AccountRows() {}

    public static Optional<Kept> byName(Connection connection, String nameKey) throws SQLException {
        String named = "where id = (select person from account_names where name_key = ?)";
        return Sql.first(connection, AccountRows::kept, SELECT + named, nameKey);
    }

    public static Optional<Kept> byPerson(Connection connection, String person) throws SQLException {
        return Sql.first(connection, AccountRows::kept, SELECT + "where id = ?", person);
    }

    private static Kept kept(ResultSet row) throws SQLException {
        return new Kept(PersonRows.read(row), new SecretText(row.getString("password")));
    }

    public static void add(Connection connection, String person, SecretText password) throws SQLException {
        Sql.change(connection, "insert into accounts (person, password) values (?, ?)", person, password.reveal());
    }

    public static void setPassword(Connection connection, String person, SecretText password) throws SQLException {
        Sql.change(connection, "update accounts set password = ? where person = ?", password.reveal(), person);
    }

    /** Whether the account still has this password. Locks the row until the transaction ends. */
    public static boolean holds(Connection connection, Kept kept) throws SQLException {
        return PersonRows.holds(connection, kept.person(), Kind.ACCOUNT)
                && byPerson(connection, kept.person())
                        .filter(now -> now.password.equals(kept.password))
                        .isPresent();
    }

    /** Whether no account has a name with this key. */
    public static boolean isFree(Connection connection, String nameKey) throws SQLException {
        return Sql.first(connection, row -> 1, "select person from account_names where name_key = ?", nameKey)
                .isEmpty();
    }

    /** Whether no account, except perhaps this one, has a name with this key. */
    public static boolean isFreeFor(Connection connection, String account, String nameKey) throws SQLException {
        String others = "select person from account_names where name_key = ? and person <> ?";
        return Sql.first(connection, row -> 1, others, nameKey, account).isEmpty();
    }

    /** Takes a name, and gives up the old one; false, without changes, if another account has it. */
    public static boolean takeName(Connection connection, String person, String nameKey) throws SQLException {
        Sql.change(
                connection,
                "insert into account_names (name_key, person) values (?, ?) on conflict do nothing",
                nameKey,
                person);
        boolean isOurs = Sql.first(
                        connection,
                        row -> row.getString(1),
                        "select person from account_names where name_key = ?",
                        nameKey)
                .filter(person::equals)
                .isPresent();
        if (isOurs) {
            Sql.change(connection, "delete from account_names where person = ? and name_key <> ?", person, nameKey);
        }
        return isOurs;
    }

    // ---- Recovery codes ----

    public static void replaceCodes(Connection connection, String person, List<SecretText> codes) throws SQLException {
        Sql.change(connection, "delete from recovery_codes where person = ?", person);
        for (SecretText code : codes) {
            String digest = RecoveryCodes.digest(code.reveal());
            Sql.change(connection, "insert into recovery_codes (digest, person) values (?, ?)", digest, person);
        }
    }

    /** The account with this name, if the code is one of its own. */
    public static Optional<Kept> byCode(Connection connection, String nameKey, String digest) throws SQLException {
        String coded = "where id = (select person from account_names natural join recovery_codes"
                + " where name_key = ? and digest = ?)";
        return Sql.first(connection, AccountRows::kept, SELECT + coded, nameKey, digest);
    }

    /** Deletes a code; false if it has been used meanwhile. */
    public static boolean useUp(Connection connection, String person, String digest) throws SQLException {
        String use = "delete from recovery_codes where person = ? and digest = ?";
        return Sql.change(connection, use, person, digest) == 1;
    }

    // ---- Deleting ----

    /** Deletes everything that identifies a person. Returns the deleted ids: the account, then its bots. */
    public static List<String> erase(Connection connection, String person) throws SQLException {
        Sql.change(connection, "delete from tokens where owner = ?", person);
        Sql.change(connection, "delete from recovery_codes where person = ?", person);
        Sql.change(connection, "delete from usual_addresses where person = ?", person);
        Sql.change(connection, "delete from account_names where person = ?", person);
        Sql.change(connection, "delete from accounts where person = ?", person);
        Sql.change(connection, "delete from passkeys where person = ?", person);
        Sql.change(connection, "delete from passkey_challenges where person = ?", person);
        Sql.change(connection, "delete from mutes where person = ?", person);
        Sql.change(connection, "delete from table_reservations where person = ?", person);
        Sql.change(connection, "delete from reports where person = ? or reporter = ?", person, person);
        Sql.change(connection, "update admin_actions set detail = '' where subject = ?", person);
        Sql.change(connection, "delete from card_sets where person = ?", person);
        List<String> nameless = Sql.all(
                connection,
                row -> row.getString(1),
                "select id from people where id = ? or owner = ? order by owner",
                person,
                person);
        List<String> before = Sql.all(
                connection, row -> row.getString(1), "select former_id from person_aliases where person = ?", person);
        for (String id : nameless) {
            PersonRows.change(connection, id, Kind.DELETED, "");
        }
        for (String guest : before) {
            PersonRows.change(connection, guest, Kind.DELETED, "");
        }
        PersonRows.renew(connection, person);
        return nameless;
    }
}
