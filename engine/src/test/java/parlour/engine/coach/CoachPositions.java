package parlour.engine.coach;

import java.util.List;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.Level;
import parlour.bot.SeededRandom;
import parlour.bot.registry.BotRegistry;
import parlour.engine.Coach;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;
import parlour.registry.GameRegistry;

/** Positions of games between weak players who also move at random, so that there is much to say about them. */
final class CoachPositions {

    /** What is done with a position and the move played in it. */
    @FunctionalInterface
    interface Visitor {
        void visit(Game game, Position position, String move);
    }

    private static final int EVERY = 3;
    private static final int NODES = 60;

    private CoachPositions() {}

    /** Visits about every third turn of some games. The positions are not to be changed. */
    static int visit(String id, String settings, int games, Visitor visitor) {
        Game game = GameRegistry.find(id).orElseThrow();
        int visited = 0;
        for (int nth = 0; nth < games; nth++) {
            SeededRandom random = new SeededRandom(SeededRandom.mix(nth, settings.length()));
            Position position = start(game, settings);
            Bot bot = BotRegistry.bot(game, Level.of(1 + nth % 3).orElseThrow(), nth)
                    .orElseThrow();
            while (!position.isOver()) {
                if (position.turn() == Position.CHANCE) {
                    position.play(random.drawOutcome(position));
                    continue;
                }
                String move = move(position, bot, random);
                if (random.nextInt(EVERY) == 0) {
                    visitor.visit(game, position, move);
                    visited++;
                }
                position.play(position.legalMove(move));
            }
        }
        return visited;
    }

    private static String move(Position position, Bot bot, SeededRandom random) {
        if (random.nextInt(2) == 0) {
            return position.text(position.legalMoveAt(random.nextInt(position.legalMoveCount())));
        }
        return bot.chooseMove(new InformationState(position, position.turn()), Budget.nodes(NODES), progress -> {})
                .move();
    }

    private static Position start(Game game, String settings) {
        try {
            return game.start(Options.of(game, settings.isEmpty() ? List.of() : List.of(settings.split(" ", -1))));
        } catch (NotationException wrong) {
            throw new IllegalArgumentException(wrong);
        }
    }

    /** What is said about the move to the seat to move. */
    static List<Advice> about(Game game, Position position, String move) {
        return Coach.of(game, position, position.turn()).orElseThrow().about(move);
    }

    static List<Advice> now(Game game, Position position) {
        return Coach.of(game, position, position.turn()).orElseThrow().now();
    }
}
