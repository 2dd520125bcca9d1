package parlour.server.store.sqlite;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import parlour.server.store.StoreException;
import parlour.server.store.StoreException.Reason;

/**
 * Marks a database file as in use, by an operating system lock on a file beside it. The lock is released when the
 * process ends, however it ends.
 */
final class DatabaseFileLock implements AutoCloseable {

    /**
     * The locks of this process. Checked without opening the file again: on POSIX systems closing any channel to a file
     * releases all locks the process has on it.
     */
    private static final Set<Path> HELD = ConcurrentHashMap.newKeySet();

    private final Path name;
    private final FileChannel channel;

    private DatabaseFileLock(Path name, FileChannel channel) {
        this.name = name;
        this.channel = channel;
    }

    /** @throws StoreException if this or another process holds the lock, or the folder is not writable */
    static DatabaseFileLock beside(Path file) {
        Path name;
        try {
            Path folder = PrivateFiles.folder(
                    Objects.requireNonNull(file.toAbsolutePath().getParent()),
                    file.getFileName().toString());
            name = folder.toRealPath().resolve(file.getFileName() + ".lock");
        } catch (IOException failure) {
            throw notWritable(file, failure);
        }
        if (!HELD.add(name)) {
            throw inUse(file);
        }
        boolean locked = false;
        try {
            PrivateFiles.file(name);
            FileChannel channel = FileChannel.open(name, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            FileLock lock = channel.tryLock();
            if (lock == null) {
                channel.close();
                throw inUse(file);
            }
            locked = true;
            return new DatabaseFileLock(name, channel);
        } catch (IOException failure) {
            throw notWritable(file, failure);
        } finally {
            if (!locked) {
                HELD.remove(name);
            }
        }
    }

    /** The file stays: another process may be about to lock it. */
    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        } finally {
            HELD.remove(name);
        }
    }

    private static StoreException inUse(Path file) {
        return new StoreException(
                Reason.IN_USE,
                "Another server is using " + file + ". Stop it, or give this one a folder of its own.",
                "Un autre serveur utilise " + file + ". Arrêtez-le, ou donnez à celui-ci un dossier à lui.",
                null);
    }

    static StoreException notWritable(Path file, IOException cause) {
        return new StoreException(
                Reason.NOT_WRITABLE,
                "The folder of " + file + " is not writable.",
                "Le dossier de " + file + " n’est pas accessible en écriture.",
                cause);
    }
}
