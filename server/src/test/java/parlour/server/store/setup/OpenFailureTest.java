package parlour.server.store.setup;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.StoreException;
import parlour.server.store.StoreException.Reason;
import parlour.server.store.TestDatabase;
import parlour.server.store.TestRows;
import parlour.server.store.jdbc.JdbcDatabase;

/** Databases that cannot be opened, and the errors reported. */
final class OpenFailureTest {

    @TempDir
    private Path folder;

    @Test
    void fileThatIsNoDatabaseIsRefused() throws IOException {
        Path file = Files.writeString(folder.resolve("letter.db"), "Dear reader, ".repeat(1_000));
        assertRefused(Reason.NOT_A_DATABASE, new DatabaseLocation.SqliteFile(file));
        assertEquals("Dear reader, ".repeat(1_000), Files.readString(file), "and it is left alone");
    }

    @Test
    void folderInPlaceOfTheDatabaseIsRefused() throws IOException {
        Path file = Files.createDirectory(folder.resolve("data.db"));
        assertRefused(Reason.NOT_WRITABLE, new DatabaseLocation.SqliteFile(file));
    }

    @Test
    void fileInPlaceOfTheFolderIsRefused() throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        assertRefused(Reason.NOT_WRITABLE, DatabaseLocation.SqliteFile.in(file));
        assertRefused(Reason.NOT_WRITABLE, DatabaseLocation.SqliteFile.in(file.resolve("below")));
    }

    @Test
    void unwritableFolderIsRefused() {
        Path kernel = Path.of("/proc");
        assumeTrue(Files.isDirectory(kernel), "elsewhere there is no folder that is closed to every user");
        assertRefused(Reason.NOT_WRITABLE, DatabaseLocation.SqliteFile.in(kernel));
    }

    @Test
    void fileOpenInThisProcessIsRefused() {
        DatabaseLocation location = TestDatabase.SQLITE.fresh(folder);
        try (JdbcDatabase database = StoreFactory.open(location)) {
            assertRefused(Reason.IN_USE, location);
            assertRefused(Reason.IN_USE, DatabaseLocation.SqliteFile.in(folder.resolve("../" + folder.getFileName())));
            assertEquals(1, database.write(TestRows.adding("a")).join());
        }
        StoreFactory.open(location).close();
    }

    /** Tried twice: the first refusal must not release the lock. */
    @Test
    void fileOpenInAnotherProcessIsRefused() throws Exception {
        DatabaseLocation location = TestDatabase.SQLITE.fresh(folder);
        try (JdbcDatabase database = StoreFactory.open(location)) {
            assertRefused(Reason.IN_USE, location);
            assertEquals("IN_USE", ChildProcess.said("open", location));
            assertEquals("IN_USE", ChildProcess.said("open", location));
            assertEquals(1, database.write(TestRows.adding("a")).join());
        }
        assertEquals("opened", ChildProcess.said("open", location));
    }

    @Test
    void unreachableServerIsReported() throws IOException {
        // Bound but not listening, so that no other process can answer on this port.
        try (Socket held = new Socket()) {
            held.bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
            assertRefused(
                    Reason.UNREACHABLE,
                    DatabaseLocation.of(
                            "postgresql://localhost:" + held.getLocalPort() + "/parlour", "me", "verysecret"));
        }
    }

    @Test
    void serverThatIsNotPostgresIsReported() throws Exception {
        try (ServerSocket socket = new ServerSocket(0)) {
            Thread.startVirtualThread(() -> {
                try (Socket connection = socket.accept()) {
                    connection.getOutputStream().write("220 mail.example ESMTP\r\n".getBytes(UTF_8));
                } catch (IOException gone) {
                    throw new UncheckedIOException(gone);
                }
            });
            assertRefused(
                    Reason.UNREACHABLE,
                    DatabaseLocation.of(
                            "postgresql://localhost:" + socket.getLocalPort() + "/parlour", "me", "verysecret"));
        }
    }

    @Test
    void missingDatabaseIsReported() {
        DatabaseLocation.Postgres place = (DatabaseLocation.Postgres) TestDatabase.POSTGRESQL.fresh(folder);
        assertRefused(
                Reason.UNREACHABLE,
                new DatabaseLocation.Postgres(
                        place.url().replace("/postgres?", "/nothing?"), place.user(), "verysecret"));
    }

    @Test
    void unknownUserIsReported() {
        DatabaseLocation.Postgres place = (DatabaseLocation.Postgres) TestDatabase.POSTGRESQL.fresh(folder);
        assertRefused(Reason.UNREACHABLE, new DatabaseLocation.Postgres(place.url(), "stranger", "verysecret"));
    }

    private static void assertRefused(Reason reason, DatabaseLocation location) {
        StoreException refused = assertThrows(StoreException.class, () -> StoreFactory.open(location));
        assertEquals(reason, refused.reason(), refused.toString());
        assertNotEquals(refused.sentence().en(), refused.sentence().fr());
        assertTrue(
                refused.sentence().en().contains(location.toString()),
                refused.sentence().en());
        assertTrue(
                refused.sentence().fr().contains(location.toString()),
                refused.sentence().fr());
        for (Throwable cause = refused; cause != null; cause = cause.getCause()) {
            assertFalse(cause.toString().contains("verysecret"));
        }
    }
}
