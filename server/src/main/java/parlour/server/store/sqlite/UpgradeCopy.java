package parlour.server.store.sqlite;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parlour.server.store.StoreException;
import parlour.server.store.StoreException.Reason;
import parlour.server.store.jdbc.SchemaMigrator;

/** The copy of a database that is made before its tables are updated, so that one can go back to the older program. */
final class UpgradeCopy {

    private static final Logger LOG = LoggerFactory.getLogger(UpgradeCopy.class);

    private UpgradeCopy() {}

    /**
     * Copies a database next to itself: {@code parlour.db} of version 7 to {@code parlour.v7.db}.
     *
     * @throws StoreException if there is no room for it; nothing is updated then
     */
    static Path make(Path database, int installed, DataSource source) {
        Path folder = SqliteEngine.folderOf(database);
        Path copy = unused(folder, database.getFileName().toString().replaceFirst("\\.db$", "") + ".v" + installed);
        try {
            Path part = Files.createTempFile(folder, "." + copy.getFileName() + ".", ".part");
            try {
                vacuum(source, part);
                try (FileChannel channel = FileChannel.open(part, StandardOpenOption.WRITE)) {
                    channel.force(true);
                }
                Files.move(part, copy);
            } finally {
                Files.deleteIfExists(part);
            }
        } catch (IOException | SQLException failure) {
            throw new StoreException(
                    Reason.NOT_WRITABLE,
                    "This version of Parlour has to update the database, but the copy it makes first, " + copy
                            + ", cannot be written. Nothing has been changed. Make room or check the permissions.",
                    "Cette version de Parlour doit mettre à jour la base de données, mais la copie qu’elle fait d’abord, "
                            + copy
                            + ", ne peut pas être écrite. Rien n’a été modifié. Libérez de la place ou vérifiez les droits.",
                    failure);
        }
        LOG.info(
                "The database is updated from version {} to {}. As it was before, it is kept in {}",
                installed,
                SchemaMigrator.NEWEST,
                copy);
        return copy;
    }

    private static void vacuum(DataSource source, Path part) throws SQLException {
        try (Connection connection = source.getConnection();
                PreparedStatement statement = connection.prepareStatement("vacuum into ?")) {
            statement.setString(1, part.toString());
            statement.execute();
        }
    }

    /** An earlier copy is kept: somebody may have gone back to an older program and updated again. */
    private static Path unused(Path folder, String name) {
        Path copy = folder.resolve(name + ".db");
        for (int i = 2; Files.exists(copy); i++) {
            copy = folder.resolve(name + "-" + i + ".db");
        }
        return copy;
    }
}
