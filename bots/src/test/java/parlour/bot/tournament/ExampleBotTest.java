package parlour.bot.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.bot.runtime.BotSpec;
import parlour.bot.runtime.ExternalBot;
import parlour.bot.runtime.ProgramTimeouts;
import parlour.bot.runtime.SearchLimit;
import parlour.conquest.Conquest;
import parlour.game.Options;

/** The bot in {@code examples/}, run as a reader would run it. */
final class ExampleBotTest {

    private static final Path SOURCE = Path.of("..", "examples", "CaptureBot.java");

    /** Java compiles the bot before it starts, which is slow on a busy machine. */
    private static final ProgramTimeouts LONG =
            new ProgramTimeouts(Duration.ofMinutes(5), Duration.ofMinutes(5), Duration.ofMinutes(5));

    @Test
    void exampleBotPlaysWholeGames() throws Exception {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        SearchLimit limit = new SearchLimit.Nodes(1_000);
        BotSpec example = BotSpec.read(
                "exec:\"" + java + "\" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC \"" + SOURCE + "\"", limit);
        List<String> command =
                assertInstanceOf(BotSpec.Program.class, example.kind()).command();
        List<Contender> contenders = List.of(
                new Contender(
                        example.text(),
                        limit,
                        (game, options, seed) -> new ExternalBot(example.text(), command, game, options, seed, LONG)),
                Contender.of(List.of(BotSpec.read("random", limit))).getFirst());
        Options options = Options.defaults(Conquest.CONQUEST);
        TournamentResult result =
                TournamentRunner.play(Tournament.of(Conquest.CONQUEST, options, contenders, 2, 1), progress -> {});
        assertEquals(List.of(), result.forfeits());
        assertEquals(2, result.games().size());
        assertTrue(result.crosstable().rows().getFirst().name().startsWith("exec:"));
    }

    @Test
    void exampleBotIsShort() throws Exception {
        assertTrue(Files.readAllLines(SOURCE).size() < 60);
    }
}
