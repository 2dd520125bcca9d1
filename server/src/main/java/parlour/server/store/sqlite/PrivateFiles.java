package parlour.server.store.sqlite;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Keeps the data away from other users of the machine: folders 0700, files 0600. Does nothing on systems without POSIX
 * permissions.
 */
final class PrivateFiles {

    private static final Logger LOG = LoggerFactory.getLogger(PrivateFiles.class);

    private static final Set<PosixFilePermission> FOLDER = PosixFilePermissions.fromString("rwx------");
    private static final Set<PosixFilePermission> FILE = PosixFilePermissions.fromString("rw-------");

    private PrivateFiles() {}

    private static boolean isPosix(Path path) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix");
    }

    /**
     * Creates a folder that only this user can enter. An existing one is closed to others if it holds nothing but the
     * database and what Parlour puts beside it; a folder with other files may be shared on purpose.
     *
     * @param database the name of the database file
     */
    static Path folder(Path folder, String database) throws IOException {
        if (!isPosix(folder)) {
            return Files.createDirectories(folder);
        }
        if (!Files.isDirectory(folder)) {
            Path parent = folder.getParent();
            if (parent != null) {
                Files.createDirectories(parent);
            }
            try {
                return Files.createDirectory(folder, PosixFilePermissions.asFileAttribute(FOLDER));
            } catch (FileAlreadyExistsException meanwhile) {
                if (!Files.isDirectory(folder)) {
                    throw meanwhile;
                }
            }
        }
        if (isOpenToOthers(folder, FOLDER)) {
            if (holdsOnly(folder, database)) {
                restrict(folder, FOLDER);
            } else {
                LOG.warn(
                        "Other users of this machine can list the folder {}, which also holds files of others;"
                                + " the database itself is closed to them",
                        folder);
            }
        }
        return folder;
    }

    private static void restrict(Path path, Set<PosixFilePermission> permissions) {
        try {
            Files.setPosixFilePermissions(path, permissions);
            LOG.info("Closed {} to other users of this machine", path);
        } catch (IOException notOurs) {
            LOG.warn("{} is open to other users of this machine, and cannot be closed", path, notOurs);
        }
    }

    private static boolean holdsOnly(Path folder, String database) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .allMatch(name -> name.startsWith(database) || name.equals("endings"));
        }
    }

    /** Creates a file that only this user can read, or closes an existing one to others. */
    static void file(Path file) throws IOException {
        if (!isPosix(file)) {
            return;
        }
        try {
            Files.createFile(file, PosixFilePermissions.asFileAttribute(FILE));
        } catch (FileAlreadyExistsException there) {
            close(file);
        }
    }

    /** Closes a file to others, if it is there. */
    static void close(Path file) throws IOException {
        if (isPosix(file) && Files.isRegularFile(file) && isOpenToOthers(file, FILE)) {
            restrict(file, FILE);
        }
    }

    private static boolean isOpenToOthers(Path path, Set<PosixFilePermission> ours) throws IOException {
        return !ours.containsAll(Files.getPosixFilePermissions(path));
    }
}
