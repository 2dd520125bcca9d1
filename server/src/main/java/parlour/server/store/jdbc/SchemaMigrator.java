package parlour.server.store.jdbc;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import parlour.server.store.StoreException;
import parlour.server.store.StoreException.Reason;

/** The schema: a folder of Flyway scripts for each kind of database. Both folders hold the same versions. */
public enum SchemaMigrator {
    SQLITE("sqlite", "select name from sqlite_master where type = 'table' and name not like 'sqlite~_%' escape '~'"),
    POSTGRESQL("postgresql", "select tablename from pg_tables where schemaname = current_schema()");

    /** The version of the last script. */
    public static final int NEWEST = 10;

    /** Tables whose rows are left out of backups. */
    public static final String NOT_IN_BACKUPS = "table_reservations";

    private static final String HISTORY = "flyway_schema_history";

    private final String folder;
    private final String tables;

    SchemaMigrator(String folder, String tables) {
        this.folder = folder;
        this.tables = tables;
    }

    /** What happens before tables that hold something are changed. */
    @FunctionalInterface
    public interface BeforeUpdate {
        void prepare(int installed) throws SQLException;
    }

    /**
     * Creates or updates the schema. Flyway dominates the start-up time, so it is skipped when the schema is current.
     *
     * @param before called with the installed version, unless there is nothing to update
     * @throws StoreException if the schema is newer than this program, or belongs to another one
     */
    public void migrate(DataSource source, BeforeUpdate before) throws SQLException {
        int installed;
        try (Connection connection = source.getConnection()) {
            installed = installed(connection);
        }
        if (installed > NEWEST) {
            throw newer(installed);
        }
        if (installed < NEWEST) {
            if (installed > 0) {
                before.prepare(installed);
            }
            migrateTo(NEWEST, source);
        }
    }

    /**
     * Refuses every other version.
     *
     * @throws StoreException if the schema is not the one this program knows
     */
    public void requireCurrent(DataSource source) throws SQLException {
        int installed;
        try (Connection connection = source.getConnection()) {
            installed = installed(connection);
        }
        if (installed > NEWEST) {
            throw newer(installed);
        }
        if (installed < NEWEST) {
            throw new StoreException(
                    Reason.NOT_OURS,
                    "The database has version " + installed + "; start the server once to bring it to " + NEWEST + ".",
                    "La base est en version " + installed
                            + " ; démarrez une fois le serveur pour la faire passer en version " + NEWEST + ".",
                    null);
        }
    }

    public void migrateTo(int version, DataSource source) {
        Flyway.configure()
                .dataSource(source)
                .locations("classpath:parlour/server/store/schema/" + folder)
                .target(Integer.toString(version))
                .load()
                .migrate();
    }

    /** The installed schema version; 0 if there are no tables yet. */
    public int installed(Connection connection) throws SQLException {
        List<String> tables = allTables(connection);
        if (!tables.contains(HISTORY)) {
            if (!tables.isEmpty()) {
                throw notOurs();
            }
            return 0;
        }
        String newest = "select coalesce(max(cast(version as integer)), 0) from " + HISTORY
                + " where version is not null and success";
        try (Statement statement = connection.createStatement();
                ResultSet version = statement.executeQuery(newest)) {
            version.next();
            return version.getInt(1);
        }
    }

    /** The names of all tables except Flyway's history. */
    public List<String> tables(Connection connection) throws SQLException {
        List<String> tables = allTables(connection);
        tables.remove(HISTORY);
        return tables;
    }

    private List<String> allTables(Connection connection) throws SQLException {
        List<String> all = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet names = statement.executeQuery(tables)) {
            while (names.next()) {
                all.add(names.getString(1));
            }
        }
        return all;
    }

    public static StoreException newer(int installed) {
        return new StoreException(
                Reason.NEWER,
                "A newer version of Parlour has used this database (it has version " + installed
                        + ", this program knows " + NEWEST + "). Update the program.",
                "Une version plus récente de Parlour a utilisé cette base (elle est en version " + installed
                        + ", ce programme connaît la " + NEWEST + "). Mettez le programme à jour.",
                null);
    }

    private static StoreException notOurs() {
        return new StoreException(
                Reason.NOT_OURS,
                "That database belongs to another program. Give Parlour one of its own.",
                "Cette base de données appartient à un autre programme. Donnez à Parlour une base à lui seul.",
                null);
    }
}
