package parlour.bot.arena;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.bot.host.Allowance;
import parlour.bot.host.BotSpec;
import parlour.bot.host.ExternalBot;
import parlour.bot.host.Patience;
import parlour.conquest.Conquest;
import parlour.game.Options;

/** The bot in {@code examples/}, run as its reader would run it. */
final class ExampleBotTest {

    private static final Path SOURCE = Path.of("..", "examples", "CaptureBot.java");

    /** Java compiles the bot before it starts, which takes long on a busy machine. */
    private static final Patience LONG =
            new Patience(Duration.ofMinutes(5), Duration.ofMinutes(5), Duration.ofMinutes(5));

    @Test
    void itPlaysWholeGames() throws Exception {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Allowance allowance = new Allowance.Nodes(1_000);
        BotSpec example = BotSpec.read(
                "exec:\"" + java + "\" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC \"" + SOURCE + "\"", allowance);
        List<String> command =
                assertInstanceOf(BotSpec.Program.class, example.kind()).command();
        List<Contender> contenders = List.of(
                new Contender(
                        example.text(),
                        allowance,
                        (game, options, seed) -> new ExternalBot(example.text(), command, game, options, seed, LONG)),
                Contender.of(List.of(BotSpec.read("random", allowance))).getFirst());
        Options options = Options.defaults(Conquest.CONQUEST);
        Report report = Arena.play(Tournament.of(Conquest.CONQUEST, options, contenders, 2, 1), standing -> {});
        assertEquals(List.of(), report.forfeits());
        assertEquals(2, report.games().size());
        assertTrue(report.crosstable().rows().getFirst().name().startsWith("exec:"));
    }

    @Test
    void itIsShortEnoughToReadInOneGo() throws Exception {
        assertTrue(Files.readAllLines(SOURCE).size() < 60);
    }
}
