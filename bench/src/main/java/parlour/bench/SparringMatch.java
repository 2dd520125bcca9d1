package parlour.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import parlour.bot.runtime.BotSpec;
import parlour.bot.runtime.SearchLimit;
import parlour.bot.tournament.Contender;
import parlour.bot.tournament.Tournament;
import parlour.bot.tournament.TournamentRunner;
import parlour.bot.tournament.results.Crosstable;
import parlour.conquest.Conquest;
import parlour.game.NotationException;
import parlour.game.Options;

/**
 * A match in the arena in which the {@link SparringBot} may take part:
 * {@code ./parlour bench match conquest 8@100ms,sparring 100 1}.
 */
final class SparringMatch {

    private static final String SPARRING = "sparring";
    private static final SearchLimit DEFAULT = new SearchLimit.Time(Duration.ofMillis(100));

    private SparringMatch() {}

    static void play(Conquest game, String bots, int games, long seed) throws NotationException, InterruptedException {
        List<Contender> contenders = new ArrayList<>();
        for (String bot : bots.split(",", -1)) {
            contenders.add(
                    bot.equals(SPARRING)
                            ? new Contender(SPARRING, DEFAULT, (any, options, own) -> new SparringBot())
                            : Contender.of(List.of(BotSpec.read(bot, DEFAULT))).getFirst());
        }
        Options options = Options.of(game, List.of("first=white"));
        Tournament tournament = Tournament.of(game, options, contenders, games, seed);
        Crosstable table = TournamentRunner.play(tournament, progress -> {}).crosstable();
        for (Crosstable.Row row : table.rows()) {
            System.out.println(game.id() + " " + row.name() + ": " + row.points() + " of " + row.games() + ", "
                    + row.draws() + " drawn");
        }
    }
}
