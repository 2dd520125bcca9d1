package parlour.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class DatabaseLocationTest {

    @ParameterizedTest
    @CsvSource({
        "postgresql://db.example/parlour, jdbc:postgresql://db.example/parlour",
        "postgresql://db.example:5433/parlour, jdbc:postgresql://db.example:5433/parlour",
        "postgres://localhost/parlour, jdbc:postgresql://localhost/parlour",
        "jdbc:postgresql://localhost/parlour, jdbc:postgresql://localhost/parlour",
        "postgresql://[::1]:5432/parlour, jdbc:postgresql://[::1]:5432/parlour",
        "'postgresql://one:5432,other:5433/parlour', 'jdbc:postgresql://one:5432,other:5433/parlour'",
        "postgresql://db/parlour?sslmode=require, jdbc:postgresql://db/parlour?sslmode=require",
    })
    void validAddressIsParsed(String address, String url) {
        assertEquals(new DatabaseLocation.Postgres(url, "me", "secret"), DatabaseLocation.of(address, "me", "secret"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "postgresql:",
                "postgresql:parlour",
                "postgresql://host",
                "postgresql://host/",
                "postgresql:///parlour",
                "postgresql://host/a/b",
                "postgresql://host:port/parlour",
                "postgresql://ho st/parlour",
                "jdbc:mysql://host/parlour",
                "postgresql://me:secret@host/parlour",
                "postgresql://one:5432,/parlour",
                "postgresql://one,me:secret@other/parlour",
                "postgresql://me:se cret@host/parlour",
                "postgresql://host/parlour?user=me",
                "postgresql://host/parlour?sslmode=require&password=secret",
            })
    void invalidAddressIsRefusedWithoutRepeatingSecrets(String address) {
        StoreException refused = assertThrows(StoreException.class, () -> DatabaseLocation.of(address, "", ""));
        assertEquals(StoreException.Reason.BAD_ADDRESS, refused.reason());
        assertFalse((refused.sentence() + refused.getMessage()).contains("cret"));
    }

    @Test
    void passwordIsNotPrinted() {
        DatabaseLocation location = DatabaseLocation.of("postgresql://host/parlour", "me", "secret");
        assertEquals("postgresql://host/parlour", location.toString());
    }

    @Test
    void pathIsAFolderOrADatabaseFile(@TempDir Path folder) throws IOException {
        Path backup = Files.createFile(folder.resolve("backup-of-monday"));
        assertEquals(folder.resolve("parlour.db"), file(folder));
        assertEquals(folder.resolve("new/parlour.db"), file(folder.resolve("new")));
        assertEquals(folder.resolve("new.db"), file(folder.resolve("new.db")));
        assertEquals(backup, file(backup));
    }

    private static Path file(Path data) {
        return ((DatabaseLocation.SqliteFile) DatabaseLocation.of(data.toString(), "", "")).file();
    }
}
