package parlour.match.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import parlour.match.Command;
import parlour.match.Match;
import parlour.match.Phase;
import parlour.match.Player;

/** When bots agree to a draw. */
public final class DrawPolicy {

    /** A position is level if a bot's evaluation is within this of zero, in hundredths of an ordinary piece. */
    private static final int LEVEL = 50;

    /** A level game is long after this many moves by players. */
    private static final int LONG_GAME = 80;

    private DrawPolicy() {}

    /**
     * The bots' answers to the current draw offer, in seat order: a bot agrees if it is worse, by its evaluation at
     * its last move, or if the position is level and the game is long. A bot that has not moved yet does not agree.
     *
     * @param lastScore a bot's evaluation of its position when it last moved, by seat; empty if it has not moved
     */
    public static List<Command> answers(Match match, IntFunction<Optional<Integer>> lastScore) {
        List<Command> answers = new ArrayList<>();
        if (match.phase() != Phase.PLAYING || match.drawOffers().isEmpty()) {
            return answers;
        }
        for (int seat = 0; seat < match.seats(); seat++) {
            boolean isAsked = match.player(seat).orElseThrow() instanceof Player.Bot
                    && !match.drawOffers().contains(seat);
            if (isAsked) {
                boolean agrees = lastScore
                        .apply(seat)
                        .filter(score -> isWorse(score) || (isLevel(score) && isLong(match)))
                        .isPresent();
                answers.add(new Command.AnswerDraw(seat, agrees));
            }
        }
        return answers;
    }

    private static boolean isWorse(int score) {
        return score < -LEVEL;
    }

    private static boolean isLevel(int score) {
        return Math.abs(score) <= LEVEL;
    }

    private static boolean isLong(Match match) {
        return match.playedMoves().stream().filter(move -> move.seat() >= 0).count() >= LONG_GAME;
    }
}
