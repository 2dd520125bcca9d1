package parlour.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.bot.runtime.TablebaseFile;
import parlour.bot.tablebase.TablebaseRules;
import parlour.cli.CommandRun;

final class SolveCommandTest {

    @Test
    void solveWritesTheTableAndReports(@TempDir Path folder) throws IOException {
        CommandRun ran = CommandRun.parlour("solve", "sixfaces", "--out", folder.toString(), "--lang", "fr");
        assertEquals(0, ran.code(), ran.err());
        assertEquals("6 Faces", ran.lines().getFirst());
        assertTrue(ran.out().contains("Le plus long gain avec le dé : 11 coups (21 demi-coups)"), ran.out());
        assertTrue(TablebaseFile.find(folder, new TablebaseRules(true, true)).isPresent());
    }

    @Test
    void anUnusableFolderIsRefusedBeforeSolving(@TempDir Path folder) throws IOException {
        Path file = Files.createFile(folder.resolve("file"));
        CommandRun ran = CommandRun.parlour("solve", "conquest", "--out", file.toString());
        assertEquals(1, ran.code());
        assertEquals(1, ran.err().lines().count(), ran.err());
        assertEquals("", ran.out());
    }

    @Test
    void anUnknownGameIsWrongUsage() {
        assertEquals(2, CommandRun.parlour("solve", "ludo").code());
    }
}
