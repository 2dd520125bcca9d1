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
 * The server's external dependencies: games, bots, time and randomness.
 *
 * @param clock the wall clock
 * @param elapsed milliseconds since any moment, to measure time in games: unlike the wall clock it is never set
 * @param stopwatch monotonic milliseconds, to measure how long an analysis takes
 */
public record Environment(
        List<? extends Game> games,
        BotPool.BotFactory bots,
        ChanceSource chance,
        InstantSource clock,
        LongSupplier elapsed,
        LongSupplier stopwatch,
        SecureRandom random) {

    /** The real ones. Solved endings are read from {@code endings} in {@code data}. */
    public static Environment system(Path data) {
        TablebaseFolder endings = new TablebaseFolder(data.resolve("endings"));
        return new Environment(
                GameRegistry.all(),
                (game, level, seed) -> BotRegistry.bot(game, Level.of(level).orElseThrow(), seed, endings)
                        .orElseThrow(),
                ChanceSource.provable(),
                InstantSource.system(),
                () -> System.nanoTime() / 1_000_000,
                () -> System.nanoTime() / 1_000_000,
                new SecureRandom());
    }
}
