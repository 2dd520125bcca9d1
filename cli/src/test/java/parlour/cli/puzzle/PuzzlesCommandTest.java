package parlour.cli.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.bot.puzzle.registry.PuzzleKinds;
import parlour.cli.CommandRun;
import parlour.conan.Conan;
import parlour.domination.Domination;
import parlour.game.Game;
import parlour.puzzle.Puzzle;
import parlour.puzzle.PuzzleNotation;
import parlour.puzzle.PuzzleTheme;
import parlour.puzzle.Puzzles;
import parlour.registry.GameRegistry;

/** The puzzles at the terminal: listed, solved, checked and found. */
final class PuzzlesCommandTest {

    private static Puzzle winInTwo() {
        return Puzzles.all().stream()
                .filter(puzzle -> puzzle.moves() == 2)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theListNamesEveryPuzzleAndTodaysPuzzle() {
        CommandRun ran = CommandRun.parlour("puzzles");
        assertEquals(0, ran.code(), ran.err());
        assertEquals(Puzzles.all().size() + 1, ran.lines().size());
        assertTrue(ran.lines().getFirst().startsWith(Puzzles.all().getFirst().id() + "  ★"), ran.out());
        assertTrue(ran.lines().getLast().contains("./parlour puzzles solve"), ran.out());
        CommandRun some = CommandRun.parlour("puzzles", "sixfaces", "--moves", "3", "--lang", "fr");
        assertTrue(some.out().contains("gagnent en trois coups"), some.out());
        assertTrue(!some.out().contains("deux coups") && !some.out().contains("Conquest"), some.out());
    }

    @Test
    void jsonListsPuzzlesWithoutSolutions() {
        for (Game game : GameRegistry.all()) {
            String json = CommandRun.parlour("puzzles", game.id(), "--json").out();
            Puzzle first = Puzzles.of(game).getFirst();
            assertTrue(json.startsWith("{\"puzzles\":[{\"id\":\"" + first.id()), json);
            assertEquals(Puzzles.of(game).size(), json.split("\"id\":", -1).length - 1, game.id());
            assertTrue(!json.contains("\"line\""), json);
        }
    }

    @Test
    void aPuzzleIsSolvedMoveByMove() {
        Puzzle puzzle = winInTwo();
        List<String> line = puzzle.line().stream().map(step -> step.move()).toList();
        CommandRun ran = CommandRun.typing(
                "hint\nindice\nKa1-a9\n" + line.get(0) + "\nboard\n" + line.get(2) + "\n",
                "puzzles",
                "solve",
                puzzle.id());
        assertEquals(0, ran.code(), ran.err());
        assertTrue(ran.out().contains("puzzle " + puzzle.id() + "  " + PuzzlesCommand.stars(puzzle)), ran.out());
        assertTrue(ran.out().contains(PuzzlesCommand.task(puzzle).en()), ran.out());
        assertTrue(ran.out().contains("Look at the die on "), ran.out());
        assertTrue(
                ran.out()
                        .contains(line.get(0) + " is right. The other side plays " + line.get(1) + ": one move to go."),
                ran.out());
        assertTrue(ran.out().contains(line.get(2) + " is right: solved, with 2 hints."), ran.out());
    }

    @Test
    void anEndingOfDominationAndAContestAreSolvedAndShown() {
        for (Game game : List.of(Domination.DOMINATION, Conan.CONAN)) {
            Puzzle puzzle = Puzzles.of(game).stream()
                    .filter(one -> one.moves() == 1)
                    .findFirst()
                    .orElseThrow();
            String best = puzzle.line().getFirst().move();
            String other = PuzzleKinds.of(game).otherMoves(puzzle).getFirst().move();
            CommandRun ran = CommandRun.typing("help\n" + other + "\n" + best + "\n", "puzzles", "solve", puzzle.id());
            assertEquals(0, ran.code(), ran.err());
            assertTrue(ran.out().contains("The best move"), ran.out());
            assertTrue(ran.out().contains(best + " is right: solved, after 1 wrong try."), ran.out());
            CommandRun shown = CommandRun.parlour("puzzles", "show", puzzle.id());
            assertTrue(shown.out().contains("The solution: " + best), shown.out());
            assertTrue(shown.out().contains("  " + other + "  "), shown.out());
            String json =
                    CommandRun.parlour("puzzles", "show", puzzle.id(), "--json").out();
            assertTrue(json.contains("\"others\":[{\"move\":\""), json);
        }
    }

    @Test
    void puzzlesAreListedByTheme() {
        CommandRun ran = CommandRun.parlour("puzzles", "conan", "--theme", "duel", "--json");
        long duels = Puzzles.of(Conan.CONAN).stream()
                .filter(one -> one.themes().contains(PuzzleTheme.DUEL))
                .count();
        assertTrue(duels > 0);
        assertEquals(duels, ran.out().split("\"id\":", -1).length - 1);
    }

    @Test
    void aPuzzleIsSolvedInFrench() {
        Puzzle puzzle = winInTwo();
        String last = puzzle.line().getLast().move();
        CommandRun ran = CommandRun.typing(
                "aide\ncoups\nposition\ntourner\nabandonner\ndiagramme e5\ne1\nzzz\n" + last + "\nsolution\n",
                "puzzles",
                "solve",
                puzzle.id(),
                "--lang",
                "fr",
                "--compact");
        assertEquals(0, ran.code(), ran.err());
        assertTrue(ran.out().contains("problème " + puzzle.id()), ran.out());
        assertTrue(ran.out().contains(PuzzlesCommand.task(puzzle).fr()), ran.out());
        assertTrue(ran.out().contains("un peu d’aide"), ran.out());
        assertTrue(ran.out().contains(puzzle.position()), ran.out());
        assertTrue(ran.out().contains("ne sert pas dans un problème"), ran.out());
        assertTrue(
                ran.out()
                        .contains(
                                "La solution\u00a0: " + puzzle.line().getFirst().move()),
                ran.out());
    }

    @Test
    void withoutAnIdTodaysPuzzleIsSolved() {
        String before = PuzzlesCommand.ofToday().id();
        CommandRun ran = CommandRun.typing("quit\n", "puzzles", "solve");
        String after = PuzzlesCommand.ofToday().id();
        assertEquals(0, ran.code(), ran.err());
        // They differ if the date changed at midnight.
        assertTrue(
                ran.out().contains(", puzzle " + before + " ") || ran.out().contains(", puzzle " + after + " "),
                ran.out());
    }

    @Test
    void minedPuzzlesAreSavedCheckedAndChosenFrom(@TempDir Path folder) throws IOException {
        String pool = folder.resolve("pool.txt").toString();
        assertEquals(
                0,
                CommandRun.parlour("puzzles", "mine", "conquest", "--games", "1", "--out", pool)
                        .code());
        CommandRun more =
                CommandRun.parlour("puzzles", "mine", "sixfaces", "--games", "2", "--time", "60min", "--out", pool);
        assertTrue(more.out().startsWith("2 games in "), more.out());
        List<String> lines = Files.readAllLines(Path.of(pool));
        assertEquals("# conquest 1", lines.get(1));
        assertEquals("# sixfaces 2", lines.get(2));
        assertEquals(
                1,
                CommandRun.parlour("puzzles", "mine", "conquest", "--seed", "2", "--out", pool)
                        .code(),
                "another seed");
        assertTrue(CommandRun.parlour("puzzles", "check", pool).out().contains(" puzzles proved in "));
        String set = folder.resolve("set.txt").toString();
        assertTrue(CommandRun.parlour("puzzles", "choose", pool, "--per-game", "20", "--out", set)
                .out()
                .contains(" puzzles chosen: "));
        assertEquals(0, CommandRun.parlour("puzzles", "check", set).code());
    }

    @Test
    void checkNamesAWrongPuzzle(@TempDir Path folder) throws IOException {
        Puzzle puzzle = winInTwo();
        Path file = folder.resolve("wrong.txt");
        Files.writeString(file, PuzzleNotation.write(puzzle).replace("\t2\t", "\t1\t"));
        CommandRun ran = CommandRun.parlour("puzzles", "check", file.toString());
        assertEquals(1, ran.code());
        assertTrue(ran.err().startsWith(puzzle.id() + ": "), ran.err());
        assertTrue(ran.err().contains("1 of 1 puzzles are not as stated."), ran.err());
    }

    @ParameterizedTest
    @CsvSource({
        "1, puzzles solve c9-none,           There is no puzzle \"c9-none\"",
        "1, puzzles check nowhere.txt,       There is no file nowhere.txt.",
        "2, puzzles --moves 5,               --moves must be from 1 to 4",
        "2, puzzles --theme love,            There is no theme \"love\"",
        "2, puzzles ludo,                    There is no game \"ludo\"",
        "2, puzzles mine --time soon,        is not a thinking time",
        "2, puzzles choose,                  Missing: ",
    })
    void errorsAreOneSentenceWithAnExitCode(int code, String line, String sentence) {
        CommandRun ran = CommandRun.parlour(line.split(" "));
        assertEquals(code, ran.code(), ran.err());
        assertTrue(ran.err().contains(sentence), ran.err());
    }
}
