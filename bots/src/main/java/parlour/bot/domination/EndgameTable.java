package parlour.bot.domination;

/** Bounds and best moves for the positions of one ending. Grows as needed. */
final class EndgameTable {

    private static final int MIN = 1 << 6;
    private static final int MAX_AT_FIRST = 1 << 12;

    /** Keys are never 0: at least one place is free. */
    private long[] keys;

    private short[] min;
    private short[] max;
    private byte[] best;
    private int size;

    /**
     * @param places how many are free at the start: thousands of short endings are solved, so their tables must start
     *     small
     */
    EndgameTable(int places) {
        int first = Math.clamp(1L << places, MIN, MAX_AT_FIRST);
        keys = new long[first];
        min = new short[first];
        max = new short[first];
        best = new byte[first];
    }

    /** The index of a key, or a negative number. */
    int find(long key) {
        int at = place(key, keys);
        return keys[at] == 0 ? -1 : at;
    }

    int min(int entry) {
        return min[entry];
    }

    int max(int entry) {
        return max[entry];
    }

    int best(int entry) {
        return best[entry];
    }

    /** Merges new bounds into the known ones. */
    void put(long key, int atLeast, int atMost, int move) {
        int at = place(key, keys);
        if (keys[at] == 0) {
            if (2 * size > keys.length) {
                grow();
                at = place(key, keys);
            }
            size++;
            keys[at] = key;
            min[at] = (short) atLeast;
            max[at] = (short) atMost;
        } else {
            min[at] = (short) Math.max(min[at], atLeast);
            max[at] = (short) Math.min(max[at], atMost);
        }
        best[at] = (byte) move;
    }

    private static int place(long key, long[] in) {
        long mixed = key * 0x9E3779B97F4A7C15L;
        int at = (int) (mixed >>> 36) & (in.length - 1);
        while (in[at] != 0 && in[at] != key) {
            at = (at + 1) & (in.length - 1);
        }
        return at;
    }

    private void grow() {
        long[] oldKeys = keys;
        short[] oldLeast = min;
        short[] oldMost = max;
        byte[] oldBest = best;
        keys = new long[2 * oldKeys.length];
        min = new short[keys.length];
        max = new short[keys.length];
        best = new byte[keys.length];
        for (int i = 0; i < oldKeys.length; i++) {
            if (oldKeys[i] != 0) {
                int at = place(oldKeys[i], keys);
                keys[at] = oldKeys[i];
                min[at] = oldLeast[i];
                max[at] = oldMost[i];
                best[at] = oldBest[i];
            }
        }
    }
}
