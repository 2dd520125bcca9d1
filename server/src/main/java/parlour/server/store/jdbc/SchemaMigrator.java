package parlour.server.store.jdbc;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import parlour.game.Text;
import parlour.server.store.StoreException;
import parlour.server.store.StoreException.Reason;

/**
 * The tables, and how they come to be: a folder of scripts for each kind of database, run by Flyway in the order of
 * their versions. Both folders hold the same versions.
 */
public enum SchemaMigrator {
    SQLITE("sqlite", "select name from sqlite_master where type = 'table' and name not like 'sqlite~_%' escape '~'"),
    POSTGRESQL("postgresql", "select tablename from pg_tables where schemaname = current_schema()");

    private static final String SCRIPTS = "parlour/server/store/";
    private static final String HISTORY = "flyway_schema_history";
    private static final Pattern SCRIPT = Pattern.compile("V([0-9]+)__[^/]+[.]sql");

    private final String folder;
    private final String tables;

    SchemaMigrator(String folder, String tables) {
        this.folder = folder;
        this.tables = tables;
    }

    /**
     * Makes or alters the tables. Flyway takes longer to start than everything else here together, so it is left in
     * peace when there is nothing to do.
     *
     * @throws StoreException if the tables are newer than this program, or not ours
     */
    public void migrate(DataSource source) throws SQLException {
        int newest = newest();
        int installed;
        try (Connection connection = source.getConnection()) {
            installed = installed(connection);
        }
        if (installed > newest) {
            throw newer(installed, newest);
        }
        if (installed < newest) {
            migrateTo(newest, source);
        }
    }

    public void migrateTo(int version, DataSource source) {
        Flyway.configure()
                .dataSource(source)
                .locations("classpath:" + SCRIPTS + folder)
                .target(Integer.toString(version))
                .load()
                .migrate();
    }

    /** The version of the tables; 0 if there are none yet. */
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

    /** The names of all tables except the one in which Flyway keeps its history. */
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

    /** The newest version that this program brings along. */
    public int newest() {
        try {
            return scripts().stream()
                    .map(SCRIPT::matcher)
                    .filter(Matcher::matches)
                    .mapToInt(script -> Integer.parseInt(script.group(1)))
                    .max()
                    .orElseThrow();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The names of the scripts, whether this program is a folder of classes or a jar. */
    private List<String> scripts() throws IOException {
        URL first = Objects.requireNonNull(SchemaMigrator.class.getResource("/" + SCRIPTS + folder + "/V1__store.sql"));
        if (first.openConnection() instanceof JarURLConnection inJar) {
            String path = inJar.getEntryName();
            String prefix = path.substring(0, path.lastIndexOf('/') + 1);
            return inJar.getJarFile().stream()
                    .map(ZipEntry::getName)
                    .filter(name -> name.startsWith(prefix))
                    .map(name -> name.substring(prefix.length()))
                    .toList();
        }
        Path parent =
                Objects.requireNonNull(Path.of(URI.create(first.toString())).getParent());
        try (Stream<Path> files = Files.list(parent)) {
            return files.map(Path::getFileName).map(String::valueOf).toList();
        }
    }

    public static StoreException newer(int installed, int newest) {
        return new StoreException(
                Reason.NEWER,
                new Text(
                        "A newer version of Parlour has written there (tables of version " + installed
                                + ", this program knows " + newest + "). Update the program.",
                        "Une version plus récente de Parlour a écrit là (tables de version " + installed
                                + ", ce programme connaît la " + newest + "). Mettez le programme à jour."),
                null);
    }

    private static StoreException notOurs() {
        return new StoreException(
                Reason.NOT_OURS,
                new Text(
                        "That database belongs to another program. Give Parlour one of its own.",
                        "Cette base de données appartient à un autre programme. Donnez-en une à Parlour seul."),
                null);
    }
}
