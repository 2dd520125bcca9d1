package parlour.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.cli.CommandRun;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.setup.StoreFactory;

final class CopyCommandTest {

    @Test
    void copiesAndSaysHowMuch(@TempDir Path folder) {
        String from = folder.resolve("from").toString();
        String to = folder.resolve("to").toString();
        CommandRun missing = CommandRun.parlour("copy", "--from", from, "--to", to);
        assertEquals(1, missing.code());
        assertTrue(missing.err().contains("There is no Parlour database"), missing.err());
        StoreFactory.open(DatabaseLocation.of(from, "", "")).close();
        CommandRun copied = CommandRun.parlour("copy", "--from", from, "--to", to, "--lang", "fr");
        assertEquals(0, copied.code(), copied.err());
        assertTrue(copied.out().contains("Toutes sont identiques"), copied.out());
        assertEquals(2, CommandRun.parlour("copy", "--from", from).code());
    }
}
