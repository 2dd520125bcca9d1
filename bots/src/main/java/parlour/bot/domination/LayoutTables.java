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

    LayoutTables(Layout layout) {
        for (int slot = 0; slot < Pairs.DOMINOES; slot++) {
            int[] territories = layout.territories(slot);
            one[slot] = (byte) territories[0];
            other[slot] = (byte) (territories.length == 2 ? territories[1] : OUTSIDE);
        }
        for (int i = 0; i < sides.length; i++) {
            sides[i] = (byte) layout.side(i / SIDES, i % SIDES);
        }
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
