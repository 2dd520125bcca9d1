package parlour.bench;

import java.util.List;
import java.util.function.Consumer;
import parlour.bot.Budget;
import parlour.bot.Level;
import parlour.bot.conquest.eval.Evaluation;
import parlour.bot.conquest.search.Pruning;
import parlour.bot.conquest.search.Search;
import parlour.bot.conquest.search.Skill;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.game.NotationException;
import parlour.game.Options;

/**
 * The number of positions the search visits on a fixed list to a fixed depth. It is the same on every machine, so a
 * change that is not meant to affect the search must not change it.
 */
public final class BenchSignature {

    private static final int DEPTH = 9;

    private static final String START = "e4a4b4f4kf4b4a4e4/9/9/9/9/9/9/E3A3B3F3KF3B3A3E3 w 0 1";

    private static final List<String> CONQUEST = List.of(
            START,
            "1a4b41k1b4a41/4c54/9/6c22/9/9/1C62C24/3F3KF3B3c1E3 w 2 6",
            "1a4b4C6k2a41/4c5f23/5f33/3A35/9/3F4c54/9/1A3B3KE32A3E3 b 6 7",
            "1a4b4f4k1b42/4c54/9/1A34c22/9/9/4C24/2B3F3KF3B3A31 w 1 9",
            "1a42k1b42/7c11/2b46/6c22/6B62/2E45e6/1C62C24/3F3KF33 b 1 10",
            "1C6k2f41a4e4/5f23/5f43/9/4E1D63/9/9/4KF3B32 w 7 12");

    private static final List<String> SIX_FACES = List.of(
            START,
            "1a4b4f4k2a4e4/5d63/9/9/3a45/9/4C24/E3A3B3F3K2A31 w 0 6",
            "e42f4k1b4a41/4b11C62/C28/6c22/9/6E42/4E64/2d5F3KF31A31 b 3 7",
            "3f4kf4b4a41/4c54/9/2c26/2E6d21D13/3F41F3E41c5/9/1A32KF32E3 w 16 9",
            "1a4b4a4k2a41/2A26/6f52/9/1C67/c58/9/E32F3K1B3A31 b 0 10",
            "4kf4b42/4e14/5f33/9/9/9/1C62C5A53/3F3Kd61A31 w 4 12");

    private BenchSignature() {}

    /** Searches all positions and reports each. */
    public static long nodes(Consumer<String> progress) {
        return nodes(Conquest.CONQUEST, CONQUEST, progress) + nodes(Conquest.SIX_FACES, SIX_FACES, progress);
    }

    private static long nodes(Conquest game, List<String> positions, Consumer<String> progress) {
        long sum = 0;
        for (String notation : positions) {
            ConquestPosition position = read(game, notation);
            Search search = new Search(position, new Evaluation(position.rules()), Skill.of(Level.MASTER), Pruning.ON);
            long nodes = search.think(position, Budget.depth(DEPTH), _ -> {}).nodes();
            progress.accept(game.id() + " " + notation + ": " + nodes);
            sum += nodes;
        }
        return sum;
    }

    private static ConquestPosition read(Conquest game, String notation) {
        try {
            return game.parse(notation, Options.defaults(game));
        } catch (NotationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
