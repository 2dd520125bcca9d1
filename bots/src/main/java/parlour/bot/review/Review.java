package parlour.bot.review;

import java.util.Optional;
import parlour.game.View;

/**
 * A turn looked back upon.
 *
 * @param seat whose turn it was
 * @param played what was done, in full
 * @param foresight what could be known then
 * @param verdict what the choice was worth, by that alone
 * @param truth how it really lay
 * @param ending from here on beside best play, where that is known
 */
public record Review(
        int seat, String played, Foresight foresight, Verdict verdict, Truth truth, Optional<View> ending) {

    /** All of it, after whatever stands in the view already; shares are in ten thousandths of the point. */
    public View into(View given) {
        View view = foresight
                .into(given.with("seat", seat).with("played", played))
                .with("verdict", verdict.code())
                .with("lost", Choice.parts(foresight.choice(played).behind()))
                .with("truth", truth.view());
        ending.ifPresent(solved -> view.with("ending", solved));
        return view;
    }
}
