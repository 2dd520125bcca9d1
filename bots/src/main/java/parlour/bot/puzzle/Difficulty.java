package parlour.bot.puzzle;

import java.util.List;
import parlour.bot.Budget;
import parlour.bot.Knowledge;
import parlour.bot.Level;
import parlour.bot.Thought;
import parlour.bot.conquest.ConquestBot;
import parlour.conquest.ConquestPosition;
import parlour.puzzle.Step;

/**
 * How hard a puzzle is, measured: players of every level are shown the position.
 *
 * @param misses of the tries of players with whims, levels 1 to 6, how many chose another first move
 * @param tries how often they were asked
 * @param nodes positions the strongest player had visited when it saw the win, or {@link #MOST_NODES}
 * @param interest what else there is to see
 */
record Difficulty(int misses, int tries, long nodes, Interest interest) {

    static final long MOST_NODES = 1 << 17;

    private static final int TRIES_EACH = 5;
    private static final List<Level> PLAYERS =
            List.of(Level.NEWCOMER, Level.BEGINNER, Level.CASUAL, Level.REGULAR, Level.CLUB, Level.SEASONED);

    private static final int BASE = 500;
    private static final int MOST_TEMPTATIONS = 15;
    private static final int MOST_LEGAL = 60;

    static Difficulty of(ConquestPosition position, List<Step> line, Interest interest) {
        String solution = line.getFirst().move();
        Knowledge knowledge = new Knowledge(position, position.side());
        int misses = 0;
        for (Level level : PLAYERS) {
            for (int seed = 0; seed < TRIES_EACH; seed++) {
                Thought thought = new ConquestBot(level, seed).think(knowledge, Budget.nodes(Long.MAX_VALUE), _ -> {});
                misses += thought.move().equals(solution) ? 0 : 1;
            }
        }
        return new Difficulty(misses, PLAYERS.size() * TRIES_EACH, nodes(knowledge, line.size()), interest);
    }

    /** When full strength announces the win, however far it would look on. */
    private static long nodes(Knowledge knowledge, int plies) {
        long[] seen = {MOST_NODES};
        new ConquestBot().think(knowledge, nodes -> nodes >= seen[0], thought -> {
            if (thought.score() >= Thought.WIN - plies) {
                seen[0] = Math.min(seen[0], thought.nodes());
            }
        });
        return Math.max(1, seen[0]);
    }

    /** Whether there is something to find: a win in one is found by whoever sees it, others are not to be stumbled upon. */
    boolean isEnough() {
        return interest.moves() == 1 || 3 * misses >= tries;
    }

    /**
     * One number: 200 for each move after the first, 400 for what weak players miss, 20 for each doubling of what a strong
     * one has to look at, 10 for each move that tempts and 4 for each two moves there are to look through.
     */
    int rating() {
        double doublings = Math.log((double) nodes) / Math.log(2);
        return BASE
                + 200 * (interest.moves() - 1)
                + 400 * misses / tries
                + (int) Math.round(20 * doublings)
                + 10 * Math.min(interest.temptations(), MOST_TEMPTATIONS)
                + 2 * Math.min(interest.legal(), MOST_LEGAL);
    }
}
