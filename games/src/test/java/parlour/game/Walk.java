package parlour.game;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import parlour.game.TestedGames.Table;

/** Random games from the first position to the last, with stops on the way. */
final class Walk {

    /** No random game is longer; a game that needs more raises it with a reason. */
    static final int LONGEST = 10_000;

    private static final int STOPS = 4;

    private Walk() {}

    /** Looks at a position, and leaves it as it was. The lots are not those the game is played with. */
    @FunctionalInterface
    interface Look {
        void at(Position position, Lots lots) throws NotationException;
    }

    /** Stops at every position, the last one included. */
    static void everywhere(Table table, long seed, Look look) throws NotationException {
        Position position = table.start();
        Lots play = RandomPlay.lots(seed);
        Lots other = RandomPlay.lots(~seed);
        while (true) {
            look.at(position, other);
            if (position.isOver()) {
                return;
            }
            position.play(RandomPlay.move(position, play));
        }
    }

    /** Stops at the first positions and the last, where games are special, and at some in between. */
    static void hereAndThere(Table table, long seed, Look look) throws NotationException {
        Set<Integer> stops = stops(table, seed);
        int[] ply = {0};
        everywhere(table, seed, (position, lots) -> {
            if (stops.contains(ply[0]++)) {
                look.at(position, lots);
            }
        });
    }

    private static Set<Integer> stops(Table table, long seed) {
        int length =
                RandomPlay.playOn(table.start(), RandomPlay.lots(seed), LONGEST).size();
        Set<Integer> stops = new TreeSet<>(List.of(0, 1, 2, Math.max(0, length - 1), length));
        Lots lots = RandomPlay.lots(-seed);
        for (int i = 0; i < STOPS; i++) {
            stops.add(lots.below(length + 1));
        }
        return stops;
    }
}
