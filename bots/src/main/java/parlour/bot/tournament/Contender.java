package parlour.bot.tournament;

import java.util.ArrayList;
import java.util.List;
import parlour.bot.Bot;
import parlour.bot.runtime.BotSpec;
import parlour.bot.runtime.SearchLimit;
import parlour.game.Game;
import parlour.game.Options;

/**
 * A participant in a tournament.
 *
 * @param name unique in the tournament
 * @param limit for each move
 * @param factory creates a new bot for every game, so that games are independent
 */
public record Contender(String name, SearchLimit limit, Factory factory) {

    /** Creates a bot for one seat in one game; it is closed after the game if it is {@link AutoCloseable}. */
    @FunctionalInterface
    public interface Factory {
        Bot bot(Game game, Options options, long seed);
    }

    /** Contenders named as typed, with a number appended to those typed twice. */
    public static List<Contender> of(List<BotSpec> specs) {
        List<Contender> contenders = new ArrayList<>();
        for (BotSpec spec : specs) {
            long before =
                    contenders.stream().filter(c -> isNamed(c, spec.text())).count();
            String name = before == 0 ? spec.text() : spec.text() + " #" + (before + 1);
            contenders.add(new Contender(name, spec.limit(), spec::bot));
        }
        return contenders;
    }

    private static boolean isNamed(Contender contender, String text) {
        return contender.name().equals(text) || contender.name().startsWith(text + " #");
    }
}
