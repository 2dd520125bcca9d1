package parlour.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import parlour.bot.arena.Arena;
import parlour.bot.arena.Contender;
import parlour.bot.arena.Crosstable;
import parlour.bot.arena.Tournament;
import parlour.bot.host.Allowance;
import parlour.bot.host.BotSpec;
import parlour.conquest.Conquest;
import parlour.game.NotationException;
import parlour.game.Options;

/**
 * A match in the arena in which the {@link Sparring} partner may take part: {@code ./parlour bench match conquest
 * 8@100ms,sparring 100 1}.
 */
final class Match {

    private static final String SPARRING = "sparring";
    private static final Allowance USUAL = new Allowance.Time(Duration.ofMillis(100));

    private Match() {}

    static void play(Conquest game, String bots, int games, long seed) throws NotationException, InterruptedException {
        List<Contender> contenders = new ArrayList<>();
        for (String bot : bots.split(",", -1)) {
            contenders.add(
                    bot.equals(SPARRING)
                            ? new Contender(SPARRING, USUAL, (any, options, own) -> new Sparring())
                            : Contender.of(List.of(BotSpec.read(bot, USUAL))).getFirst());
        }
        Options options = Options.of(game, List.of("first=white"));
        Tournament tournament = Tournament.of(game, options, contenders, games, seed);
        Crosstable table = Arena.play(tournament, standing -> {}).crosstable();
        for (Crosstable.Row row : table.rows()) {
            System.out.println(game.id() + " " + row.name() + ": " + row.points() + " of " + row.games() + ", "
                    + row.draws() + " drawn");
        }
    }
}
