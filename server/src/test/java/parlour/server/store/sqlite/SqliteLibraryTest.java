package parlour.server.store.sqlite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.jdbc.JdbcDatabase;
import parlour.server.store.setup.StoreFactory;

final class SqliteLibraryTest {

    /** Opens a database in the named folder. */
    public static final class Opening {

        public static void main(String[] arguments) {
            try (JdbcDatabase database = StoreFactory.open(DatabaseLocation.SqliteFile.in(Path.of(arguments[0])))) {
                System.out.println("opened " + database.getClass().getSimpleName());
            }
        }
    }

    /** As on a server on which nothing in /tmp may be executed: the library is loaded from the folder of the data. */
    @Test
    void folderForTemporaryFilesIsNotNeeded(@TempDir Path folder) throws IOException, InterruptedException {
        Path data = folder.resolve("data");
        Path noFolder = Files.createFile(folder.resolve("file"));
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "--enable-native-access=ALL-UNNAMED",
                        "-Djava.io.tmpdir=" + noFolder,
                        "-cp",
                        System.getProperty("java.class.path"),
                        Opening.class.getName(),
                        data.toString())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertTrue(process.waitFor(60, TimeUnit.SECONDS), said);
        assertEquals(0, process.exitValue(), said);
        try (var files = Files.list(data)) {
            assertTrue(files.allMatch(file -> file.getFileName().toString().startsWith("parlour.db")), said);
        }
    }
}
