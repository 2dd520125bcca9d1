package parlour.bot.review;

import java.util.Optional;
import parlour.game.View;

/**
 * The review of one turn.
 *
 * @param seat whose turn it was
 * @param played the full text of the move
 * @param seatAnalysis what the player could know
 * @param judgement of the move, by that alone
 * @param fullInfo the values in the true position
 * @param ending the rest of the game compared with best play, where that is known
 */
public record Review(
        int seat,
        String played,
        SeatAnalysis seatAnalysis,
        Judgement judgement,
        FullInfoAnalysis fullInfo,
        Optional<View> ending) {

    /** Adds the review to {@code given}; shares are in ten thousandths of the point. */
    public View into(View given) {
        View view = seatAnalysis
                .into(given.with("seat", seat).with("played", played))
                .with("verdict", judgement.code())
                .with("lost", MoveEstimate.parts(seatAnalysis.choice(played).behind()))
                .with("actual", fullInfo.view());
        ending.ifPresent(solved -> view.with("ending", solved));
        return view;
    }
}
