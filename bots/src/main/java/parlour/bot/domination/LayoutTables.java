package parlour.bot.domination;

import parlour.domination.Board;
import parlour.domination.Layout;
import parlour.domination.Pairs;

/** Lookup tables of a layout for the search: the territories of each slot, the slots of each territory. */
final class LayoutTables {

    /** Stands for a territory beyond the edge. */
    static final int OUTSIDE = Board.TERRITORIES;

    private static final int SIDES = 4;

    private final byte[] one = new byte[Pairs.DOMINOES];
    private final byte[] other = new byte[Pairs.DOMINOES];
    private final byte[] sides = new byte[Board.TERRITORIES * SIDES];
    private final byte[] pairs = new byte[Pairs.DOMINOES];
    private final byte[] firstSlots = new byte[Pairs.KINDS + 1];

    LayoutTables(Layout layout) {
        for (int slot = 0; slot < Pairs.DOMINOES; slot++) {
            int[] territories = layout.territories(slot);
            one[slot] = (byte) territories[0];
            other[slot] = (byte) (territories.length == 2 ? territories[1] : OUTSIDE);
            pairs[slot] = (byte) layout.pair(slot);
        }
        for (int pair = 0; pair < Pairs.KINDS; pair++) {
            firstSlots[pair + 1] = (byte) (firstSlots[pair] + layout.slots(pair));
        }
        for (int i = 0; i < sides.length; i++) {
            sides[i] = (byte) layout.side(i / SIDES, i % SIDES);
        }
    }

    /** The pair that a slot shows. */
    int pair(int slot) {
        return pairs[slot];
    }

    /** The first slot that shows a pair, and, for the pair after it, the slot after its last one. */
    int firstSlot(int pair) {
        return firstSlots[pair];
    }

    /** One of the territories that a slot borders. */
    int one(int slot) {
        return one[slot];
    }

    /** The other territory, or {@link #OUTSIDE}. */
    int other(int slot) {
        return other[slot];
    }

    /** The slots around a territory, {@code side} from 0 to 3. */
    int side(int territory, int side) {
        return sides[territory * SIDES + side];
    }
}
