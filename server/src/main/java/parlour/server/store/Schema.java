package parlour.server.store;

import java.sql.SQLException;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;

/** The tables, and how they come to be. */
enum Schema {
    SQLITE("sqlite"),
    POSTGRESQL("postgresql");

    private final String folder;

    Schema(String folder) {
        this.folder = folder;
    }

    void bringUpToDate(DataSource source) throws SQLException {
        Flyway.configure()
                .dataSource(source)
                .locations("classpath:parlour/server/store/" + folder)
                .load()
                .migrate();
    }
}
