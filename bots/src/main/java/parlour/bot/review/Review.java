package parlour.bot.review;

import java.util.Optional;
import parlour.game.View;

/**
 * The review of one turn.
 *
 * @param seat whose turn it was
 * @param played what was done, in full
 * @param seatAnalysis what could be known then
 * @param judgement what the choice was worth, by that alone
 * @param fullInfo how it really lay
 * @param ending from here on beside best play, where that is known
 */
public record Review(
        int seat,
        String played,
        SeatAnalysis seatAnalysis,
        Judgement judgement,
        FullInfoAnalysis fullInfo,
        Optional<View> ending) {

    /** All of it, after whatever stands in the view already; shares are in ten thousandths of the point. */
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
