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

    private DrawPolicy() {}

    /**
     * The bots' answers to the current draw offer, in seat order: a bot agrees if its evaluation at its last move was
     * not positive. A bot that has not moved yet does not agree.
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
                boolean agrees =
                        lastScore.apply(seat).filter(score -> score <= 0).isPresent();
                answers.add(new Command.AnswerDraw(seat, agrees));
            }
        }
        return answers;
    }
}
