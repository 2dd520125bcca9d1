package parlour.bench;

import parlour.bot.conquest.Tuning;
import parlour.conquest.Conquest;
import parlour.shelf.Shelf;

/**
 * Finds the weights of the evaluation of Conquest anew and prints them as source; progress goes to standard error.
 *
 * <pre>{@code
 * java -cp bench.jar parlour.bench.Tune conquest 1500 1500 1
 * }</pre>
 *
 * The arguments are the game, games a round, positions a move, and the seed.
 */
public final class Tune {

    private Tune() {}

    public static void main(String[] args) {
        if (args.length != 4 || !(Shelf.game(args[0]).orElse(null) instanceof Conquest edition)) {
            System.err.println("usage: Tune conquest|sixfaces GAMES NODES SEED");
            System.exit(2);
            return;
        }
        int games = Integer.parseInt(args[1]);
        long nodes = Long.parseLong(args[2]);
        long seed = Long.parseLong(args[3]);
        Tuning.run(edition, games, nodes, seed, System.err::println).forEach(System.out::println);
    }
}
