package parlour.server;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.List;
import java.util.function.LongSupplier;
import parlour.bot.Level;
import parlour.bot.host.EndingsFolder;
import parlour.bot.shelf.Bots;
import parlour.game.Game;
import parlour.server.table.BotPool;
import parlour.server.table.Chance;
import parlour.shelf.Shelf;

/**
 * What a server takes from the world: the games, who plays for the house, time, and chance.
 *
 * @param stopwatch milliseconds that never run backwards, by which the time for a thought is measured
 */
public record Surroundings(
        List<? extends Game> games,
        BotPool.Engagement bots,
        Chance chance,
        InstantSource clock,
        LongSupplier stopwatch,
        SecureRandom random) {

    /** As they are. */
    public static Surroundings real(Path data) {
        EndingsFolder endings = new EndingsFolder(data.resolve("endings"));
        return new Surroundings(
                Shelf.games(),
                (game, level, seed) -> Bots.bot(game, Level.of(level).orElseThrow(), seed, endings)
                        .orElseThrow(),
                Chance.provable(),
                InstantSource.system(),
                () -> System.nanoTime() / 1_000_000,
                new SecureRandom());
    }
}
