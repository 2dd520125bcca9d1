package parlour.bot.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.bot.Bot;
import parlour.bot.InformationState;
import parlour.bot.Level;
import parlour.bot.SeededRandom;
import parlour.bot.registry.BotRegistry;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;
import parlour.registry.GameRegistry;

final class BotProgramTest {

    private static final int SEED = 7;
    private static final int MOVES = 12;

    private static List<String> answers(String... lines) throws IOException, NotationException {
        StringWriter out = new StringWriter();
        new BotProgram(
                        new BufferedReader(new StringReader(String.join("\n", lines))),
                        new PrintWriter(out),
                        (game, seed) ->
                                BotRegistry.bot(game, Level.MASTER, seed).orElseThrow())
                .run();
        return out.toString().lines().toList();
    }

    /** As the program reads it: the order in which cards came to the table may be lost. */
    private static Position readAgain(Game game, Options options, Position position) throws NotationException {
        return game.hasHiddenInformation() ? game.parse(position.notation(), options) : position;
    }

    /**
     * The program is told a sample of the position, the bot has the position itself: with the same seed both must choose
     * the same moves, or one of them knows something that the other does not.
     */
    @ParameterizedTest
    @ValueSource(strings = {"conquest", "sixfaces", "domination seats=3", "conan seats=4"})
    void playsLikeTheBotItself(String settings) throws IOException, NotationException {
        List<String> words = List.of(settings.split(" ", -1));
        Game game = GameRegistry.find(words.getFirst()).orElseThrow();
        Options options = Options.of(game, words.subList(1, words.size()));
        Bot bot = BotRegistry.bot(game, Level.MASTER, SEED).orElseThrow();
        SeededRandom random = new SeededRandom(1);
        Position position = game.start(options);
        List<String> lines = new ArrayList<>(List.of("parlour 1", "game " + settings, "seed " + SEED));
        List<String> expected = new ArrayList<>(List.of("ready"));
        while (!position.isOver() && expected.size() <= MOVES) {
            if (position.turn() == Position.CHANCE) {
                position.play(random.drawOutcome(position));
            } else if (position.turn() == 0) {
                lines.add("seat 0");
                lines.add("sample " + position.sample(0, random).notation());
                lines.add("go nodes 300");
                String move = bot.chooseMove(
                                new InformationState(readAgain(game, options, position), 0),
                                new SearchLimit.Nodes(300).start(),
                                so -> {})
                        .move();
                expected.add("move " + move);
                position.play(position.legalMove(move));
            } else {
                position.play(position.legalMoveAt(random.nextInt(position.legalMoveCount())));
            }
        }
        List<String> answers = answers(lines.toArray(String[]::new));
        assertEquals(
                expected,
                answers.stream().filter(line -> !line.startsWith("info ")).toList());
        assertTrue(answers.stream().anyMatch(line -> line.matches("info depth \\d+ score -?\\d+ nodes \\d+ line .+")));
    }

    @Test
    void linesAndOptionsOfLaterVersionsAreIgnored() throws IOException, NotationException {
        String start = "e4a4b4f4kf4b4a4e4/9/9/9/9/9/9/E3A3B3F3KF3B3A3E3 w 0 1";
        List<String> answers = answers(
                "parlour 2",
                "game conquest seats=2 first=white weather=fine",
                "music loud",
                "seat 0",
                "position " + start,
                "go depth 1",
                "quit",
                "go depth 1");
        assertEquals("ready", answers.getFirst());
        assertEquals(
                1, answers.stream().filter(line -> line.startsWith("move ")).count());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            parlour 0
            parlour
            game chess
            game conquest first=nobody
            seat north
            seed 1.5
            go nodes 10
            """)
    void whatCannotBeReadIsRefused(String line) {
        assertThrows(NotationException.class, () -> answers(line));
    }
}
