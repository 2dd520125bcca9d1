package parlour.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.Level;
import parlour.bot.SeededRandom;
import parlour.bot.registry.BotRegistry;
import parlour.conan.Conan;
import parlour.conan.ConanPosition;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Outcome;
import parlour.game.Position;

/** Statistics of Conan between strong bots: length, shares by seat and hero, and how games end. */
final class ConanBalance {

    private final int seats;
    private final List<String> options;
    private final int games;
    private final long nodes;
    private final List<Integer> rounds = new ArrayList<>();
    private final Map<String, Integer> ends = new TreeMap<>();
    private final Map<String, double[]> heroes = new TreeMap<>();
    private final double[] bySeat;
    private int shortGames;
    private int accomplished;
    private int withoutAdventure;
    private int eliminated;
    private int led;
    private double wonByLeader;
    private long stakes;
    private int contests;
    private int highestStake;

    /** @param more options of the game besides its seats */
    ConanBalance(int seats, int games, long nodes, List<String> more) {
        this.seats = seats;
        this.options = new ArrayList<>(more);
        this.options.addFirst("seats=" + seats);
        this.games = games;
        this.nodes = nodes;
        this.bySeat = new double[seats];
    }

    void print() throws NotationException {
        for (int game = 0; game < games; game++) {
            play(game);
            if ((game + 1) % 10 == 0) {
                System.err.printf("%d of %d games%n", game + 1, games);
            }
        }
        rounds.sort(null);
        System.out.printf(
                Locale.ROOT,
                "%s, %d games, %d positions a move: rounds %.1f on average; 10%% %d, median %d, 90%% %d%n",
                String.join(" ", options),
                games,
                nodes,
                rounds.stream().mapToInt(Integer::intValue).average().orElse(0),
                rounds.get(games / 10),
                rounds.get(games / 2),
                rounds.get(games * 9 / 10));
        System.out.printf(
                Locale.ROOT,
                "over within two rounds %.0f%%; adventures accomplished %.2f a game, none in %.0f%% of games; eliminated"
                        + " %.2f a game%n",
                100.0 * shortGames / games,
                (double) accomplished / games,
                100.0 * withoutAdventure / games,
                (double) eliminated / games);
        System.out.printf(
                Locale.ROOT,
                "stake %.1f on average, at most %d; the leader at half-time wins %.0f%% of %d games%n",
                (double) stakes / Math.max(1, contests),
                highestStake,
                100 * wonByLeader / Math.max(1, led),
                led);
        System.out.println("ended by: " + ends);
        System.out.print("wins by seat, first player first, in percent:");
        for (double won : bySeat) {
            System.out.printf(Locale.ROOT, " %.1f", 100 * won / games);
        }
        System.out.println();
        heroes.forEach((hero, sum) -> System.out.printf(
                Locale.ROOT, "%-10s %3.0f games, %.2f of its fair share%n", hero, sum[1], seats * sum[0] / sum[1]));
    }

    private void play(long seed) throws NotationException {
        ConanPosition position = Conan.CONAN.start(Options.of(Conan.CONAN, options));
        SeededRandom random = new SeededRandom(seed);
        List<Bot> players = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            players.add(BotRegistry.bot(Conan.CONAN, Level.MASTER, SeededRandom.mix(seed, seat))
                    .orElseThrow());
        }
        List<String> names = new ArrayList<>();
        List<Integer> leaders = new ArrayList<>();
        int first = 0;
        while (!position.isOver()) {
            if (position.turn() == Position.CHANCE) {
                position.play(random.drawOutcome(position));
                continue;
            }
            int seat = position.turn();
            String move = players.get(seat)
                    .chooseMove(new InformationState(position, seat), Budget.nodes(nodes), scored -> {})
                    .move();
            if (position.step().equals("cards") && names.isEmpty()) {
                names = heroNames(position);
                first = position.first();
            }
            while (leaders.size() < position.round()) {
                leaders.add(leader(position));
            }
            int stake = position.step().equals("auction") && move.equals("follow")
                    ? Math.max(position.bid(0), position.bid(1))
                    : 0;
            contests += stake > 0 ? 1 : 0;
            stakes += stake;
            highestStake = Math.max(highestStake, stake);
            position.play(position.legalMove(move));
        }
        count(position, names, first);
        countStory(position, leaders);
    }

    private List<String> heroNames(ConanPosition position) {
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            names.add(position.set().kind(position.hero(seat)).id());
        }
        return names;
    }

    /** The seat with the most glory, or -1 if two have as much. */
    private int leader(ConanPosition position) {
        int best = 0;
        boolean isAlone = true;
        for (int seat = 1; seat < seats; seat++) {
            isAlone = position.pg(seat) == position.pg(best) ? false : position.pg(seat) > position.pg(best) || isAlone;
            best = position.pg(seat) > position.pg(best) ? seat : best;
        }
        return isAlone ? best : -1;
    }

    private void countStory(ConanPosition position, List<Integer> leaders) {
        int trophies = 0;
        for (int seat = 0; seat < seats; seat++) {
            trophies += position.trophies(seat);
            eliminated += position.isInGame(seat) ? 0 : 1;
        }
        shortGames += position.round() <= 2 ? 1 : 0;
        accomplished += trophies;
        withoutAdventure += trophies == 0 ? 1 : 0;
        int leader = leaders.get(leaders.size() / 2);
        if (leader >= 0) {
            led++;
            wonByLeader += position.outcome().orElseThrow().share(leader);
        }
    }

    private void count(ConanPosition position, List<String> names, int first) {
        Outcome outcome = position.outcome().orElseThrow();
        rounds.add(position.round());
        ends.merge(outcome.reason(), 1, Integer::sum);
        for (int seat = 0; seat < seats; seat++) {
            double share = outcome.share(seat);
            bySeat[Math.floorMod(seat - first, seats)] += share;
            if (!names.isEmpty()) {
                double[] sum = heroes.computeIfAbsent(names.get(seat), hero -> new double[2]);
                sum[0] += share;
                sum[1]++;
            }
        }
    }
}
