package parlour.bot.explorer;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import parlour.bot.Budget;
import parlour.bot.Level;
import parlour.bot.ScoredMove;
import parlour.bot.SeededRandom;
import parlour.bot.conquest.eval.Evaluation;
import parlour.bot.conquest.search.Pruning;
import parlour.bot.conquest.search.Search;
import parlour.bot.conquest.search.SearchResult;
import parlour.bot.conquest.search.Skill;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.game.NotationException;
import parlour.game.Options;

/**
 * Chooses at random among the good moves of a position, so that games differ. Most games share their first positions,
 * so the good moves are remembered; they do not depend on what was asked before. Thread-safe.
 */
public final class OpeningMoves {

    private static final int LINES = 6;

    /** Twice what level 7 uses for a single move. */
    private static final long NODES = 10_000;

    /** In hundredths of a die: a move that seems this much worse is chosen a third as often. */
    private static final double TEMPERATURE = 15;

    private static final int MAX_REMEMBERED = 100_000;

    private final Conquest edition;
    private final Map<Long, List<SearchResult>> good = new ConcurrentHashMap<>();

    public OpeningMoves(Conquest edition) {
        this.edition = edition;
    }

    int choose(ConquestPosition position, SeededRandom random) {
        List<SearchResult> lines = good.get(position.hash());
        if (lines == null) {
            lines = lines(position);
            if (good.size() < MAX_REMEMBERED) {
                good.put(position.hash(), lines);
            }
        }
        int best = lines.getFirst().score();
        double[] chances = new double[lines.size()];
        double all = 0;
        for (int i = 0; i < chances.length; i++) {
            chances[i] = chance(best, lines.get(i).score());
            all += chances[i];
        }
        double left = random.nextDouble() * all;
        int choice = 0;
        while (choice < chances.length - 1 && left >= chances[choice]) {
            left -= chances[choice++];
        }
        return lines.get(choice).move();
    }

    private static double chance(int best, int score) {
        boolean isLost = score < -ScoredMove.FORCED;
        return score == best ? 1 : isLost ? 0 : Math.exp((score - best) / TEMPERATURE);
    }

    private List<SearchResult> lines(ConquestPosition position) {
        // Read again, since the history of the game must not matter.
        ConquestPosition fresh = read(position);
        Search search = new Search(fresh, new Evaluation(fresh.rules()), Skill.of(Level.EXPERT), Pruning.ON);
        return search.lines(fresh, LINES, Budget.nodes(NODES), _ -> {});
    }

    private ConquestPosition read(ConquestPosition position) {
        try {
            return edition.parse(position.notation(), Options.defaults(edition));
        } catch (NotationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
