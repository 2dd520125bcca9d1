package parlour.server.store;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.store.jdbc.JdbcDatabase;
import parlour.server.store.setup.StoreFactory;

/** Gives every test its own database, closed afterwards. */
public abstract class OnFreshDatabase {

    @TempDir
    protected Path folder;

    protected final TestDatabase store;
    protected DatabaseLocation location;
    protected JdbcDatabase database;

    protected OnFreshDatabase(TestDatabase store) {
        this.store = store;
    }

    @BeforeEach
    final void openDatabase() {
        location = store.fresh(folder);
        database = open(location);
    }

    protected JdbcDatabase open(DatabaseLocation place) {
        return StoreFactory.open(place);
    }

    @AfterEach
    final void closeDatabase() {
        database.close();
    }
}
