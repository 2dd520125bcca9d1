package parlour.bot.conan;

import java.util.List;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.Knowledge;
import parlour.bot.SeededLots;
import parlour.bot.Thought;
import parlour.conan.Conan;
import parlour.conan.ConanPosition;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.Reading;

/** Positions of games played by the rule of thumb. */
final class Tables {

    private Tables() {}

    static ConanPosition start(int seats) {
        try {
            return Conan.CONAN.start(Options.of(Conan.CONAN, List.of("seats=" + seats)));
        } catch (NotationException wrong) {
            throw new IllegalArgumentException(wrong);
        }
    }

    static Thought think(Bot bot, ConanPosition position, Budget budget) {
        return bot.think(new Knowledge(position, position.turn()), budget, ignored -> {});
    }

    static int read(ConanPosition position, String move) {
        try {
            if (position.read(move) instanceof Reading.Legal legal) {
                return legal.move();
            }
        } catch (NotationException wrong) {
            throw new AssertionError(wrong);
        }
        throw new AssertionError(move + " is not legal in " + position);
    }

    /** Somebody is to move, after so many moves of a game; less if it ended before. */
    static ConanPosition after(int seats, int moves, long seed) {
        ConanPosition position = start(seats);
        SeededLots lots = new SeededLots(seed);
        ThumbPlayer player = new ThumbPlayer(seed);
        int made = 0;
        while (made < moves || position.turn() == Position.CHANCE) {
            int move = position.turn() == Position.CHANCE
                    ? lots.outcome(position)
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
