package parlour.bot.puzzle.conan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.conan.ConanPosition;
import parlour.conan.card.Ability;
import parlour.conan.card.Card;
import parlour.conan.card.CardSet;
import parlour.conan.card.Effect;

/**
 * A contest in which a player is to decide, as that player knows it.
 *
 * @param me the player's side: the hero's (0) or the other (1)
 * @param named the attribute, or -1 before it is named
 * @param namer the side that names it
 * @param visible what is on the table before any card is turned up
 * @param mine the player's cards that can have an effect, as kinds, sorted
 * @param loot what the player also wins by beating the last challenge
 * @param hands what the other side may hold
 */
record ContestCase(
        CardSet set, int me, int named, int namer, Visible visible, List<Integer> mine, int loot, UnseenHands hands) {

    /** More would make too many ways to lay them. */
    private static final int MAX_OWN_CARDS = 5;

    /**
     * The contest of a position, seen by the seat to move; empty if nothing can be proved about it, or if more than
     * glory hangs on it:
     *
     * <ul>
     *   <li>it is no decision on a bid, the attribute or the first card, or the other side has already laid cards, chosen
     *       for reasons of its own;
     *   <li>somebody knows cards in another's hand, or the pile has been shuffled again: then not all that is unseen is
     *       equally likely to be anywhere;
     *   <li>somebody has an ally at the table who shares what is won, or could go out;
     *   <li>accomplishing the adventure does more than bring its loot.
     * </ul>
     */
    static Optional<ContestCase> of(ConanPosition position) {
        if (position.turn() < 0 || position.side(0) < 0 || !isDecision(position) || !position.isUnseenEven()) {
            return Optional.empty();
        }
        int me = position.side(0) == position.turn() ? 0 : 1;
        int other = position.side(1 - me);
        int max = position.highestBid();
        boolean isShared = position.partner(position.side(0)) >= 0 || position.partner(position.side(1)) >= 0;
        if (isShared || position.pg(position.turn()) <= max || position.pg(other) <= max) {
            return Optional.empty();
        }
        int loot = me == 0 ? position.lootAtStake() : 0;
        if (loot > 0 && isMoreThanLoot(position)) {
            return Optional.empty();
        }
        List<Integer> mine = effective(position, position.turn());
        Optional<UnseenHands> hands = UnseenHands.of(position, position.turn(), other);
        if (hands.isEmpty() || mine.size() > MAX_OWN_CARDS) {
            return Optional.empty();
        }
        return Optional.of(new ContestCase(
                position.set(),
                me,
                position.attribute(),
                position.isDuel() ? 1 : 0,
                Visible.of(position),
                mine,
                loot,
                hands.get()));
    }

    private static boolean isDecision(ConanPosition position) {
        return switch (position.step()) {
            // The opening bid is left out: nothing has been offered that could be followed.
            case "auction" -> position.bid(0) > 0;
            case "naming" -> true;
            case "laying" -> position.laid() == 0;
            default -> false;
        };
    }

    private static boolean isMoreThanLoot(ConanPosition position) {
        int seat = position.turn();
        CardSet set = position.set();
        boolean more = isEarning(set.kind(position.hero(seat)))
                || isEarning(set.kind(position.adventure(position.slotOf(seat))));
        for (int nth = 0; nth < position.objects(seat); nth++) {
            more |= isEarning(set.kind(position.object(seat, nth)));
        }
        return more;
    }

    private static boolean isEarning(Card card) {
        return card.abilities().stream()
                .map(Ability::effect)
                .anyMatch(effect -> effect instanceof Effect.Gain || effect instanceof Effect.Steal);
    }

    /** The cards in a hand that can have an effect in a resolution, as kinds. */
    private static List<Integer> effective(ConanPosition position, int seat) {
        List<Integer> cards = new ArrayList<>();
        for (int kind = 0; kind < position.set().kinds().size(); kind++) {
            for (int i = 0; position.set().op[kind] != CardSet.BLUFF && i < position.held(seat, kind); i++) {
                cards.add(kind);
            }
        }
        return cards;
    }

    /** Whether the player wins if these cards are laid, each side choosing well what its CANCEL hits. */
    boolean wins(int attribute, List<Integer> own, List<Integer> others) {
        LaidHypothesis laid = new LaidHypothesis(set, me == 0 ? own : others, me == 0 ? others : own);
        return laid.heroWins(attribute, visible) == (me == 0);
    }
}
