package parlour.cli;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.ResourceBundle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.cli.console.CliMessages;
import parlour.cli.console.Console;
import parlour.game.Game;
import parlour.game.Language;
import parlour.registry.GameRegistry;
import parlour.server.version.Version;

/** The commands that scripts rely on: their output and exit codes. */
final class CommandsTest {

    private static final String START = "e4a4b4f4kf4b4a4e4/9/9/9/9/9/9/E3A3B3F3KF3B3A3E3";

    @Test
    void gamesNamesEveryGameWithItsOptions() {
        CommandRun ran = CommandRun.parlour("games");
        assertEquals(0, ran.code());
        assertTrue(ran.out().contains("conquest  Conquest, 2 players"));
        assertTrue(ran.out().contains("-o noProgress=100 | 1..9999 | off"));
        assertTrue(CommandRun.parlour("games", "--lang", "fr").out().contains("2 joueurs"));
        assertTrue(CommandRun.parlour("games", "--json").out().startsWith("{\"games\":[{\"id\":\"conquest\""));
    }

    @Test
    void versionNamesReleaseAndCommit() {
        assertEquals(
                List.of(Version.CURRENT.program()),
                CommandRun.parlour("--version").lines());
    }

    @Test
    void movesAreSortedOnePerLine() {
        List<String> moves = CommandRun.parlour("moves", "sixfaces").lines();
        assertEquals(37, moves.size());
        assertEquals(moves.stream().sorted().toList(), moves);
        assertTrue(moves.contains("Ke1-e2"));
        assertTrue(moves.contains("a1-a6=3"));
    }

    @Test
    void anUndecidedFirstMoveIsWhites() {
        assertEquals(
                CommandRun.parlour("moves", "conquest", "-o", "first=white"), CommandRun.parlour("moves", "conquest"));
        assertFalse(CommandRun.parlour("moves", "conquest", "-o", "first=black")
                .out()
                .contains("a1"));
    }

    @Test
    void perftPrintsDepthAndCountThenTheRate() {
        List<String> lines = CommandRun.parlour("perft", "conquest", "4").lines();
        assertEquals(List.of("1 37", "2 1293", "3 47873", "4 1702613"), lines.subList(0, 4));
        assertTrue(lines.get(4).matches("[0-9]+\\.[0-9]{3} s [0-9]+ nodes/s"), lines.get(4));
        assertEquals(
                "3 47869",
                CommandRun.parlour("perft", "conquest", "3", "-o", "keyCaptures=no")
                        .lines()
                        .get(2));
    }

    @Test
    void perftReadsAFileOfPositions(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("positions.txt");
        Files.writeString(file, START + " w 0 1\n\n" + START + " b 0 1\n");
        assertEquals(
                "37\t1293\n37\t1293\n",
                CommandRun.parlour("perft", "conquest", "2", "--file", file.toString())
                        .out());
        assertEquals(
                "37\n",
                CommandRun.typing(START + " w 0 1", "perft", "sixfaces", "1", "--file", "-")
                        .out());
    }

    @Test
    void perftNamesTheLineItCannotRead() {
        CommandRun ran = CommandRun.typing(START + " w 0 1\n9/9\n", "perft", "conquest", "1", "--file", "-");
        assertEquals(1, ran.code());
        assertTrue(ran.err().startsWith("Line 2: "), ran.err());
    }

    @ParameterizedTest
    @CsvSource({
        "1, moves conquest -o colour=red,        Conquest has no option \"colour\"",
        "1, moves conquest -o first=red,         The option first cannot be \"red\"",
        "1, moves conquest -o first,             The option \"first\" has no value",
        "1, moves conquest --position 9/9,       After rank 7",
        "1, perft conquest 0,                    The depth must be at least 1.",
        "1, perft conquest 1 --file nowhere.txt, There is no file nowhere.txt.",
        "1, moves conquest --lang fr -o first=x, L’option first ne peut pas être «\u00a0x\u00a0»",
        "2, moves,                               Missing: GAME",
        "2, moves chess,                         There is no game \"chess\"",
        "2, moves chess --lang fr,               Il n’y a pas de jeu «\u00a0chess\u00a0»",
        "2, perft conquest,                      Missing: DEPTH",
        "2, perft conquest deep,                 DEPTH must be a whole number, not \"deep\".",
        "2, dance,                               Unknown argument: dance",
        "2, dance --lang fr,                     Argument inconnu\u00a0: dance",
        "2, moves conquest --colour,             Unknown argument: --colour",
        "2, games --lang de,                     The language is en or fr",
    })
    void errorsAreOneSentenceWithAnExitCode(int code, String line, String sentence) {
        CommandRun ran = CommandRun.parlour(line.split(" "));
        assertAll(
                () -> assertEquals(code, ran.code(), ran.err()),
                () -> assertEquals("", ran.out()),
                () -> assertTrue(ran.err().contains(sentence), ran.err()),
                () -> assertEquals(code, ran.err().lines().count(), "one sentence, and where to find help on usage"));
    }

    @Test
    void helpExistsInBothLanguages() {
        ResourceBundle english = CliMessages.bundle(Language.ENGLISH);
        ResourceBundle french = CliMessages.bundle(Language.FRENCH);
        for (String key : Collections.list(english.getKeys())) {
            boolean needsWords = english.getString(key).matches("(?s).*[a-z]{3,}.*");
            assertTrue(
                    !needsWords || !english.getString(key).equals(french.getString(key)) || key.endsWith("Heading"),
                    key + " is not translated");
        }
        assertTrue(CommandRun.parlour("--help").out().contains("Commands:"));
        assertTrue(CommandRun.parlour("perft", "--help", "--lang", "fr").out().contains("Nombre de demi-coups"));
    }

    @ParameterizedTest
    @CsvSource({"play", "moves", "perft", "best", "arena", "print"})
    void helpOfACommandNamesEveryGame(String command) {
        for (String language : List.of("en", "fr")) {
            String help =
                    CommandRun.parlour(command, "--help", "--lang", language).out();
            for (Game game : GameRegistry.all()) {
                assertTrue(help.contains(game.id()), help);
            }
        }
    }

    @Test
    void helpOfTheProgramNamesEveryGame() {
        for (String language : List.of("en", "fr")) {
            String help = CommandRun.parlour("--help", "--lang", language).out();
            for (Game game : GameRegistry.all()) {
                assertTrue(help.contains(game.title().in(Language.of(language))), help);
            }
        }
    }

    @Test
    void theEnvironmentChoosesTheLanguage() {
        assertEquals(Language.FRENCH, Console.languageOf(Map.of("LANG", "fr_FR.UTF-8")));
        assertEquals(Language.ENGLISH, Console.languageOf(Map.of("LANG", "fr_FR.UTF-8", "LC_ALL", "C")));
        assertEquals(Language.FRENCH, Console.languageOf(Map.of("PARLOUR_LANG", "fr", "LC_ALL", "en_GB.UTF-8")));
        assertEquals(Language.ENGLISH, Console.languageOf(Map.of()));
    }
}
