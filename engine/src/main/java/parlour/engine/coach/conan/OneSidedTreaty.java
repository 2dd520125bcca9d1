package parlour.engine.coach.conan;

import java.util.List;
import java.util.Optional;
import parlour.conan.ConanPosition;
import parlour.conan.rules.MoveCode;
import parlour.conan.rules.TreatyTerms;
import parlour.engine.coach.Advice;
import parlour.engine.coach.Choice;
import parlour.engine.coach.Motif;
import parlour.game.Text;

/** A treaty, proposed or agreed to, by which the player gives glory and receives nothing. */
final class OneSidedTreaty implements Motif<ConanPosition> {

    @Override
    public Optional<Advice> find(Choice<ConanPosition> choice) {
        Optional<TreatyTerms> offer = choice.before().offer();
        Optional<TreatyTerms> terms = offer.isPresent()
                ? offer.filter(it -> Facts.is(choice.move(), MoveCode.YES))
                : Optional.of(choice.move())
                        .filter(move -> Facts.is(move, MoveCode.TREATY))
                        .flatMap(move -> choice.after().offer());
        return terms.map(it -> given(it, choice.seat()))
                .filter(given -> given > 0)
                .map(given -> {
                    Text glory = Facts.glory(given);
                    return Advice.warning(
                            "treaty-gives-glory",
                            new Text(
                                    "By this treaty you give " + glory.en() + " and receive nothing.",
                                    "Par ce traité vous donnez " + glory.fr() + " sans rien recevoir."),
                            new Text(
                                    "Gives " + glory.en() + " by treaty and receives nothing.",
                                    "Donne " + glory.fr() + " par traité sans rien recevoir."),
                            List.of());
                });
    }

    /** The glory a seat gives; 0 if it receives anything, be it a promise of somebody else. */
    private static int given(TreatyTerms terms, int seat) {
        int given = 0;
        for (TreatyTerms.Term term : terms.terms()) {
            boolean receives = switch (term) {
                case TreatyTerms.GloryGift gift -> {
                    given += gift.from() == seat ? gift.n() : 0;
                    yield gift.to() == seat;
                }
                case TreatyTerms.CardGift gift -> gift.to() == seat;
                case TreatyTerms.ObjectGift gift -> gift.to() == seat;
                case TreatyTerms.PromiseTerm promise -> promise.by() != seat;
                case TreatyTerms.AllianceTerm alliance -> alliance.one() == seat || alliance.other() == seat;
            };
            if (receives) {
                return 0;
            }
        }
        return given;
    }
}
