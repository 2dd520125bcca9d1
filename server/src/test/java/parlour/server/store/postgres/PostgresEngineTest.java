package parlour.server.store.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.postgresql.ds.PGSimpleDataSource;
import parlour.server.store.DatabaseLocation;

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
}
