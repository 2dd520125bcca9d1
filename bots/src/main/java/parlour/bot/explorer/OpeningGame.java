package parlour.bot.explorer;

import java.util.ArrayList;
import java.util.List;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.Level;
import parlour.bot.ScoredMove;
import parlour.bot.SeededRandom;
import parlour.bot.conquest.ConquestBot;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.game.Options;
import parlour.game.Position;

/**
 * A game for the opening explorer. The first plies are chosen at random among good moves, since level 7 always plays
 * the same; then level 7 plays on, to the end or until it sees a forced win.
 *
 * @param moves the first {@link #RECORDED_PLIES}
 * @param whiteShare 1 if White won, 0 if Black did, 0.5 in a draw
 */
public record OpeningGame(List<String> moves, double whiteShare) {

    /** The level that plays the games, after the opening. */
    public static final Level LEVEL = Level.EXPERT;

    /** How many moves of a game are recorded. */
    public static final int RECORDED_PLIES = 16;

    private static final int OPENING_PLIES = 8;

    public OpeningGame {
        moves = List.copyOf(moves);
    }

    /** Plays the game of a seed with this number: the same moves on every machine. */
    public static OpeningGame play(Conquest edition, OpeningMoves opening, long seed, int number) {
        long own = SeededRandom.mix(SeededRandom.mix(seed, edition == Conquest.CONQUEST ? 0 : 1), number);
        SeededRandom random = new SeededRandom(own);
        List<Bot> players = List.of(new ConquestBot(LEVEL, own), new ConquestBot(LEVEL, own));
        ConquestPosition position = start(edition);
        List<String> moves = new ArrayList<>();
        while (!position.isOver()) {
            int move;
            if (moves.size() < OPENING_PLIES) {
                move = opening.choose(position, random);
            } else {
                ScoredMove chosen = players.get(position.side())
                        .chooseMove(new InformationState(position, position.side()), Budget.UNLIMITED, _ -> {});
                move = position.legalMove(chosen.move());
                if (moves.size() >= RECORDED_PLIES && chosen.score() > ScoredMove.FORCED) {
                    return new OpeningGame(
                            moves.subList(0, RECORDED_PLIES), position.side() == ConquestPosition.WHITE ? 1 : 0);
                }
            }
            moves.add(position.text(move));
            position.play(move);
        }
        double share = position.outcome().orElseThrow().share(ConquestPosition.WHITE);
        return new OpeningGame(moves.subList(0, Math.min(moves.size(), RECORDED_PLIES)), share);
    }

    /** The position the games begin with; without the lot, for the explorer treats both sides alike. */
    public static ConquestPosition start(Conquest edition) {
        ConquestPosition position = edition.start(Options.defaults(edition));
        if (position.turn() == Position.CHANCE) {
            position.play(ConquestPosition.WHITE);
        }
        return position;
    }
}
