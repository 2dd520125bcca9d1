package parlour.conan.rules;

import parlour.conan.card.CardSet;

/** What the cards laid in a resolution do once they are turned up: "CANCEL, SHIFT, ADD, EDGE, hero's side first". */
public final class Resolution {

    private Resolution() {}

    /**
     * The index of the CANCEL that acts next among the cards laid, hero's side first; {@link PackedState#NONE} if there
     * is none.
     */
    public static int nextCancel(CardSet set, LaidCards cards) {
        for (int which = 0; which < 2; which++) {
            for (int i = 0; i < cards.laid(); i++) {
                boolean isWaiting =
                        set.op[cards.kindLaid(i)] == CardSet.CANCEL && !cards.isCancelled(i) && !cards.hasCancelled(i);
                if (cards.laidBy(i) == which && isWaiting) {
                    return i;
                }
            }
        }
        return PackedState.NONE;
    }

    /** Whether a CANCEL may hit a card: a resolution card of the other side that may still have an effect. */
    public static boolean mayCancel(CardSet set, LaidCards cards, int cancel, int nth) {
        return cards.laidBy(nth) != cards.laidBy(cancel)
                && set.op[cards.kindLaid(nth)] != CardSet.BLUFF
                && !cards.isCancelled(nth)
                && !cards.hasCancelled(nth);
    }

    /**
     * The attribute that finally decides: "the last SHIFT stands, so the other side has the last word".
     *
     * @param named the attribute named before any card was laid
     */
    public static int decidedBy(CardSet set, LaidCards cards, int named) {
        int attribute = named;
        for (int which = 0; which < 2; which++) {
            for (int i = 0; i < cards.laid(); i++) {
                int kind = cards.kindLaid(i);
                if (cards.laidBy(i) == which && set.op[kind] == CardSet.SHIFT && !cards.isCancelled(i)) {
                    attribute = set.opN[kind];
                }
            }
        }
        return attribute;
    }

    /** What a side's cards add to its total in the attribute that decides. */
    public static int added(CardSet set, LaidCards cards, int which, int attribute) {
        int added = 0;
        for (int i = 0; i < cards.laid(); i++) {
            int kind = cards.kindLaid(i);
            boolean counts = cards.laidBy(i) == which && set.op[kind] == CardSet.ADD && !cards.isCancelled(i);
            added += counts && (set.opAttributes[kind] >> attribute & 1) != 0 ? set.opN[kind] : 0;
        }
        return added;
    }

    /** Whether a side has laid an EDGE. */
    public static boolean hasEdge(CardSet set, LaidCards cards, int which) {
        boolean edge = false;
        for (int i = 0; i < cards.laid(); i++) {
            edge |= cards.laidBy(i) == which && set.op[cards.kindLaid(i)] == CardSet.EDGE && !cards.isCancelled(i);
        }
        return edge;
    }

    /** "The hero needs strictly more", but for an EDGE that is not answered. */
    public static boolean heroWins(int hero, int other, boolean heroHasEdge, boolean otherHasEdge) {
        return hero > other || (hero == other && heroHasEdge && !otherHasEdge);
    }
}
