package parlour.bot.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.bot.InformationState;
import parlour.bot.ScoredMove;
import parlour.bot.SeededRandom;
import parlour.bot.toy.HighCard;
import parlour.conquest.Conquest;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;

final class ExternalBotTest {

    /** Short for programs that hang; long enough for a slow machine to start one. */
    private static final ProgramTimeouts SHORT =
            new ProgramTimeouts(Duration.ofMinutes(5), Duration.ofMillis(300), Duration.ofMinutes(5));

    private static ExternalBot bot(Game game, String... arguments) {
        return new ExternalBot("it", SampleProgram.command(arguments), game, Options.defaults(game), 7, SHORT);
    }

    /** After the first draws. */
    private static Position begun(Game game) {
        Position position = game.start(Options.defaults(game));
        SeededRandom random = new SeededRandom(1);
        while (position.turn() == Position.CHANCE) {
            position.play(random.drawOutcome(position));
        }
        return position;
    }

    private static ScoredMove ask(ExternalBot bot, Game game, String allowance) throws NotationException {
        Position position = begun(game);
        return bot.chooseMove(
                new InformationState(position, position.turn()),
                SearchLimit.read(allowance).start(),
                scored -> {});
    }

    @Test
    void externalProgramAnswersRepeatedlyAndQuits() throws NotationException {
        ExternalBot bot = bot(Conquest.CONQUEST, "plays");
        try (bot) {
            for (int i = 0; i < 3; i++) {
                ScoredMove scored = ask(bot, Conquest.CONQUEST, "nodes=10");
                assertEquals(List.of(scored.move()), scored.line());
            }
            assertTrue(bot.isRunning());
        }
        assertFalse(bot.isRunning());
    }

    @Test
    void programInfoIsPassedOn() throws NotationException {
        Position position = begun(Conquest.CONQUEST);
        List<ScoredMove> progress = new ArrayList<>();
        try (ExternalBot bot = bot(Conquest.CONQUEST, "talkative")) {
            ScoredMove last = bot.chooseMove(
                    new InformationState(position, position.turn()),
                    SearchLimit.read("nodes=10").start(),
                    progress::add);
            assertEquals(
                    new ScoredMove(last.move(), -25, List.of(last.move(), "and", "so", "on"), 3, 900), progress.get(0));
            assertEquals(last, progress.getLast());
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    rude     | nodes=1 | program-garbled | it wrote "what do you want" where "ready" was expected.
                    dies     | nodes=1 | program-ended   | it ended without an answer (exit code 3, out of ideas).
                    hangs    | 10ms    | program-silent  | it did not answer in time.
                    chatters | 10ms    | program-silent  | it did not answer in time.
                    garbles  | nodes=1 | program-garbled | it wrote "I think, therefore ?[31mI am" where "move …" was expected.
                    floods   | nodes=1 | program-garbled | it wrote a line without end.
                    cheats   | nodes=1 | illegal-move    | it answered with "peek": No peeking.
                    mumbles  | nodes=1 | illegal-move    | it answered with "hmm": Not a move.
                    """)
    void failingProgramForfeitsAndIsKilled(String manner, String allowance, String reason, String sentence) {
        ExternalBot bot = bot(HighCard.HIGH_CARD, manner);
        try (bot) {
            ForfeitException forfeit =
                    assertThrows(ForfeitException.class, () -> ask(bot, HighCard.HIGH_CARD, allowance));
            assertEquals(reason, forfeit.reason());
            assertEquals(sentence, forfeit.sentence().en());
        }
        assertFalse(bot.isRunning());
    }

    @Test
    void aProgramThatDoesNotExistForfeits() {
        Options options = Options.defaults(Conquest.CONQUEST);
        try (ExternalBot bot = new ExternalBot("it", List.of("./no-such-bot"), Conquest.CONQUEST, options, 7, SHORT)) {
            ForfeitException forfeit =
                    assertThrows(ForfeitException.class, () -> ask(bot, Conquest.CONQUEST, "nodes=1"));
            assertEquals("program-not-started", forfeit.reason());
        }
    }

    @Test
    void withoutHiddenInformationTheProgramGetsThePosition(@TempDir Path directory)
            throws IOException, NotationException {
        List<String> lines = told(directory, Conquest.CONQUEST);
        assertEquals("parlour 1", lines.get(0));
        assertEquals(
                "game conquest seats=2 keySquare=key first=lot keyCaptures=yes repetition=3 noProgress=100"
                        + " handedness=right",
                lines.get(1));
        assertEquals("seed 7", lines.get(2));
        assertTrue(lines.contains("position " + begun(Conquest.CONQUEST).notation()));
        assertEquals("go nodes 5", lines.getLast());
    }

    @Test
    void withHiddenInformationTheProgramGetsASampleAndItsView(@TempDir Path directory)
            throws IOException, NotationException {
        Position position = begun(HighCard.HIGH_CARD);
        assertEquals(
                List.of(
                        "parlour 1",
                        "game highcard seats=2",
                        "seed 7",
                        "seat 0",
                        "sample " + position.sample(0, new SeededRandom(7)).notation(),
                        "view " + position.view(0).json(),
                        "moves keep change",
                        "go nodes 5"),
                told(directory, HighCard.HIGH_CARD));
    }

    private static List<String> told(Path directory, Game game) throws IOException, NotationException {
        Path record = directory.resolve("told");
        try (ExternalBot bot = bot(game, "record", record.toString())) {
            ask(bot, game, "nodes=5");
        }
        return Files.readAllLines(record);
    }
}
