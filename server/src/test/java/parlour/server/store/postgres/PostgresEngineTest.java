package parlour.server.store.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.postgresql.ds.PGSimpleDataSource;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.TestDatabase;

final class PostgresEngineTest {

    /** The default of five seconds is too short for some networks. */
    @Test
    void addressMaySetTheConnectTimeout() {
        String address = "postgresql://localhost/parlour";
        for (String said : new String[] {"?connectTimeout=77", "?currentSchema=a&connectTimeout=77&ssl=false"}) {
            PGSimpleDataSource source =
                    new PostgresEngine(DatabaseLocation.Postgres.at(address + said, "me", "verysecret")).source("test");
            assertEquals(77, source.getConnectTimeout());
            assertEquals(77, source.getLoginTimeout());
        }
        for (String said : new String[] {"", "?connectTimeout=soon", "?x=connectTimeout=77"}) {
            DatabaseLocation.Postgres place = DatabaseLocation.Postgres.at(address + said, "me", "verysecret");
            assertEquals(5, new PostgresEngine(place).connectSeconds());
        }
    }

    /** A standby refuses writes: with several hosts, connections go to the one that was promoted. */
    @Test
    void severalHostsMeanTheOneThatAcceptsWrites() {
        PGSimpleDataSource single = source("postgresql://one/parlour");
        assertEquals("any", single.getTargetServerType());
        PGSimpleDataSource several = source("postgresql://one:5432,other:5433/parlour");
        assertEquals("primary", several.getTargetServerType());
        assertEquals(1, several.getHostRecheckSeconds());
        assertEquals(
                "preferPrimary",
                source("postgresql://one,other/parlour?targetServerType=preferPrimary")
                        .getTargetServerType());
    }

    /** A node that hangs in the middle of a transaction would otherwise hold its locks, and with them the other nodes. */
    @Test
    void transactionOfAHungNodeIsEndedByTheDatabase(@TempDir Path unused) throws SQLException {
        DatabaseLocation.Postgres location = (DatabaseLocation.Postgres) TestDatabase.POSTGRESQL.fresh(unused);
        try (Connection connection = new PostgresEngine(location).writer();
                Statement statement = connection.createStatement();
                ResultSet setting = statement.executeQuery("show idle_in_transaction_session_timeout")) {
            setting.next();
            assertEquals("5s", setting.getString(1));
        }
    }

    private static PGSimpleDataSource source(String address) {
        return new PostgresEngine(DatabaseLocation.Postgres.at(address, "me", "verysecret")).source("test");
    }
}
