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

    private static boolean tried;

    private SqliteLibrary() {}

    /** Loads it once; on failure, the driver loads it later. */
    public static synchronized void load() {
        if (!tried && System.getProperty(FOLDER) == null) {
            try {
                loadCopy();
            } catch (Exception leftToTheDriver) {
                LOG.debug("SQLite is loaded by its driver", leftToTheDriver);
            } finally {
                System.clearProperty(FOLDER);
                System.clearProperty(NAME);
            }
        }
        tried = true;
    }

    private static void loadCopy() throws Exception {
        String name = LibraryLoaderUtil.getNativeLibName();
        String resource = LibraryLoaderUtil.getNativeLibResourcePath() + "/" + name;
        Path folder = Files.createTempDirectory("parlour-sqlite");
        Path file = folder.resolve(name);
        try (InputStream library = SQLiteJDBCLoader.class.getResourceAsStream(resource)) {
            if (library != null) {
                Files.copy(library, file);
                System.setProperty(FOLDER, folder.toString());
                System.setProperty(NAME, name);
                SQLiteJDBCLoader.initialize();
            }
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
