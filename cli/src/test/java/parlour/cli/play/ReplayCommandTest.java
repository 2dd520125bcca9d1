package parlour.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.cli.CommandRun;

/** Stepping through game files. */
final class ReplayCommandTest {

    private static final String GAME = """
            [Game "conquest"]
            [Options "first=white"]
            [White "Ada"]
            [Result "1-0"]

            1. a1-a3-d3 a8-a4-b4 {too slow} 2. d3-e3xe8# 1-0
            """;

    @TempDir
    @SuppressWarnings("NullAway.Init") // JUnit fills it in
    private Path folder;

    private String file(String text) throws IOException {
        return Files.writeString(folder.resolve("game.txt"), text).toString();
    }

    /** The plies of the positions shown, in order. */
    private static List<String> shown(CommandRun ran) {
        return Pattern.compile("^[0-9]+/[0-9]+", Pattern.MULTILINE)
                .matcher(ran.out())
                .results()
                .map(MatchResult::group)
                .toList();
    }

    @Test
    void withoutATerminalEveryPositionIsPrinted() throws IOException {
        CommandRun ran = CommandRun.parlour("replay", file(GAME), "--compact");
        assertEquals(List.of("0/3", "1/3", "2/3", "3/3"), shown(ran));
        assertTrue(ran.out().startsWith("Conquest\n  Options: first=white\n  White: Ada\n"), ran.out());
        assertTrue(ran.out().contains("1/3  Move 1, White: a1-a3-d3=6"));
        assertTrue(ran.out().endsWith("1-0  White wins. The Key die was captured.\n"));
        assertEquals(
                List.of("2/3", "3/3"),
                shown(CommandRun.parlour("replay", file(GAME), "--all", "--ply", "2", "--compact")));
        assertEquals(List.of("2/3"), shown(CommandRun.parlour("replay", file(GAME), "--ply", "2", "--compact")));
    }

    @Test
    void atATerminalTheReplayStepsForwardsAndBack() throws IOException {
        CommandRun ran = CommandRun.watched(
                "\nn\nb\nend\nn\n0\n2\nstart\nflip\nwhat\nq\nn\n", "replay", file(GAME), "--compact");
        assertEquals(0, ran.code());
        assertEquals(
                List.of("0/3", "1/3", "2/3", "1/3", "3/3", "0/3", "2/3", "0/3", "0/3"),
                shown(ran).stream().toList());
        assertTrue(ran.out().contains("Moves are counted from 0 to 3."));
        assertTrue(ran.out().contains("\"what\" is not a command here."));
        assertEquals(List.of("3/3"), shown(CommandRun.watched("", "replay", file(GAME), "--ply", "3", "--compact")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a1-a3-d3 a8-a3-d3 | Line 3, move 2 (1... a8-a3-d3): ",
                "a1-a3-d3 hello | Line 3, move 2 (1... hello): ",
                "a1-a3-d3 0-1-0 | Line 3: ",
                "{never closed | Line 3: ",
            })
    void aBadFileIsRefusedWithLineAndMove(String moves, String where) throws IOException {
        CommandRun ran =
                CommandRun.parlour("replay", file("[Game \"conquest\"]\n[Options \"first=white\"]\n" + moves + "\n"));
        assertEquals(1, ran.code());
        assertEquals("", ran.out());
        assertTrue(ran.err().startsWith(where), ran.err());
        assertTrue(ran.err().lines().count() == 1, ran.err());
    }

    @Test
    void missingFilesAndMovesAreRefused() throws IOException {
        assertEquals(
                1,
                CommandRun.parlour("replay", folder.resolve("none").toString()).code());
        assertEquals(1, CommandRun.parlour("replay", file(GAME), "--ply", "4").code());
        assertEquals(1, CommandRun.parlour("replay", file(GAME), "--ply", "-1").code());
        Files.write(folder.resolve("binary"), new byte[] {(byte) 0xff, 0, (byte) 0xfe});
        assertEquals(
                1,
                CommandRun.parlour("replay", folder.resolve("binary").toString())
                        .code());
    }
}
