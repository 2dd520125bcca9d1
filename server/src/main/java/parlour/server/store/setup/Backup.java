package parlour.server.store.setup;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.SQLException;
import java.util.Objects;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteException;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.StoreException;
import parlour.server.store.StoreException.Reason;
import parlour.server.store.jdbc.SnapshotCopier;
import parlour.server.store.postgres.PostgresEngine;
import parlour.server.store.postgres.PostgresSnapshot;
import parlour.server.store.sqlite.SqliteSnapshot;

/**
 * Copies a database into a new SQLite file while the server runs, from its own process or another one. The copy is a
 * consistent snapshot that can be opened as a database, whichever kind it was copied from.
 */
public final class Backup {

    private static final Logger LOG = LoggerFactory.getLogger(Backup.class);

    private final SnapshotCopier copying;

    private Backup(SnapshotCopier copying) {
        this.copying = copying;
    }

    public static Backup of(DatabaseLocation location) {
        return new Backup(
                switch (location) {
                    case DatabaseLocation.SqliteFile sqlite -> new SqliteSnapshot(sqlite.file());
                    case DatabaseLocation.Postgres postgres -> new PostgresSnapshot(new PostgresEngine(postgres));
                });
    }

    /**
     * Makes the copy. The file appears under its name only when it is complete and flushed.
     *
     * @throws StoreException if the file exists, if it cannot be written, or if the database cannot be read
     */
    public void to(Path file) {
        Path target = file.toAbsolutePath();
        if (Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
            throw alreadyThere(file);
        }
        try {
            Path folder = Files.createDirectories(Objects.requireNonNull(target.getParent()));
            Path part = Files.createTempFile(folder, "." + target.getFileName() + ".", ".part");
            try {
                copying.to(part);
                flush(part);
                if (!isNamed(part, target)) {
                    throw alreadyThere(file);
                }
                flushFolder(folder);
            } finally {
                Files.deleteIfExists(part);
            }
        } catch (IOException failure) {
            throw notWritable(file, failure);
        } catch (SQLException failure) {
            throw failure instanceof SQLiteException ? notWritable(file, failure) : notRead(failure);
        }
    }

    /**
     * False if the name was taken meanwhile. A hard link never replaces a file, as an atomic move would; but not every
     * file system supports hard links.
     */
    private static boolean isNamed(Path part, Path target) throws IOException {
        try {
            Files.createLink(target, part);
            return true;
        } catch (FileAlreadyExistsException meanwhile) {
            return false;
        } catch (UnsupportedOperationException | FileSystemException noLinks) {
            Files.move(part, target);
            return true;
        }
    }

    private static void flush(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
    }

    /** Makes the directory entry durable. Windows does not support this, nor need it. */
    private static void flushFolder(Path folder) {
        try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
            channel.force(true);
        } catch (IOException onWindows) {
            LOG.debug("The folder {} cannot be flushed", folder, onWindows);
        }
    }

    private static StoreException alreadyThere(Path file) {
        return new StoreException(
                Reason.ALREADY_THERE,
                file + " already exists, and a backup never overwrites anything.",
                file + " existe déjà, et une sauvegarde n’écrase jamais rien.",
                null);
    }

    private static StoreException notWritable(Path file, Exception cause) {
        return new StoreException(
                Reason.NOT_WRITABLE,
                "The backup " + file + " cannot be written.",
                "La sauvegarde " + file + " ne peut pas être écrite.",
                cause);
    }

    private static StoreException notRead(SQLException cause) {
        return new StoreException(
                Reason.NOT_READ,
                "The database could not be read completely; no backup was made.",
                "La base de données n’a pas pu être lue en entier ; aucune sauvegarde n’a été faite.",
                cause);
    }
}
