package parlour.engine.coach.conan;

import java.util.List;
import java.util.Optional;
import parlour.conan.ConanPosition;
import parlour.conan.rules.MoveCode;
import parlour.engine.coach.Advice;
import parlour.engine.coach.Choice;
import parlour.engine.coach.Motif;
import parlour.game.Text;

/** A bid in a contest that cannot be won. */
final class HopelessBid implements Motif<ConanPosition> {

    @Override
    public Optional<Advice> find(Choice<ConanPosition> choice) {
        ConanPosition before = choice.before();
        boolean isCall = Facts.is(choice.move(), MoveCode.FOLLOW);
        boolean isBid = Facts.is(choice.move(), MoveCode.BID);
        if (!isCall && !isBid) {
            return Optional.empty();
        }
        Optional<ContestBounds> bounds = ContestBounds.of(before, choice.seat());
        Optional<ContestBounds.Comparison> lost = bounds.flatMap(ContestBounds::lost);
        if (lost.isEmpty()) {
            return Optional.empty();
        }
        return isCall
                ? call(before, bounds.get().otherBid(), lost.get())
                : Optional.of(raise(choice, bounds.get(), lost.get()));
    }

    private static Optional<Advice> call(ConanPosition before, int stake, ContestBounds.Comparison lost) {
        int cost = before.withdrawal();
        if (cost >= stake) {
            return Optional.empty();
        }
        Text glory = Facts.glory(stake);
        Text much = Facts.glory(cost);
        Text best = Facts.atBest(lost);
        return Optional.of(Advice.warning(
                "call-cannot-win",
                new Text(
                        "You cannot win this contest with your cards: " + best.en() + ". Calling stakes " + glory.en()
                                + "; withdrawing costs " + much.en() + ".",
                        "Vos cartes ne peuvent pas gagner cet affrontement : " + best.fr() + ". Suivre engage "
                                + glory.fr() + " ; se retirer coûte " + much.fr() + "."),
                new Text(
                        "Calls a contest that these cards cannot win: " + best.en() + ". Withdrawing would have cost "
                                + much.en() + " instead of " + stake + ".",
                        "Suit dans un affrontement que ces cartes ne peuvent pas gagner : " + best.fr()
                                + ". Se retirer aurait coûté " + much.fr() + " au lieu de " + stake + "."),
                List.of()));
    }

    private static Advice raise(Choice<ConanPosition> choice, ContestBounds bounds, ContestBounds.Comparison lost) {
        int bid = Facts.bid(choice.move());
        Text best = Facts.atBest(lost);
        Text who = choice.names().of(bounds.otherSeat());
        if (bid > lowest(choice.before())) {
            Text least = Facts.glory(lowest(choice.before()));
            return Advice.warning(
                    "bid-higher-than-needed",
                    new Text(
                            "A bluff: if " + who.en() + " calls, your cards cannot win (" + best.en() + "). "
                                    + least.en() + " would be enough to bid.",
                            "Un bluff : si " + who.fr() + " suit, vos cartes ne peuvent pas gagner (" + best.fr()
                                    + "). Une mise de " + least.fr() + " suffirait."),
                    new Text(
                            "Bids more than needed for a bluff: called, these cards cannot win (" + best.en()
                                    + "), and " + least.en() + " was enough to bid.",
                            "Mise plus qu’il ne faut pour un bluff : si l’autre suit, ces cartes ne peuvent pas gagner ("
                                    + best.fr() + "), et une mise de " + least.fr() + " suffisait."),
                    List.of());
        }
        return Advice.note(
                "bid-cannot-win",
                new Text(
                        "A bluff: if " + who.en() + " calls, these cards cannot win (" + best.en() + ").",
                        "Un bluff : si " + who.fr() + " suit, ces cartes ne peuvent pas gagner (" + best.fr() + ")."),
                List.of());
    }

    /** The lowest legal bid. */
    private static int lowest(ConanPosition position) {
        int lowest = Integer.MAX_VALUE;
        for (int move : position.legalMoves().toArray()) {
            lowest = Facts.is(move, MoveCode.BID) ? Math.min(lowest, Facts.bid(move)) : lowest;
        }
        return lowest;
    }
}
