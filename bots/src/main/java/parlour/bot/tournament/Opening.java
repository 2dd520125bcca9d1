package parlour.bot.tournament;

import java.util.HashSet;
import java.util.Set;
import parlour.bot.SeededRandom;
import parlour.game.Position;

/**
 * The start of a round's games: a position some random moves into the game, and the random numbers from there on. Both
 * are copied for each game, so that luck is the same in all of them.
 */
record Opening(Position position, SeededRandom random) {

    private static final int ATTEMPTS = 20;
    private static final int DEFAULT = 2;
    private static final int LOOKS = 8;

    /** How many random moves make games differ: none if draws do so before the first move. */
    static int defaultPlies(Position start) {
        Set<String> begun = new HashSet<>();
        for (int look = 0; look < LOOKS; look++) {
            begun.add(attempt(start, 0, look).position().notation());
        }
        return begun.size() == LOOKS ? 0 : DEFAULT;
    }

    /**
     * Random moves blunder: openings that are over, or in which a seat can force a win in a few moves, are drawn again.
     */
    static Opening draw(Position start, int plies, long seed) {
        for (int length = plies; length > 0; length--) {
            for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
                Opening opening = attempt(start, length, SeededRandom.mix(seed, length * ATTEMPTS + attempt));
                if (opening.isOpen()) {
                    return opening;
                }
            }
        }
        return attempt(start, 0, seed);
    }

    private static Opening attempt(Position start, int plies, long seed) {
        Position position = start.copy();
        SeededRandom random = new SeededRandom(SeededRandom.mix(seed, 1));
        SeededRandom choice = new SeededRandom(SeededRandom.mix(seed, 2));
        int played = 0;
        while (!position.isOver() && (played < plies || position.turn() == Position.CHANCE)) {
            if (position.turn() == Position.CHANCE) {
                position.play(random.drawOutcome(position));
            } else {
                position.play(position.legalMoveAt(choice.nextInt(position.legalMoveCount())));
                played++;
            }
        }
        return new Opening(position, random);
    }

    private boolean isOpen() {
        return !position.isOver() && !ForcedWinCheck.isNear(position);
    }

    Opening copy() {
        return new Opening(position.copy(), random.copy());
    }
}
