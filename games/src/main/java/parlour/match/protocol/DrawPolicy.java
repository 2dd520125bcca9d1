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
     * What the bots answer to the draw that is offered, in the order of their seats: a bot agrees when it did not think
     * itself ahead at its last move. One that has not moved yet does not agree.
     *
     * @param lastScore what the bot of a seat thought of its position when it last moved, if it has
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
