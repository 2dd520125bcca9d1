package parlour.bot.review;

import java.util.List;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.SeededRandom;
import parlour.bot.registry.BotRegistry;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;
import parlour.registry.GameRegistry;

/** Positions of games played by simple bots, and hand-made ones. */
final class ReviewFixtures {

    private ReviewFixtures() {}

    static Game game(String id) {
        return GameRegistry.find(id).orElseThrow();
    }

    /**
     * A position with a choice, after at least {@code moves} moves; if the game ended before, the last such position.
     */
    static Position after(String id, String setting, int moves, long seed) {
        Position position = game(id).start(options(id, setting));
        SeededRandom random = new SeededRandom(seed);
        Bot player = BotRegistry.greedy(game(id), seed);
        Position last = position.copy();
        for (int made = 0; !position.isOver(); made++) {
            if (position.turn() >= 0 && position.legalMoveCount() > 1) {
                last = position.copy();
                if (made >= moves) {
                    return last;
                }
            }
            position.play(
                    position.turn() == Position.CHANCE
                            ? random.drawOutcome(position)
                            : position.legalMove(player.chooseMove(
                                            new InformationState(position, position.turn()), Budget.nodes(0), so -> {})
                                    .move()));
        }
        return last;
    }

    static Position parsed(String id, String setting, String notation) {
        try {
            return game(id).parse(notation, options(id, setting));
        } catch (NotationException wrong) {
            throw new IllegalArgumentException(wrong);
        }
    }

    private static Options options(String id, String setting) {
        try {
            return Options.of(game(id), List.of(setting));
        } catch (NotationException wrong) {
            throw new IllegalArgumentException(wrong);
        }
    }

    static Reviewer reviewer(String id, long nodes) {
        return BotRegistry.reviewer(game(id), nodes, 0).orElseThrow();
    }
}
