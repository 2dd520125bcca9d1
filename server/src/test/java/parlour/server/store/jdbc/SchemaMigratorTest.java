package parlour.server.store.jdbc;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.store.Database;
import parlour.server.store.TestDatabase;
import parlour.server.store.setup.StoreFactory;

final class SchemaMigratorTest {

    @Test
    void bothKindsHaveTheSameVersions() throws Exception {
        List<String> versions = IntStream.rangeClosed(1, SchemaMigrator.NEWEST)
                .mapToObj(version -> "V" + version)
                .toList();
        assertEquals(versions, versions("sqlite"));
        assertEquals(versions, versions("postgresql"));
    }

    private static List<String> versions(String folder) throws Exception {
        Path scripts = Path.of(Objects.requireNonNull(Database.class.getResource("schema/" + folder))
                .toURI());
        try (Stream<Path> files = Files.list(scripts)) {
            return files.map(file -> file.getFileName().toString().split("__", 2)[0])
                    .sorted(Comparator.comparingInt(name -> Integer.parseInt(name.substring(1))))
                    .toList();
        }
    }

    /** A backup of PostgreSQL is written into the schema of SQLite. */
    @Test
    void bothKindsHaveTheSameTablesAndColumns(@TempDir Path folder) {
        try (JdbcDatabase sqlite = StoreFactory.open(TestDatabase.SQLITE.bare(folder));
                JdbcDatabase postgres = StoreFactory.open(TestDatabase.POSTGRESQL.bare(folder))) {
            Map<String, Set<String>> ours = sqlite.read(connection -> columns(SchemaMigrator.SQLITE, connection));
            Map<String, Set<String>> theirs =
                    postgres.read(connection -> columns(SchemaMigrator.POSTGRESQL, connection));
            assertEquals(ours, theirs);
        }
    }

    private static Map<String, Set<String>> columns(SchemaMigrator schema, Connection connection) throws SQLException {
        Map<String, Set<String>> columns = new TreeMap<>();
        for (String table : schema.tables(connection)) {
            Set<String> names = new TreeSet<>();
            try (Statement query = connection.createStatement();
                    ResultSet rows = query.executeQuery("select * from " + table)) {
                for (int i = 1; i <= rows.getMetaData().getColumnCount(); i++) {
                    names.add(rows.getMetaData().getColumnName(i));
                }
            }
            columns.put(table, names);
        }
        return columns;
    }
}
