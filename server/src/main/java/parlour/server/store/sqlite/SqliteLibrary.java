package parlour.server.store.sqlite;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteJDBCLoader;
import org.sqlite.util.LibraryLoaderUtil;

/**
 * Loads SQLite's native library. The driver would do it too, but it verifies its extracted copy byte by byte, which
 * takes a good part of the start-up time.
 */
public final class SqliteLibrary {

    private static final Logger LOG = LoggerFactory.getLogger(SqliteLibrary.class);
    private static final String FOLDER = "org.sqlite.lib.path";
    private static final String NAME = "org.sqlite.lib.name";
    private static final String PREFIX = "parlour-sqlite";

    private static boolean isLoaded;

    private SqliteLibrary() {}

    /** Loads it from a copy in the system's folder for temporary files; if that is not possible, nothing happens. */
    public static synchronized void load() {
        load(() -> Files.createTempDirectory(PREFIX));
    }

    /**
     * Loads it, if it is not loaded yet. On many servers nothing in the folder for temporary files may be executed: then
     * the copy is made in another folder.
     *
     * @param folder where the database is or will be
     */
    public static synchronized void load(Path folder) {
        load();
        load(() -> Files.createTempDirectory(Files.createDirectories(folder.toAbsolutePath()), PREFIX));
    }

    private interface NewFolder {
        Path create() throws IOException;
    }

    /** On failure, the driver loads it later, or says why it cannot. */
    private static void load(NewFolder folder) {
        if (isLoaded || System.getProperty(FOLDER) != null) {
            return;
        }
        try {
            isLoaded = isLoadedFrom(folder.create());
        } catch (Exception | UnsatisfiedLinkError notHere) {
            LOG.debug("SQLite cannot be loaded from there", notHere);
        } finally {
            System.clearProperty(FOLDER);
            System.clearProperty(NAME);
        }
    }

    // Native code: the launcher and the manifest of the jar allow it.
    @SuppressWarnings("restricted")
    private static boolean isLoadedFrom(Path folder) throws Exception {
        String name = LibraryLoaderUtil.getNativeLibName();
        String resource = LibraryLoaderUtil.getNativeLibResourcePath() + "/" + name;
        Path file = folder.resolve(name);
        try (InputStream library = SQLiteJDBCLoader.class.getResourceAsStream(resource)) {
            if (library == null) {
                return false;
            }
            Files.copy(library, file);
            // The driver would log a failure as an error, and then try the folder for temporary files by itself.
            System.load(file.toString());
            System.setProperty(FOLDER, folder.toString());
            System.setProperty(NAME, name);
            return SQLiteJDBCLoader.initialize();
        } finally {
            delete(file);
            delete(folder);
        }
    }

    /** The library stays loaded; on Windows the file cannot be deleted until the process ends. */
    private static void delete(Path path) {
        try {
            Files.deleteIfExists(path);
        } catch (IOException inUse) {
            path.toFile().deleteOnExit();
        }
    }
}
