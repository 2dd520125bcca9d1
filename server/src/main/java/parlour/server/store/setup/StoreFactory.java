package parlour.server.store.setup;

import parlour.server.store.CommitListener;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.StoreException;
import parlour.server.store.jdbc.DatabaseEngine;
import parlour.server.store.jdbc.JdbcDatabase;
import parlour.server.store.postgres.PostgresEngine;
import parlour.server.store.sqlite.SqliteEngine;
import parlour.server.store.sqlite.SqliteLibrary;

/** Opens a database of either kind. */
public final class StoreFactory {

    private StoreFactory() {}

    /** Loads the SQLite library early, to speed up the first {@link #open}. */
    public static void prepare() {
        SqliteLibrary.load();
    }

    /**
     * Opens a database, after creating or updating its schema.
     *
     * @throws StoreException if the database cannot be opened
     */
    public static JdbcDatabase open(DatabaseLocation location) {
        return open(location, CommitListener.NONE);
    }

    /**
     * Opens a database, after creating or updating its schema.
     *
     * @throws StoreException if the database cannot be opened
     */
    public static JdbcDatabase open(DatabaseLocation location, CommitListener listener) {
        DatabaseEngine engine = switch (location) {
            case DatabaseLocation.SqliteFile sqlite -> new SqliteEngine(sqlite.file());
            case DatabaseLocation.Postgres postgres -> new PostgresEngine(postgres);
        };
        return JdbcDatabase.open(engine, listener);
    }

    /**
     * Opens a database beside the servers that use it.
     *
     * @throws StoreException if it is not there, cannot be opened, or has tables of another version
     */
    public static JdbcDatabase openShared(DatabaseLocation location) {
        DatabaseEngine engine = switch (location) {
            case DatabaseLocation.SqliteFile sqlite -> SqliteEngine.shared(sqlite.file());
            case DatabaseLocation.Postgres postgres -> PostgresEngine.shared(postgres);
        };
        return JdbcDatabase.open(engine, CommitListener.NONE);
    }
}
