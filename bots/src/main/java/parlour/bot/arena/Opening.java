package parlour.bot.arena;

import parlour.bot.SeededLots;
import parlour.game.MoveList;
import parlour.game.Position;

/**
 * Where the games of a round begin: a position some random moves into the game, and the lots to be drawn from there on.
 * Both are copied for each game, so that luck is the same in all of them.
 */
record Opening(Position position, SeededLots lots) {

    private static final int ATTEMPTS = 20;

    /** Random moves blunder: openings that are over, or that somebody wins by force in a few moves, are drawn again. */
    static Opening draw(Position start, int plies, long seed) {
        for (int length = plies; length > 0; length--) {
            for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
                Opening opening = attempt(start, length, SeededLots.mix(seed, length * ATTEMPTS + attempt));
                if (opening.isOpen()) {
                    return opening;
                }
            }
        }
        return attempt(start, 0, seed);
    }

    private static Opening attempt(Position start, int plies, long seed) {
        Position position = start.copy();
        SeededLots lots = new SeededLots(SeededLots.mix(seed, 1));
        SeededLots choice = new SeededLots(SeededLots.mix(seed, 2));
        MoveList moves = new MoveList();
        int played = 0;
        while (!position.isOver() && (played < plies || position.turn() == Position.CHANCE)) {
            if (position.turn() == Position.CHANCE) {
                position.play(lots.outcome(position));
            } else {
                moves.clear();
                position.moves(moves);
                position.play(moves.get(choice.below(moves.size())));
                played++;
            }
        }
        return new Opening(position, lots);
    }

    private boolean isOpen() {
        return !position.isOver() && !ForcedWin.isNear(position);
    }

    Opening copy() {
        return new Opening(position.copy(), lots.copy());
    }
}
