package parlour.server.store.setup;

import java.nio.file.Files;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.postgresql.ds.PGSimpleDataSource;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.StoreException;
import parlour.server.store.StoreException.Reason;
import parlour.server.store.jdbc.DatabaseEngine;
import parlour.server.store.jdbc.SchemaMigrator;
import parlour.server.store.postgres.PostgresEngine;
import parlour.server.store.sqlite.SqliteEngine;

/**
 * Copies a whole database into an empty one of either kind, then reads both and compares every row. Nothing is left in
 * the target if that fails.
 */
public final class DatabaseCopy {

    /** What servers write about themselves while they run; the servers of the target begin anew. */
    private static final Set<String> OF_RUNNING_SERVERS = Set.of("leases", "nodes", "write_checks", "access_nodes");

    /** Holds a row from the beginning. */
    private static final String NEVER_EMPTY = "latest_access_change";

    private static final String EVENTS = "table_events";

    /**
     * What was copied and compared.
     *
     * @param events how many of the rows are events of tables
     */
    public record Copied(int tables, long rows, long events) {}

    private DatabaseCopy() {}

    /**
     * Copies everything.
     *
     * @throws StoreException if there is nothing to copy, if a server uses one of the files, if the target is not empty,
     *     or if the copy does not equal the original
     */
    public static Copied copy(DatabaseLocation from, DatabaseLocation to) {
        if (from instanceof DatabaseLocation.SqliteFile(var file) && !Files.isRegularFile(file)) {
            throw noDatabase(from);
        }
        DatabaseEngine source = engine(from);
        try {
            DatabaseEngine target = engine(to);
            try {
                return copy(from, source, to, target);
            } finally {
                target.close();
            }
        } finally {
            source.close();
        }
    }

    private static DatabaseEngine engine(DatabaseLocation location) {
        return switch (location) {
            case DatabaseLocation.SqliteFile sqlite -> new SqliteEngine(sqlite.file());
            case DatabaseLocation.Postgres postgres -> new PostgresEngine(postgres);
        };
    }

    private static Copied copy(
            DatabaseLocation from, DatabaseEngine source, DatabaseLocation to, DatabaseEngine target) {
        try (Connection out = connection(source)) {
            requireCurrent(from, out);
            // Lasts longer than PostgreSQL lets a transaction rest.
            out.rollback();
            migrate(target);
            try (Connection in = connection(target)) {
                if (from instanceof DatabaseLocation.Postgres) {
                    out.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
                }
                Copied copied = copy(from, out, to, in);
                in.commit();
                return copied;
            } catch (SQLException failure) {
                throw target.refusal(failure);
            }
        } catch (SQLException failure) {
            throw source.refusal(failure);
        }
    }

    private static void migrate(DatabaseEngine target) {
        try {
            target.migrate();
        } catch (SQLException failure) {
            throw target.refusal(failure);
        }
    }

    private static Connection connection(DatabaseEngine engine) throws SQLException {
        Connection connection;
        if (engine instanceof PostgresEngine postgres) {
            PGSimpleDataSource source = postgres.source("copy");
            // Sorting a large table may take longer than any statement of a server.
            source.setSocketTimeout(0);
            connection = source.getConnection();
        } else {
            connection = engine.writer();
        }
        connection.setAutoCommit(false);
        return connection;
    }

    private static SchemaMigrator schema(DatabaseLocation location) {
        return location instanceof DatabaseLocation.Postgres ? SchemaMigrator.POSTGRESQL : SchemaMigrator.SQLITE;
    }

    private static void requireCurrent(DatabaseLocation from, Connection out) throws SQLException {
        int installed = schema(from).installed(out);
        if (installed == 0) {
            throw noDatabase(from);
        }
        if (installed > SchemaMigrator.NEWEST) {
            throw SchemaMigrator.newer(installed);
        }
        if (installed < SchemaMigrator.NEWEST) {
            throw new StoreException(
                    Reason.NOT_READ,
                    "An older version of Parlour wrote " + from
                            + ". Start the server with it once, which updates it, then copy it.",
                    "Une version plus ancienne de Parlour a écrit " + from
                            + ". Démarrez une fois le serveur avec elle, ce qui la met à jour, puis copiez-la.",
                    null);
        }
    }

    private static Copied copy(DatabaseLocation from, Connection out, DatabaseLocation to, Connection in)
            throws SQLException {
        List<String> tables = inOrder(schema(from).tables(out), in);
        for (String table : tables) {
            if (!table.equals(NEVER_EMPTY) && !OF_RUNNING_SERVERS.contains(table) && !isEmpty(table, in)) {
                throw notEmpty(to);
            }
        }
        try (Statement statement = in.createStatement()) {
            statement.executeUpdate("delete from " + NEVER_EMPTY);
        }
        long rows = 0;
        long events = 0;
        tables.removeAll(OF_RUNNING_SERVERS);
        for (String table : tables) {
            TableCopy copy = TableCopy.of(table, out, in);
            copy.insertAll();
            long compared = copy.compare();
            rows += compared;
            events += table.equals(EVENTS) ? compared : 0;
        }
        return new Copied(tables.size(), rows, events);
    }

    /** Each table after those that its rows refer to. */
    private static List<String> inOrder(List<String> tables, Connection in) throws SQLException {
        List<String> ordered = new ArrayList<>();
        List<String> waiting = new ArrayList<>(tables);
        while (!waiting.isEmpty()) {
            String next = null;
            for (String table : waiting) {
                Set<String> needed = referredTo(table, in);
                needed.removeAll(ordered);
                needed.remove(table);
                if (needed.isEmpty()) {
                    next = table;
                    break;
                }
            }
            if (next == null) {
                throw new IllegalStateException("these tables refer to each other: " + waiting);
            }
            waiting.remove(next);
            ordered.add(next);
        }
        return ordered;
    }

    private static Set<String> referredTo(String table, Connection in) throws SQLException {
        Set<String> names = new HashSet<>();
        try (ResultSet keys = in.getMetaData().getImportedKeys(in.getCatalog(), in.getSchema(), table)) {
            while (keys.next()) {
                names.add(keys.getString("PKTABLE_NAME"));
            }
        }
        return names;
    }

    private static boolean isEmpty(String table, Connection in) throws SQLException {
        try (Statement statement = in.createStatement();
                ResultSet rows = statement.executeQuery("select 1 from \"" + table + "\" limit 1")) {
            return !rows.next();
        }
    }

    private static StoreException noDatabase(DatabaseLocation from) {
        return new StoreException(
                Reason.NOT_A_DATABASE,
                "There is no Parlour database in " + from + ".",
                "Il n’y a pas de base de données de Parlour dans " + from + ".",
                null);
    }

    private static StoreException notEmpty(DatabaseLocation to) {
        return new StoreException(
                Reason.ALREADY_THERE,
                to + " is not empty, and a copy never overwrites anything.",
                to + " n’est pas vide, et une copie n’écrase jamais rien.",
                null);
    }
}
