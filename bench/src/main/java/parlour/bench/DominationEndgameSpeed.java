package parlour.bench;

import java.util.Arrays;
import java.util.Locale;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.SeededRandom;
import parlour.bot.domination.EndgamePlay;
import parlour.bot.domination.GreedyDominationBot;
import parlour.domination.Domination;
import parlour.domination.DominationPosition;
import parlour.domination.Pairs;
import parlour.game.Options;
import parlour.game.Position;

/**
 * The time to solve endings of two players whose stock has just run out, fourteen dominoes before the end; and how much
 * longer an exhaustive search takes, where that is feasible.
 */
final class DominationEndgameSpeed {

    private static final int ENDINGS = 3_000;
    private static final int WARMING_UP = 300;
    private static final int WHOLE = 14;
    private static final int SHORT = 9;
    private static final int PLAIN = 200;
    private static final String LAYOUTS = "ABCDE";
    private static final Budget ENDLESS = nodes -> false;

    void print() {
        print("endings of two after random play", false);
        print("endings of two after greedy play", true);
        printPlain();
    }

    private static void print(String name, boolean greedy) {
        long[] times = new long[ENDINGS];
        long states = 0;
        long mostStates = 0;
        // The first ones only warm up the JVM.
        for (int ending = -WARMING_UP; ending < ENDINGS; ending++) {
            DominationPosition position = reached(WHOLE, Math.abs(ending), greedy);
            long begin = System.nanoTime();
            EndgamePlay play = EndgamePlay.solve(position, ENDLESS).orElseThrow();
            long time = System.nanoTime() - begin;
            if (ending >= 0) {
                times[ending] = time;
                mostStates = Math.max(mostStates, play.states());
                states += play.states();
            }
        }
        Arrays.sort(times);
        System.out.printf(
                Locale.ROOT,
                "%-44s %9.2f ms on average, 99 %% within %.1f, worst %.1f; %d positions on average, %d at most; %d endings%n",
                name,
                Arrays.stream(times).sum() / 1e6 / ENDINGS,
                times[ENDINGS * 99 / 100] / 1e6,
                times[ENDINGS - 1] / 1e6,
                states / ENDINGS,
                mostStates,
                ENDINGS);
    }

    /** The reference: every line, by the rules, without a table. */
    private static void printPlain() {
        long plain = 0;
        long solved = 0;
        for (int ending = 0; ending < PLAIN; ending++) {
            DominationPosition position = reached(SHORT, ending, true);
            long begin = System.nanoTime();
            int value = value(position);
            long middle = System.nanoTime();
            EndgamePlay play = EndgamePlay.solve(position, ENDLESS).orElseThrow();
            plain += middle - begin;
            solved += System.nanoTime() - middle;
            if (value != play.value()) {
                throw new IllegalStateException("not the same value: " + position);
            }
        }
        System.out.printf(
                Locale.ROOT,
                "%-44s %9.2f ms on average, every line %.2f ms: %.0f times; the same values; %d endings%n",
                "the last " + SHORT + " dominoes of two",
                solved / 1e6 / PLAIN,
                plain / 1e6 / PLAIN,
                (double) plain / solved,
                PLAIN);
    }

    private static int value(DominationPosition position) {
        int best = Integer.MIN_VALUE;
        for (int move : position.legalMoves().toArray()) {
            int value = position.conquers(move);
            position.play(move);
            value -= position.isOver() ? 0 : value(position);
            position.undo();
            best = Math.max(best, value);
        }
        return best;
    }

    private static DominationPosition reached(int left, int seed, boolean greedy) {
        String layout = "layout=" + LAYOUTS.charAt(seed % LAYOUTS.length());
        DominationPosition position = Domination.DOMINATION.start(Options.known(Domination.DOMINATION, layout));
        SeededRandom random = new SeededRandom(seed);
        GreedyDominationBot player = new GreedyDominationBot(seed);
        while (position.turn() == Position.CHANCE || Pairs.DOMINOES - position.laid() > left) {
            if (position.turn() == Position.CHANCE) {
                position.play(random.drawOutcome(position));
            } else {
                position.play(
                        greedy
                                ? choice(player, position)
                                : position.legalMoveAt(random.nextInt(position.legalMoveCount())));
            }
        }
        return position;
    }

    private static int choice(GreedyDominationBot player, DominationPosition position) {
        InformationState state = new InformationState(position, position.turn());
        return position.legalMove(
                player.chooseMove(state, ENDLESS, ignored -> {}).move());
    }
}
