package parlour.bot.conan;

import java.util.List;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.ScoredMove;
import parlour.bot.SeededRandom;
import parlour.conan.Conan;
import parlour.conan.ConanPosition;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.ParseResult;
import parlour.game.Position;

/** Positions of games played by the heuristic bot. */
final class ConanPositions {

    private ConanPositions() {}

    static ConanPosition start(int seats) {
        try {
            return Conan.CONAN.start(Options.of(Conan.CONAN, List.of("seats=" + seats)));
        } catch (NotationException wrong) {
            throw new IllegalArgumentException(wrong);
        }
    }

    static ScoredMove think(Bot bot, ConanPosition position, Budget budget) {
        return bot.chooseMove(new InformationState(position, position.turn()), budget, ignored -> {});
    }

    static int read(ConanPosition position, String move) {
        try {
            if (position.parseMove(move) instanceof ParseResult.Legal legal) {
                return legal.move();
            }
        } catch (NotationException wrong) {
            throw new AssertionError(wrong);
        }
        throw new AssertionError(move + " is not legal in " + position);
    }

    /** A position with a seat to move, after {@code moves} moves; fewer if the game ended before. */
    static ConanPosition after(int seats, int moves, long seed) {
        ConanPosition position = start(seats);
        SeededRandom random = new SeededRandom(seed);
        HeuristicConanBot player = new HeuristicConanBot(seed);
        int made = 0;
        while (made < moves || position.turn() == Position.CHANCE) {
            int move = position.turn() == Position.CHANCE
                    ? random.drawOutcome(position)
                    : read(position, think(player, position, Budget.nodes(0)).move());
            position.play(move);
            made++;
            if (position.isOver()) {
                position.undo();
                return position.turn() == Position.CHANCE ? after(seats, moves / 2, seed) : position;
            }
        }
        return position;
    }
}
