package parlour.conan.text;

import parlour.conan.card.CardSet;

/** What a card does when it is turned up in a contest. */
final class CardUse {

    private CardUse() {}

    /** In one word; {@code bluff} for a card without the resolution sign. */
    static String of(CardSet set, int kind) {
        return switch (set.op[kind]) {
            case CardSet.CANCEL -> "cancel";
            case CardSet.SHIFT -> "shift";
            case CardSet.ADD -> "add";
            case CardSet.EDGE -> "edge";
            default -> "bluff";
        };
    }

    /** What it adds to a side's total in an attribute. */
    static int adds(CardSet set, int kind, int attribute) {
        boolean counts = set.op[kind] == CardSet.ADD && (set.opAttributes[kind] >> attribute & 1) != 0;
        return counts ? set.opN[kind] : 0;
    }
}
