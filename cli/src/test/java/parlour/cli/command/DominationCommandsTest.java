package parlour.cli.command;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.cli.CommandRun;

/** Domination on the command line. */
final class DominationCommandsTest {

    private static final String POSITION = "A 1 a1b1a2b2a1a2 00000001010102/02051112222525";

    @Test
    void gamesListsDominationWithItsOptions() {
        String out = CommandRun.parlour("games").out();
        assertTrue(out.contains("domination  Domination, 2-4 players"), out);
        assertTrue(out.contains("-o layout=A | seed:0..999999999 | rows:<64 of 0-6> | B | C | D | E"), out);
        assertTrue(out.contains("-o match=single | mirrored"), out);
        assertTrue(CommandRun.parlour("games", "--json").out().contains("\"prefix\":\"seed:\",\"least\":0"));
    }

    @Test
    void movesListsTheMovesOfAPosition() {
        List<String> moves = CommandRun.parlour("moves", "domination", "--position", POSITION)
                .lines();
        assertTrue(moves.contains("2-5@b1b2*"), moves.toString());
        assertEquals(moves.stream().sorted().toList(), moves);
        assertEquals(0, CommandRun.parlour("moves", "domination").code());
    }

    @Test
    void perftCountsDomination() {
        List<String> lines = CommandRun.parlour("perft", "domination", "2", "--position", POSITION)
                .lines();
        int moves = CommandRun.parlour("moves", "domination", "--position", POSITION)
                .lines()
                .size();
        assertEquals("1 " + moves, lines.get(0));
        // After every move a domino of each remaining kind may be drawn; all 28 kinds remain.
        assertEquals("2 " + 28 * moves, lines.get(1));
        assertEquals(0, CommandRun.parlour("perft", "domination", "2").code());
    }

    @ParameterizedTest
    @CsvSource({
        "1, moves domination -o seats=3 -o match=mirrored, match=mirrored exchanges two seats",
        "1, moves domination -o first=seat3,               first=seat3 names a seat that is not there",
        "1, moves domination -o layout=F,                  The option layout cannot be \"F\"",
    })
    void errorsAreOneSentenceWithAnExitCode(int code, String line, String sentence) {
        CommandRun ran = CommandRun.parlour(line.split(" "));
        assertAll(
                () -> assertEquals(code, ran.code(), ran.err()),
                () -> assertTrue(ran.err().contains(sentence), ran.err()));
    }

    @Test
    void theComputerAnswersAndBestNamesAMove() {
        CommandRun played =
                CommandRun.typing("hint\nquit\n", "play", "domination", "--against", "3", "-o", "first=seat1");
        assertEquals(0, played.code(), played.err());
        assertTrue(played.out().contains("The computer would play "), played.out());
        CommandRun second = CommandRun.typing("quit\n", "play", "domination", "--against", "3", "-o", "first=seat2");
        assertTrue(second.out().contains("Yellow plays "), second.out());
        CommandRun best = CommandRun.parlour("best", "domination", "--position", POSITION, "--nodes", "500");
        assertEquals(0, best.code(), best.err());
        assertTrue(best.out().matches("(?s).*\\d-\\d@.*"), best.out());
    }

    @Test
    void helpExplainsHowToTypeDominoes() {
        String help = CommandRun.typing("\nhelp\nquit\n", "play", "domination", "--position", POSITION)
                .out();
        assertTrue(help.contains("A domino such as 2-5 where you may lay it"), help);
        assertFalse(help.contains("the die there"), help);
        String aide = CommandRun.typing(
                        "\naide\nquitter\n", "play", "domination", "--position", POSITION, "--lang", "fr")
                .out();
        assertTrue(aide.contains("Un domino comme 2-5  où vous pouvez le poser"), aide);
    }

    @Test
    void twoPeoplePlayWithoutSeeingTheOthersRack() {
        CommandRun ran = CommandRun.typing("\n2-5\n1\n\n\nquit\n", "play", "domination", "--position", POSITION);
        assertEquals(0, ran.code(), ran.err());
        String out = ran.out();
        assertTrue(out.contains("Hand the keyboard to Yellow,"), out);
        String before = out.substring(0, out.indexOf("Hand the keyboard to Blue"));
        assertTrue(before.contains("Your dominoes: 0-2  0-5  1-1  1-2  2-2  2-5  2-5"), before);
        assertFalse(before.contains("0-0"), before);
        String after = out.substring(out.indexOf("Hand the keyboard to Blue"));
        assertTrue(after.contains("Yellow plays 2-5@b1b2*."), after);
        assertTrue(after.contains("Your dominoes: 0-0  0-0  0-0  0-1  0-1  0-1  0-2"), after);
        assertFalse(after.contains("2-2"), after);
    }

    @Test
    void fourPeopleCanPlayAndSaveAndReplay(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("game.txt");
        CommandRun ran = CommandRun.typing(
                "\nmoves\n1\n\n\nboard\nsave " + file + "\nquit\n",
                "play",
                "domination",
                "-o",
                "seats=4",
                "-o",
                "first=seat4");
        assertEquals(0, ran.code(), ran.err());
        assertTrue(ran.out().contains("In the stock: 84"), ran.out());
        assertTrue(Files.readString(file).contains("[Options \"seats=4 first=seat4\"]"));
        CommandRun replay = CommandRun.parlour("replay", file.toString());
        assertEquals(0, replay.code(), replay.err());
        assertFalse(replay.out().contains("draw:0"), "a replay shows what a spectator may see");
        assertFalse(replay.out().contains("Your dominoes"));
    }
}
