package parlour.bench;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Random;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.Knowledge;
import parlour.bot.Level;
import parlour.bot.Thought;
import parlour.bot.shelf.Bots;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Reading;
import parlour.shelf.Shelf;

/**
 * Matches of Conquest between two players, for measuring: every opening of four random plies is played twice, with the
 * sides exchanged, unless a short look finds that it is won already or unequal.
 *
 * <pre>{@code
 * java -cp bench.jar parlour.bench.Matches conquest 8@100ms sparring 100 1
 * }</pre>
 *
 * The arguments are the game, two players, games and the seed. A player is {@code sparring}, {@code greedy}, a level from
 * 1 to 8, or a level with a limit of processor time or nodes a move: {@code 8@100ms}, {@code 8@5000n}. Processor time is
 * fair on a busy machine, where the clock is not.
 */
public final class Matches {

    private static final int OPENING_PLIES = 4;
    private static final int MOST_UNEQUAL = 60;
    private static final ThreadMXBean THREAD = ManagementFactory.getThreadMXBean();

    private final Conquest game;
    private final Random random;

    private Matches(Conquest game, long seed) {
        this.game = game;
        this.random = new Random(seed);
    }

    public static void main(String[] args) throws NotationException {
        if (args.length != 5 || !(Shelf.game(args[0]).orElse(null) instanceof Conquest game)) {
            System.err.println("usage: Matches conquest|sixfaces PLAYER PLAYER GAMES SEED");
            System.exit(2);
            return;
        }
        Matches matches = new Matches(game, Long.parseLong(args[4]));
        int games = Integer.parseInt(args[3]);
        int won = 0;
        int drawn = 0;
        for (int play = 0; play < games; play += 2) {
            ConquestPosition opening = matches.opening();
            for (int seat = 0; seat < 2; seat++) {
                double share = matches.play(opening.copy(), args[1], args[2], seat, play + seat);
                won += share == 1 ? 1 : 0;
                drawn += share == 0.5 ? 1 : 0;
            }
        }
        System.out.println(args[1] + " against " + args[2] + " at " + game.id() + ": " + won + " won, " + drawn
                + " drawn, " + (games - won - drawn) + " lost");
    }

    /** What the first player gets from one game. */
    private double play(ConquestPosition position, String first, String second, int seat, long seed)
            throws NotationException {
        Player[] players = {player(seat == 0 ? first : second, seed), player(seat == 0 ? second : first, seed)};
        while (!position.isOver()) {
            Thought thought = players[position.side()].think(position);
            if (!(position.read(thought.move()) instanceof Reading.Legal legal)) {
                throw new IllegalStateException(thought + " in " + position);
            }
            position.play(legal.move());
        }
        return position.outcome().orElseThrow().share(seat);
    }

    /** A bot and how long it thinks. */
    private interface Player {
        Thought think(ConquestPosition position);
    }

    private Player player(String spec, long seed) {
        int at = spec.indexOf('@');
        Bot bot = bot(at < 0 ? spec : spec.substring(0, at), seed);
        return position -> bot.think(
                new Knowledge(position, position.side()), budget(at < 0 ? "" : spec.substring(at + 1)), _ -> {});
    }

    private Bot bot(String name, long seed) {
        return switch (name) {
            case "sparring" -> new Sparring();
            case "greedy" -> new Greedy(seed);
            default ->
                Bots.bot(game, Level.of(Integer.parseInt(name)).orElseThrow(), seed)
                        .orElseThrow();
        };
    }

    private static Budget budget(String limit) {
        if (limit.endsWith("ms")) {
            long most = Long.parseLong(limit.substring(0, limit.length() - 2)) * 1_000_000;
            long end = THREAD.getCurrentThreadCpuTime() + most;
            return _ -> THREAD.getCurrentThreadCpuTime() >= end;
        }
        return limit.endsWith("n")
                ? Budget.nodes(Long.parseLong(limit.substring(0, limit.length() - 1)))
                : Budget.nodes(Long.MAX_VALUE);
    }

    private ConquestPosition opening() throws NotationException {
        while (true) {
            ConquestPosition position = game.start(Options.of(game, List.of("first=white")));
            for (int ply = 0; ply < OPENING_PLIES && !position.isOver(); ply++) {
                MoveList moves = new MoveList();
                position.moves(moves);
                position.play(moves.get(random.nextInt(moves.size())));
            }
            if (!position.isOver()) {
                Thought thought =
                        bot("8", 0).think(new Knowledge(position, position.side()), Budget.nodes(100_000), _ -> {});
                if (Math.abs(thought.score()) <= MOST_UNEQUAL) {
                    return position;
                }
            }
        }
    }
}
