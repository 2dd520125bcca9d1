package parlour.cli.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.bot.runtime.TablebaseFile;
import parlour.bot.tablebase.SolverProgress;
import parlour.bot.tablebase.Tablebase;
import parlour.bot.tablebase.TablebaseRules;
import parlour.bot.tablebase.TablebaseStatistics;
import parlour.cli.CommandRun;
import parlour.game.Language;

final class SolveCommandTest {

    @Test
    void solveWritesTheTableAndReports(@TempDir Path folder) throws IOException {
        CommandRun ran = CommandRun.parlour("solve", "sixfaces", "--out", folder.toString(), "--lang", "fr");
        assertEquals(0, ran.code(), ran.err());
        assertEquals("6 Faces", ran.lines().getFirst());
        assertTrue(ran.out().contains("Le plus long gain avec le dé\u00a0: 11 coups (21 demi-coups)"), ran.out());
        assertTrue(TablebaseFile.find(folder, new TablebaseRules(true, true)).isPresent());
    }

    @Test
    void theReportIsInBothLanguages() {
        TablebaseRules conquest = new TablebaseRules(false, true);
        TablebaseStatistics statistics = TablebaseStatistics.of(Tablebase.solve(conquest, SolverProgress.NONE));
        List<String> english = StatisticsReport.lines(statistics, Language.ENGLISH);
        List<String> french = StatisticsReport.lines(statistics, Language.FRENCH);
        assertEquals(english.size(), french.size());
        assertEquals("with Key and die                       7,872,584           0     478,696", english.get(1));
        assertTrue(french.contains("Le plus long gain avec le dé\u00a0: 15 coups (29 demi-coups)"), french::toString);
        assertTrue(StatisticsReport.data(statistics)
                .json()
                .contains("\"withDie\":{\"won\":7872584,\"drawn\":0,\"lost\":478696"));
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
