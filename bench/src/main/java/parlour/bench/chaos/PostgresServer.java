package parlour.bench.chaos;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One PostgreSQL server, a primary or a standby. */
final class PostgresServer {

    private static final long START_MILLIS = 120_000;

    /** Folders whose content does not belong into a base backup; the folders themselves do. */
    private static final Set<String> EMPTY = Set.of("pg_wal", "pg_replslot", "pg_notify", "pg_stat_tmp", "pg_subtrans");

    private static final Set<String> LEFT_OUT = Set.of("postmaster.pid", "postmaster.opts", Filesystem.FILLER);

    private final PostgresBinaries binaries;
    private final String name;
    private final Path data;
    private final Path log;
    private final int port;
    private final String synchronousStandbys;
    private @Nullable ChildProcess process;

    /** @param synchronousStandbys the names of the standbys a commit waits for; empty for none */
    PostgresServer(PostgresBinaries binaries, String name, Path data, Path log, String synchronousStandbys) {
        this.binaries = binaries;
        this.name = name;
        this.data = data;
        this.log = log;
        this.port = Commands.freePort();
        this.synchronousStandbys = synchronousStandbys;
    }

    int port() {
        return port;
    }

    String name() {
        return name;
    }

    Path data() {
        return data;
    }

    ChildProcess process() {
        ChildProcess running = process;
        if (running == null) {
            throw new IllegalStateException(name + " was not started");
        }
        return running;
    }

    // ---- Creating ----

    /** Creates an empty database. */
    void create() {
        List<String> command = new ArrayList<>(binaries.command("initdb"));
        command.addAll(List.of("-A", "trust", "-U", "postgres", "-D", data.toString(), "-E", "UTF-8", "--no-sync"));
        Commands.require(command);
    }

    /** Replaces the data with a copy of a running primary's, and makes this server its standby. */
    void becomeStandbyOf(PostgresServer primary) {
        try {
            delete();
            primary.copyTo(data);
            Files.writeString(data.resolve("standby.signal"), "");
            start(primary);
        } catch (SQLException failure) {
            throw new IllegalStateException(failure);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private void delete() throws IOException {
        if (!Files.exists(data)) {
            return;
        }
        // The folder itself may be a mounted file system.
        Files.walkFileTree(data, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.delete(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException failure) throws IOException {
                if (!folder.equals(data)) {
                    Files.delete(folder);
                }
                return FileVisitResult.CONTINUE;
            }
        });
    }

    /** A base backup by the low-level functions: the embedded archive has no pg_basebackup. */
    private void copyTo(Path target) throws SQLException, IOException {
        try (Connection connection = connect();
                Statement statement = connection.createStatement()) {
            statement.execute("select pg_backup_start('chaos', true)");
            copyFiles(target);
            try (ResultSet label = statement.executeQuery("select labelfile from pg_backup_stop(false)")) {
                label.next();
                Files.writeString(target.resolve("backup_label"), label.getString(1));
            }
        }
    }

    private void copyFiles(Path target) throws IOException {
        Files.walkFileTree(data, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) throws IOException {
                Path copy = target.resolve(data.relativize(folder).toString());
                Files.createDirectories(copy);
                Files.setPosixFilePermissions(copy, PosixFilePermissions.fromString("rwx------"));
                boolean isLeftEmpty = data.equals(folder.getParent())
                        && EMPTY.contains(folder.getFileName().toString());
                return isLeftEmpty ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                if (!LEFT_OUT.contains(file.getFileName().toString())) {
                    try {
                        Files.copy(file, target.resolve(data.relativize(file).toString()));
                    } catch (NoSuchFileException deleted) {
                        // Deleted since the folder was listed: the log of the primary says so too.
                    }
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException failure) throws IOException {
                if (failure instanceof NoSuchFileException) {
                    return FileVisitResult.CONTINUE;
                }
                throw failure;
            }
        });
    }

    // ---- Running ----

    /**
     * Starts it and waits until it accepts connections.
     *
     * @param other where it gets its data from while it is a standby
     */
    void start(PostgresServer other) {
        try {
            // Whoever wrote this was killed.
            Files.deleteIfExists(data.resolve("postmaster.pid"));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        List<String> command = new ArrayList<>(binaries.command("postgres"));
        command.addAll(List.of("-D", data.toString()));
        Map<String, String> settings = Map.ofEntries(
                Map.entry("port", Integer.toString(port)),
                Map.entry("listen_addresses", "localhost"),
                Map.entry("unix_socket_directories", ""),
                Map.entry("cluster_name", name),
                Map.entry("fsync", "on"),
                Map.entry("full_page_writes", "on"),
                Map.entry("synchronous_commit", "on"),
                Map.entry("synchronous_standby_names", synchronousStandbys),
                Map.entry("primary_conninfo", "host=localhost port=" + other.port + " user=postgres"),
                Map.entry("wal_retrieve_retry_interval", "200ms"),
                Map.entry("wal_keep_size", "128MB"),
                Map.entry("max_wal_size", "128MB"),
                Map.entry("min_wal_size", "32MB"),
                Map.entry("shared_buffers", "32MB"),
                Map.entry("max_connections", "80"),
                Map.entry("log_line_prefix", "%m " + name + " "));
        settings.forEach((setting, value) -> command.addAll(List.of("-c", setting + "=" + value)));
        process = ChildProcess.start(command, Map.of(), log);
        Commands.requireSoon(name + " accepts connections", this::hasStarted, START_MILLIS);
    }

    private boolean hasStarted() {
        if (!process().isAlive()) {
            throw new IllegalStateException(name + " has stopped; see " + log);
        }
        return answers();
    }

    boolean answers() {
        return ask("select 1").equals("1");
    }

    /** Makes a standby the primary. */
    void promote() {
        Commands.requireSoon(
                name + " is promoted",
                // The first call may take effect without being answered in time.
                () -> ask("select pg_promote(true, 20)").equals("t")
                        || ask("select pg_is_in_recovery()").equals("f"),
                START_MILLIS);
    }

    boolean isStandby() {
        return ask("select pg_is_in_recovery()").equals("t");
    }

    /** Whether a standby is connected and a commit here would be confirmed by it. */
    boolean hasStandby() {
        return ask("select count(*) from pg_stat_replication where state = 'streaming'")
                .equals("1");
    }

    /** The first column of the first row; empty if the server does not answer or refuses. */
    String ask(String sql) {
        try (Connection connection = connect();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            return rows.next() ? String.valueOf(rows.getString(1)) : "";
        } catch (SQLException away) {
            return "";
        }
    }

    Connection connect() throws SQLException {
        return DriverManager.getConnection("jdbc:postgresql://localhost:" + port
                + "/postgres?user=postgres&connectTimeout=5&loginTimeout=5&socketTimeout=60");
    }

    /** Stops at once, but in order. */
    void stop() {
        if (process != null) {
            process.resume();
            process.stop("INT");
        }
    }
}
