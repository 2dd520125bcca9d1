package parlour.bot.domination;

import java.util.Arrays;

/** What came of a move in a {@link MctsTree}, and of those after it. */
final class MctsNode {

    /** In place of a move that was never tried. */
    private static final MctsNode NONE = new MctsNode();

    private int games;
    private double territories;
    private byte[] slots = {};
    private MctsNode[] after = {};

    /** What is known about a move after this one; of one never tried, nothing. */
    MctsNode known(int slot) {
        for (int i = 0; i < slots.length; i++) {
            if (slots[i] == slot) {
                return after[i];
            }
        }
        return NONE;
    }

    /** The same, grown if need be. */
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

    /** Adds a game: how many territories the seat that made the move ended with. */
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
        return slots[best];
    }

    boolean isEnd() {
        return slots.length == 0;
    }
}
