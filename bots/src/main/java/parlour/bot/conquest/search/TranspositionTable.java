package parlour.bot.conquest.search;

import java.util.Arrays;
import parlour.conquest.Board;
import parlour.conquest.RouteCode;

/**
 * Search results by position, in a fixed amount of memory.
 *
 * <p>Implementation notes. A slot is two words: the whole hash, so that positions are only confused if all 64 bits
 * collide, and the packed result. Slots come in pairs: of the two, the one from an older search or with the shallower
 * result is replaced. Forced ends are counted from the position itself, not from the root.
 */
public final class TranspositionTable {

    /** The kind of bound a stored score is. */
    static final int NONE = 0;

    static final int UPPER_BOUND = 1;
    static final int LOWER_BOUND = 2;
    static final int EXACT = 3;

    private static final int AGES = 32;

    /** Hash and result of a slot side by side, so that a lookup costs one memory access. */
    private final long[] slots;

    private final int mask;
    private int age;

    /** A table of {@code 2^bits} slots of sixteen bytes. */
    public TranspositionTable(int bits) {
        slots = new long[2 << bits];
        mask = (2 << bits) - 4;
    }

    /** Starts a new search: older results are replaced first. */
    void newSearch() {
        age = (age + 1) % AGES;
    }

    void clear() {
        Arrays.fill(slots, 0);
        age = 0;
    }

    /** The packed result for a position, to be read by the methods below; 0 if there is none. */
    long probe(long hash) {
        int slot = (int) hash << 1 & mask;
        long entry = slots[slot + 1];
        if ((slots[slot] ^ entry) == hash) {
            return entry;
        }
        entry = slots[slot + 3];
        return (slots[slot + 2] ^ entry) == hash ? entry : 0;
    }

    void store(long hash, int move, int score, int eval, int depth, int bound) {
        int slot = (int) hash << 1 & mask;
        if (!holds(slot, hash) && (holds(slot + 2, hash) || worth(slot) > worth(slot + 2))) {
            slot += 2;
        }
        int remembered = move;
        if (holds(slot, hash)) {
            long before = slots[slot + 1];
            // A result that fails low has no move; the earlier best move is still the best guess.
            remembered = move == 0 ? move(before) : move;
            if (bound != EXACT && age(before) == age && depth(before) > depth + 3) {
                return;
            }
        }
        long entry = pack(remembered, score, eval, depth, bound, age);
        slots[slot] = hash ^ entry;
        slots[slot + 1] = entry;
    }

    private boolean holds(int slot, long hash) {
        return (slots[slot] ^ slots[slot + 1]) == hash;
    }

    private int worth(int slot) {
        long entry = slots[slot + 1];
        if (entry == 0) {
            return -1;
        }
        return depth(entry) + (age(entry) == age ? 256 : 0);
    }

    /** The end square follows from the route and is not stored: 17 bits are enough. */
    private static long pack(int move, int score, int eval, int depth, int bound, int age) {
        long route = (move & 127) | (long) (move >> 14) << 7;
        return route
                | (long) (score & 0xFFFF) << 17
                | (long) (eval & 0xFFFF) << 33
                | (long) (depth & 0xFF) << 49
                | (long) bound << 57
                | (long) age << 59;
    }

    static int move(long entry) {
        int from = (int) entry & 127;
        int legs = (int) (entry >>> 7) & 1023;
        if (legs == 0) {
            return 0;
        }
        int route = from | legs << 14;
        int to = from
                + step(RouteCode.firstDirection(route)) * RouteCode.firstCount(route)
                + step(RouteCode.secondDirection(route)) * RouteCode.secondCount(route);
        return route | to << 7;
    }

    private static int step(int direction) {
        return Board.fileStep(direction) * Board.RANKS + Board.rankStep(direction);
    }

    static int score(long entry) {
        return (short) (entry >>> 17);
    }

    static int eval(long entry) {
        return (short) (entry >>> 33);
    }

    static int depth(long entry) {
        return (int) (entry >>> 49) & 0xFF;
    }

    static int bound(long entry) {
        return (int) (entry >>> 57) & 3;
    }

    private static int age(long entry) {
        return (int) (entry >>> 59);
    }
}
