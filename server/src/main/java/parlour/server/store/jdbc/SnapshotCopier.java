package parlour.server.store.jdbc;

import java.nio.file.Path;
import java.sql.SQLException;

/** Copies a whole database into an empty file. */
@FunctionalInterface
public interface SnapshotCopier {
    void to(Path file) throws SQLException;
}
