package parlour.cli.explorer;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.cli.CommandRun;

/** {@code parlour explorer} and {@code parlour explorer build}. */
final class ExplorerCommandTest {

    @TempDir
    private Path folder;

    private CommandRun build(String name, int games, int threads) {
        return CommandRun.parlour(
                "explorer",
                "build",
                "sixfaces",
                "--games",
                Integer.toString(games),
                "--threads",
                Integer.toString(threads),
                "--out",
                folder.resolve(name).toString());
    }

    @Test
    void anInterruptedBuildGoesOnAndGivesTheSameFile() throws IOException {
        assertEquals(0, build("whole", 4, 1).code());
        assertEquals(0, build("parts", 2, 2).code());
        Path games = folder.resolve("parts/sixfaces.games");
        // Interrupted in the middle of a line.
        Files.writeString(games, "1 a1-a3-d", StandardOpenOption.APPEND);
        CommandRun ran = build("parts", 4, 2);
        assertEquals(0, ran.code(), ran.err());
        for (String file : new String[] {"sixfaces.games", "sixfaces.openings"}) {
            assertArrayEquals(
                    Files.readAllBytes(folder.resolve("whole").resolve(file)),
                    Files.readAllBytes(folder.resolve("parts").resolve(file)),
                    file);
        }
        // Fewer games than there are: the same as if the others had not been played.
        assertEquals(0, build("parts", 2, 1).code());
        assertEquals(0, build("two", 2, 1).code());
        assertArrayEquals(
                Files.readAllBytes(folder.resolve("two/sixfaces.openings")),
                Files.readAllBytes(folder.resolve("parts/sixfaces.openings")));
    }

    @Test
    void gamesOfAnotherSeedAreNotMixed() throws IOException {
        Files.writeString(
                Files.createDirectories(folder.resolve("other")).resolve("sixfaces.games"), "sixfaces seed 2\n");
        CommandRun ran = build("other", 1, 1);
        assertEquals(1, ran.code());
        assertTrue(ran.err().contains("begun with another seed"), ran.err());
    }

    @Test
    void theMovesOfAPositionAreListed() {
        CommandRun ran = CommandRun.parlour("explorer", "conquest");
        assertEquals(0, ran.code(), ran.err());
        assertTrue(ran.lines().getFirst().equals("Conquest"), ran.out());
        assertTrue(ran.lines().get(2).matches("[a-i]1-.*█.*%"), ran.out());
        CommandRun reply = CommandRun.parlour("explorer", "sixfaces", "--moves", "a1-a3-d3", "--lang", "fr");
        assertTrue(reply.lines().getFirst().equals("6 Faces – Grand Six"), reply.out());
    }

    @Test
    void aMirroredPositionHasTheSameStatistics() {
        String right = CommandRun.parlour("explorer", "conquest", "--json").out();
        String left = CommandRun.parlour("explorer", "conquest", "--json", "-o", "handedness=left")
                .out();
        String games = "\"games\":[0-9]+,\"wins\":[0-9]+";
        assertTrue(right.startsWith("{\"openings\":[{\"game\":\"conquest\""), right);
        assertEquals(matches(right, games), matches(left, games));
        assertTrue(right.contains("\"a1-a3-d3=6\"") && left.contains("\"i1-i3-f3=6\""), left);
    }

    private static List<String> matches(String text, String pattern) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map(MatchResult::group)
                .toList();
    }

    @Test
    void whatCannotBeAnsweredIsRefused() {
        for (String[] line : new String[][] {
            {"explorer", "domination"},
            {"explorer", "conquest", "-o", "keyCaptures=no"},
            {"explorer", "conquest", "--moves", "a1-a9"},
            {"explorer", "conquest", "--table", "nowhere"},
            {"explorer", "build", "--games", "0"},
            {"explorer", "build", "--threads", "0"},
        }) {
            CommandRun ran = CommandRun.parlour(line);
            assertTrue(ran.code() != 0 && !ran.err().isEmpty() && ran.out().isEmpty(), String.join(" ", line));
        }
    }
}
