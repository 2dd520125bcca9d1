package parlour.server.store.sqlite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.jdbc.JdbcDatabase;
import parlour.server.store.jdbc.Sql;
import parlour.server.store.setup.Backup;
import parlour.server.store.setup.StoreFactory;

final class PrivateFilesTest {

    private static final Map<String, String> OPEN = Map.of(
            "parlour.db", "rw-------",
            "parlour.db-shm", "rw-------",
            "parlour.db-wal", "rw-------",
            "parlour.db.lock", "rw-------");

    @TempDir
    private Path temp;

    private Path data;

    @BeforeEach
    void needsPermissions() {
        assumeTrue(temp.getFileSystem().supportedFileAttributeViews().contains("posix"));
        data = temp.resolve("below/data");
    }

    private static String permissions(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }

    private static void permit(Path path, String permissions) throws IOException {
        Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(permissions));
    }

    private Map<String, String> files() throws IOException {
        Map<String, String> found = new TreeMap<>();
        try (Stream<Path> files = Files.list(data)) {
            for (Path file : files.toList()) {
                found.put(file.getFileName().toString(), permissions(file));
            }
        }
        return found;
    }

    private JdbcDatabase open() {
        JdbcDatabase database = StoreFactory.open(DatabaseLocation.SqliteFile.in(data));
        database.write(connection -> Sql.change(
                        connection, "insert into host_keys (purpose, secret) values ('p', 's') on conflict do nothing"))
                .join();
        return database;
    }

    @Test
    void newFolderAndFilesAreClosedToOthers() throws IOException {
        try (JdbcDatabase _ = open()) {
            assertEquals("rwx------", permissions(data));
            assertEquals(OPEN, files());
        }
    }

    @Test
    void existingFolderAndFilesAreClosedToOthers() throws IOException {
        open().close();
        permit(data, "rwxr-xr-x");
        permit(data.resolve("parlour.db"), "rw-r--r--");
        permit(data.resolve("parlour.db.lock"), "rw-rw-rw-");
        Files.createDirectory(data.resolve("endings"));
        try (JdbcDatabase _ = open()) {
            assertEquals("rwx------", permissions(data));
            Files.delete(data.resolve("endings"));
            assertEquals(OPEN, files());
        }
    }

    /** Closing a folder such as /srv would stop other programs. */
    @Test
    void folderWithOtherFilesStaysAsItIs() throws IOException {
        Files.createDirectories(data);
        permit(data, "rwxr-xr-x");
        Files.createFile(data.resolve("somebody-elses"));
        try (JdbcDatabase _ = open()) {
            assertEquals("rwxr-xr-x", permissions(data));
            assertEquals("rw-------", permissions(data.resolve("parlour.db")));
        }
    }

    @Test
    void backupsAreClosedToOthers() throws IOException {
        try (JdbcDatabase _ = open()) {
            Path copy = temp.resolve("copies/monday.db");
            Backup.of(DatabaseLocation.SqliteFile.in(data)).to(copy);
            assertEquals("rw-------", permissions(copy));
        }
    }
}
