package parlour.bench;

import java.util.List;
import java.util.Locale;
import parlour.bot.Budget;
import parlour.bot.Knowledge;
import parlour.bot.SeededLots;
import parlour.bot.domination.EndingPlay;
import parlour.bot.domination.GreedyPlayer;
import parlour.domination.Domination;
import parlour.domination.DominationPosition;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.Reading;

/** How long best play takes to find when the stock of two players has just run out, fourteen dominoes before the end. */
final class DominationEndings {

    private static final int ENDINGS = 1_000;
    private static final String LAYOUTS = "ABCDE";
    private static final Budget ENDLESS = nodes -> false;

    void print() throws NotationException {
        print("endings of two after random play", false);
        print("endings of two after greedy play", true);
    }

    private static void print(String name, boolean greedy) throws NotationException {
        long worst = 0;
        long all = 0;
        long mostStates = 0;
        long states = 0;
        for (int ending = -ENDINGS / 4; ending < ENDINGS; ending++) {
            DominationPosition position = reached(Math.abs(ending), greedy);
            long begin = System.nanoTime();
            EndingPlay play = EndingPlay.solve(position, ENDLESS).orElseThrow();
            long time = System.nanoTime() - begin;
            // The first ones only warm the machine up.
            if (ending >= 0) {
                worst = Math.max(worst, time);
                all += time;
                mostStates = Math.max(mostStates, play.states());
                states += play.states();
            }
        }
        System.out.printf(
                Locale.ROOT,
                "%-44s %9.2f ms on average, %.1f ms at worst; %d positions on average, %d at most; %d endings%n",
                name,
                all / 1e6 / ENDINGS,
                worst / 1e6,
                states / ENDINGS,
                mostStates,
                ENDINGS);
    }

    private static DominationPosition reached(int seed, boolean greedy) throws NotationException {
        String layout = "layout=" + LAYOUTS.charAt(seed % LAYOUTS.length());
        DominationPosition position = Domination.DOMINATION.start(Options.of(Domination.DOMINATION, List.of(layout)));
        SeededLots lots = new SeededLots(seed);
        GreedyPlayer player = new GreedyPlayer(seed);
        while (!EndingPlay.isReached(position)) {
            if (position.turn() == Position.CHANCE) {
                position.play(lots.outcome(position));
            } else {
                position.play(greedy ? choice(player, position) : position.nth(lots.below(position.count())));
            }
        }
        return position;
    }

    private static int choice(GreedyPlayer player, DominationPosition position) throws NotationException {
        Knowledge knowledge = new Knowledge(position, position.turn());
        String move = player.think(knowledge, ENDLESS, ignored -> {}).move();
        if (position.read(move) instanceof Reading.Legal legal) {
            return legal.move();
        }
        throw new IllegalStateException(move);
    }
}
