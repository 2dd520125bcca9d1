package parlour.cli.command;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.cli.CommandRun;
import parlour.cli.console.JsonReader;

/** {@code best} and {@code arena}: their output and exit codes. */
final class ThinkingCommandsTest {

    private static final String WON_AT_ONCE = "9/4K4/9/9/9/9/9/k8 w 0 1";

    @Test
    void bestPrintsMoveScoreLineDepthAndNodes() {
        CommandRun ran = CommandRun.parlour("best", "conquest", "--depth", "2");
        assertEquals(0, ran.code(), ran.err());
        List<String> words =
                ran.out().lines().map(line -> line.split(" ", 2)[0]).toList();
        assertEquals(List.of("move", "score", "line", "depth", "nodes"), words);
        assertTrue(ran.out().contains("\ndepth 2\n"), ran.out());
        assertEquals("", ran.err());
    }

    @Test
    void bestFindsAWin() {
        CommandRun ran = CommandRun.parlour("best", "conquest", "--nodes", "1000", "--position", WON_AT_ONCE);
        assertTrue(ran.out().startsWith("move Ke7-e8#\nscore #1\nline Ke7-e8#\n"), ran.out());
    }

    @Test
    void bestKeepsItsTimeLimit() {
        assertEquals(
                0,
                CommandRun.parlour("best", "sixfaces", "--time", "50ms", "--level", "4")
                        .code());
    }

    @Test
    void onlyTheTopLevelThinksOnSeveralThreads() {
        CommandRun ran = CommandRun.parlour("best", "conquest", "--threads", "2", "--nodes", "5000");
        assertEquals(0, ran.code(), ran.err());
        assertTrue(ran.out().startsWith("move "), ran.out());
        assertEquals(
                1,
                CommandRun.parlour("best", "conquest", "--threads", "2", "--level", "3")
                        .code());
        assertEquals(1, CommandRun.parlour("best", "conquest", "--threads", "0").code());
    }

    @Test
    void bestPrintsJson() {
        Object json = JsonReader.read(
                CommandRun.parlour("best", "conquest", "--depth", "1", "--json", "--position", WON_AT_ONCE)
                        .out());
        assertEquals("Ke7-e8#", JsonReader.field(json, String.class, "move"));
        assertEquals(1.0, JsonReader.field(json, Double.class, "pliesToEnd"));
        assertEquals(List.of("Ke7-e8#"), JsonReader.field(json, List.class, "line"));
    }

    @Test
    void arenaPrintsATable() {
        CommandRun ran =
                CommandRun.parlour("arena", "conquest", "--bots", "random,greedy", "--games", "9", "--nodes", "500");
        assertEquals(0, ran.code(), ran.err());
        List<String> lines = ran.out().lines().toList();
        assertEquals("Conquest: 10 games, seed 1", lines.get(0));
        assertTrue(lines.get(2).startsWith("1  greedy "), ran.out());
        assertTrue(lines.get(3).startsWith("2  random "), ran.out());
        assertTrue(ran.out().contains("\ndrawn: "), ran.out());
        assertEquals("", ran.err());
    }

    @Test
    void arenaPrintsInFrench() {
        CommandRun ran = CommandRun.parlour(
                "arena", "conquest", "--bots", "random,greedy", "--games", "2", "--nodes", "500", "--lang", "fr");
        assertTrue(ran.out().startsWith("Conquest\u00a0: 2 parties, graine 1\n"), ran.out());
        assertTrue(ran.out().contains("\nnulles\u00a0: "), ran.out());
    }

    @Test
    void theSameSeedPrintsTheSameTournament() {
        String[] line = {"arena", "sixfaces", "--bots", "2,1,greedy", "--games", "6", "--nodes", "300", "--seed", "7"};
        assertEquals(CommandRun.parlour(line).out(), CommandRun.parlour(line).out());
    }

    @Test
    void arenaPrintsJsonAndStopsWhenTheTestIsDecided() {
        String out = CommandRun.parlour(
                        "arena",
                        "conquest",
                        "--bots",
                        "greedy,random",
                        "--games",
                        "400",
                        "--nodes",
                        "500",
                        "--sprt",
                        "0,100",
                        "--json")
                .out();
        Object json = JsonReader.read(out);
        double games = JsonReader.field(json, Double.class, "games");
        assertTrue(games < 400, out);
        double points = 0;
        for (Object bot : JsonReader.field(json, List.class, "bots")) {
            points += JsonReader.field(bot, Double.class, "points");
        }
        assertEquals(games, points, 1e-9);
        Object test = JsonReader.field(json, Map.class, "sprt");
        assertEquals("elo1", JsonReader.field(test, String.class, "verdict"));
        assertEquals(5, JsonReader.field(json, List.class, "pairs").size());
    }

    @Test
    void aProgramThatFailsForfeitsAndTheReportSaysWhy() {
        CommandRun ran = CommandRun.parlour("arena", "conquest", "--bots", "exec:./no-such-bot,random", "--games", "2");
        assertEquals(0, ran.code());
        assertTrue(ran.out().contains("forfeited: 2 × exec:./no-such-bot could not be started"), ran.out());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    2 | arena conquest                                     | Missing: --bots
                    2 | arena conquest --bots 5                            | Name at least two bots
                    2 | arena conquest --bots 5,pelle                      | There is no bot "pelle"
                    2 | arena conquest --bots 5,4@soon                     | "soon" is not a thinking time
                    2 | arena conquest --bots 5,4 --games 0                | --games must be from 1
                    2 | arena conquest --bots 5,4 --time 1s --nodes 5      | Use only one of
                    2 | arena conquest --bots 5,4 --sprt 10                | "10" is not a sequential test
                    2 | arena conquest --bots 5,4 --sprt 10,0              | "10,0" is not a sequential test
                    1 | arena conquest --bots 5,4,3 --sprt 0,10            | --sprt compares exactly two bots
                    2 | best conquest --level 9                            | --level must be from 1 to 8
                    2 | best conquest --time 5                             | "5" is not a thinking time
                    2 | best conquest --depth 0                            | "0" is not a whole number
                    2 | best chess                                         | There is no game "chess"
                    """)
    void errorsAreOneSentenceWithAnExitCode(int code, String line, String sentence) {
        CommandRun ran = CommandRun.parlour(line.split(" "));
        assertAll(
                () -> assertEquals(code, ran.code()),
                () -> assertTrue(ran.err().startsWith(sentence), ran.err()),
                () -> assertEquals("", ran.out()));
    }

    @Test
    void aFinishedPositionIsRefused() {
        CommandRun best = CommandRun.parlour("best", "conquest", "--position", "4K4/9/9/9/9/9/9/k8 b 0 1");
        assertEquals(1, best.code());
        assertTrue(best.err().startsWith("The game is over"), best.err());
        CommandRun arena =
                CommandRun.parlour("arena", "conquest", "--bots", "1,2", "--position", "4K4/9/9/9/9/9/9/k8 b 0 1");
        assertEquals(1, arena.code());
        assertFalse(arena.err().isEmpty());
    }
}
