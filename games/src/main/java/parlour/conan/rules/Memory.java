package parlour.conan.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import parlour.conan.card.CardSet;

/**
 * Players' memory of cards they have seen in other hands.
 *
 * <p>Copies of a card look alike, so this counts them without identifying them. It changes only by what the remembering
 * player can see: otherwise the view would disclose how many copies another hand holds.
 */
public final class Memory {

    private static final int NONE = PackedState.NONE;

    private final Board board;
    private final PackedState s;
    private final CardSet set;

    Memory(Board board) {
        this.board = board;
        this.s = board.s;
        this.set = board.set;
    }

    /** A viewer sees this many copies in a hand at once: they may be the ones it knew. */
    void show(int viewer, int holder, int kind, int copies) {
        if (s.agreements.known(viewer, holder, kind) < copies) {
            s.agree(s.agreements.knowing(viewer, holder, kind, copies));
            forget(viewer, kind, holder);
        }
    }

    /** A viewer sees a card enter another player's hand; a seat's own cards are not recorded. */
    void gain(int viewer, int holder, int kind) {
        if (viewer != holder) {
            s.agree(s.agreements.knowing(viewer, holder, kind, s.agreements.known(viewer, holder, kind) + 1));
        }
    }

    /** A viewer sees a card leave a hand: if it remembers one there, it may be this one. */
    void lose(int viewer, int holder, int kind) {
        int known = s.agreements.known(viewer, holder, kind);
        if (known > 0) {
            s.agree(s.agreements.knowing(viewer, holder, kind, known - 1));
        }
    }

    /** A card that was in a hand, or was laid face down from it, becomes visible to all. */
    void showAll(int holder, int card) {
        if (!s.agreements.known().isEmpty()) {
            for (int viewer = 0; viewer < board.seats; viewer++) {
                lose(viewer, holder, set.kindOf[card]);
            }
        }
    }

    // ---- Outdated memory ----

    /** Limits each viewer's memory to the number of copies that other hands can hold. */
    public void forget() {
        for (Agreements.KnownCard known : s.agreements.known()) {
            forget(known.viewer(), known.kind(), NONE);
        }
    }

    /**
     * A card may have changed hands unseen. A viewer who sees too many copies elsewhere for all its memories to be true
     * cannot tell which hand is wrong: it forgets the lowest seats first, and the hand it has just seen last.
     */
    private void forget(int viewer, int kind, int justSeen) {
        int tooMany = -unseen(viewer, kind);
        for (int holder = 0; holder < board.seats; holder++) {
            tooMany += s.agreements.known(viewer, holder, kind);
        }
        for (int holder = 0; holder < board.seats; holder++) {
            for (; holder != justSeen && tooMany > 0 && s.agreements.known(viewer, holder, kind) > 0; tooMany--) {
                lose(viewer, holder, kind);
            }
        }
    }

    /**
     * The number of copies that could be in other hands as far as a viewer can see; a card it has peeked at may be one.
     */
    public int unseen(int viewer, int kind) {
        int unseen = 0;
        for (int i = 0; i < set.copies[kind]; i++) {
            int card = set.firstOf[kind] + i;
            int holder = holder(card);
            unseen += s.zone(card) == PackedState.PILE || (holder >= 0 && holder != viewer) ? 1 : 0;
        }
        return unseen;
    }

    /**
     * The seat that holds a card, or held it before it was laid face down; {@link #NONE} if it is in the pile or
     * public.
     */
    public int holder(int card) {
        int zone = s.zone(card);
        if (zone >= PackedState.HAND && zone < PackedState.HAND + PackedState.SEATS) {
            return zone - PackedState.HAND;
        }
        if (zone == PackedState.CHALLENGES) {
            return board.isFaceUp(card) ? NONE : board.owner(card);
        }
        return zone == PackedState.DOWN && s.b[PackedState.STEP] != Step.CANCELLING ? layer(card) : NONE;
    }

    /** The seat that laid a card in the resolution. */
    public int layer(int card) {
        int i = 0;
        while (s.b[PackedState.LAID + i] != card) {
            i++;
        }
        return s.b[PackedState.SIDE + s.b[PackedState.LAID_SIDE + i]];
    }

    // ---- Actual cards ----

    /**
     * An actual card for each {@linkplain Agreements#known remembered} one: one the viewer has peeked at, one in that
     * hand, one laid face down from it, or one in another hand. {@link #NONE} where the viewer is wrong: all copies are
     * back in the pile or in places not considered.
     */
    public int[] cards() {
        List<Agreements.KnownCard> known = s.agreements.known();
        int[] cards = new int[known.size()];
        Arrays.fill(cards, NONE);
        for (int likely = 0; likely < 4; likely++) {
            for (int i = 0; i < cards.length; i++) {
                if (cards[i] < 0) {
                    cards[i] = card(known, cards, i, likely);
                }
            }
        }
        return cards;
    }

    private int card(List<Agreements.KnownCard> known, int[] cards, int nth, int likely) {
        Agreements.KnownCard it = known.get(nth);
        List<Integer> taken = new ArrayList<>();
        for (int i = 0; i < cards.length; i++) {
            if (known.get(i).viewer() == it.viewer()) {
                taken.add(cards[i]);
            }
        }
        int found = NONE;
        for (int i = 0; i < set.copies[it.kind()]; i++) {
            int card = set.firstOf[it.kind()] + i;
            boolean isFirst =
                    found < 0 || s.b[PackedState.IN_HAND_SINCE + card] < s.b[PackedState.IN_HAND_SINCE + found];
            if (isFirst && !taken.contains(card) && likeliness(it, card) == likely) {
                found = card;
            }
        }
        return found;
    }

    /** From 0, the most likely; {@link #NONE} for a card that is ruled out. */
    private int likeliness(Agreements.KnownCard known, int card) {
        int holder = holder(card);
        if (holder < 0 || holder == known.viewer()) {
            return NONE;
        }
        if (holder != known.holder()) {
            return 3;
        }
        if (s.zone(card) == PackedState.CHALLENGES && board.knows(known.viewer(), card)) {
            return 0;
        }
        return s.zone(card) == PackedState.HAND + holder ? 1 : 2;
    }
}
