package parlour.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.store.StoreException.Reason;

@OnBothStores
final class OpeningTest {

    private final Store store;
    private Place place;

    OpeningTest(Store store) {
        this.store = store;
    }

    @BeforeEach
    void choose(@TempDir Path folder) {
        place = store.fresh(folder);
    }

    @Test
    void anEmptyPlaceGetsItsTables() {
        try (Database database = Database.open(place)) {
            assertEquals(List.of(), new JdbcLog(database).read("m", 0));
        }
    }

    /** Flyway would take offence at a script that is not the one it remembers. */
    @Test
    void tablesThatAreUpToDateAreOpenedWithoutFlyway() {
        alter("update flyway_schema_history set checksum = checksum + 1");
        Database.open(place).close();
    }

    @Test
    void tablesThatAreBehindAreBroughtUpToDate() {
        Schema schema = switch (store) {
            case SQLITE -> Schema.SQLITE;
            case POSTGRESQL -> Schema.POSTGRESQL;
        };
        schema.bringTo(1, store.source(place));
        try (Database database = Database.open(place)) {
            assertEquals(schema.newest(), database.read(schema::installed));
        }
    }

    @Test
    void tablesOfANewerProgramAreRefused() {
        alter("update flyway_schema_history set version = '999' where version = '1'");
        StoreException refused = assertThrows(StoreException.class, () -> Database.open(place));
        assertEquals(Reason.NEWER, refused.reason());
        assertTrue(refused.sentence().fr().contains("999"));
    }

    @Test
    void aDatabaseOfAnotherProgramIsRefused() {
        alter("drop table flyway_schema_history");
        assertEquals(
                Reason.NOT_OURS,
                assertThrows(StoreException.class, () -> Database.open(place)).reason());
    }

    @Test
    void aPlaceThatWasRefusedIsFreeAgain() {
        alter("update flyway_schema_history set version = '999' where version = '1'");
        for (int i = 0; i < 2; i++) {
            assertEquals(
                    Reason.NEWER,
                    assertThrows(StoreException.class, () -> Database.open(place))
                            .reason());
        }
    }

    /** Two nodes may be started at once; two servers on one file may not. */
    @Test
    void onlyAServerForManyMayBeOpenedTwice() {
        List<CompletableFuture<Database>> openings = List.of(
                CompletableFuture.supplyAsync(() -> Database.open(place)),
                CompletableFuture.supplyAsync(() -> Database.open(place)));
        List<Database> opened = openings.stream()
                .map(opening -> opening.handle((database, refused) -> database).join())
                .filter(database -> database != null)
                .toList();
        assertEquals(store == Store.SQLITE ? 1 : 2, opened.size());
        opened.forEach(Database::close);
    }

    private void alter(String sql) {
        try (Database database = Database.open(place)) {
            database.write(connection -> {
                        try (Statement statement = connection.createStatement()) {
                            return statement.execute(sql);
                        }
                    })
                    .join();
        }
    }
}
