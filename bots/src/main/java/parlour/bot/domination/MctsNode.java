package parlour.bot.domination;

import java.util.Arrays;

/** The results of a move in an {@link MctsTree}, and of the moves after it. */
final class MctsNode {

    /** Stands for a move that was never tried. */
    private static final MctsNode NONE = new MctsNode();

    private int games;
    private double territories;
    private byte[] slots = {};
    private MctsNode[] after = {};

    /** The node of a move after this one; an empty node if it was never tried. */
    MctsNode known(int slot) {
        for (int i = 0; i < slots.length; i++) {
            if (slots[i] == (byte) slot) {
                return after[i];
            }
        }
        return NONE;
    }

    /** The node of a move after this one, created if necessary. */
    MctsNode grown(int slot) {
        MctsNode known = known(slot);
        if (known != NONE) {
            return known;
        }
        int size = slots.length;
        slots = Arrays.copyOf(slots, size + 1);
        after = Arrays.copyOf(after, size + 1);
        slots[size] = (byte) slot;
        after[size] = new MctsNode();
        return after[size];
    }

    /** Adds a game: the territories with which the seat that made the move ended. */
    void add(int gained) {
        games++;
        territories += gained;
    }

    int games() {
        return games;
    }

    double sum() {
        return territories;
    }

    /** The move tried most often after this one. */
    int mostVisited() {
        int best = 0;
        for (int i = 1; i < slots.length; i++) {
            best = after[i].games > after[best].games ? i : best;
        }
        return Byte.toUnsignedInt(slots[best]);
    }

    boolean isEnd() {
        return slots.length == 0;
    }
}
