package parlour.server;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;
import java.util.function.LongSupplier;
import parlour.bot.Level;
import parlour.bot.registry.BotRegistry;
import parlour.bot.runtime.TablebaseFolder;
import parlour.game.Game;
import parlour.registry.GameRegistry;
import parlour.server.table.BotPool;
import parlour.server.table.ChanceSource;

/**
 * What a server takes from the world: the games, who plays for the server, time, and chance.
 *
 * @param stopwatch milliseconds that never run backwards, by which the time of an analysis is measured
 */
public record Environment(
        List<? extends Game> games,
        BotPool.BotFactory bots,
        ChanceSource chance,
        InstantSource clock,
        LongSupplier stopwatch,
        SecureRandom random) {

    /** As they are. */
    public static Environment system(Path data) {
        TablebaseFolder endings = new TablebaseFolder(data.resolve("endings"));
        return new Environment(
                GameRegistry.all(),
                (game, level, seed) -> BotRegistry.bot(game, Level.of(level).orElseThrow(), seed, endings)
                        .orElseThrow(),
                ChanceSource.provable(),
                InstantSource.system(),
                () -> System.nanoTime() / 1_000_000,
                new SecureRandom());
    }
}
