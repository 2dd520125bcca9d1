package parlour.domination;

import java.util.Arrays;

/** The board in one game: the slots taken, in order, the passes between, and the owner of each territory. */
final class BoardState {

    static final int NOBODY = -1;

    /** Slots below this have their bit in {@link #freeLow}, the others in {@link #freeHigh}. */
    static final int HALF = Pairs.DOMINOES / 2;

    private static final int MAX_SEATS = 4;
    private static final long ALL = (1L << HALF) - 1;
    private static final int CLOSED = 4;

    /** So low that the space beyond the edge never counts as closed. */
    private static final byte NEVER_CLOSED = Byte.MIN_VALUE;

    private final Layout layout;
    private final boolean isExact;

    /** A bit for every free slot. */
    long freeLow = ALL;

    long freeHigh = ALL;

    /** The number of sides laid of each territory. */
    final byte[] sides = new byte[Board.TERRITORIES + 1];

    /** The seat whose token is in each territory, or {@link #NOBODY}. */
    final byte[] owner = new byte[Board.TERRITORIES];

    /** The number of territories of each seat, and how many of them are at the border. */
    final int[] territories = new int[MAX_SEATS];

    final int[] border = new int[MAX_SEATS];

    /** The slots in the order in which dominoes were laid on them. */
    private final byte[] laid;

    /** For each pass the number of dominoes laid before it. Empty on an exact board, where nobody passes. */
    private byte[] passedAt = {};

    int count;
    int passes;
    long hash;

    BoardState(Layout layout) {
        this.layout = layout;
        this.isExact = layout.isExact();
        this.laid = new byte[Pairs.DOMINOES];
        sides[Board.OUTSIDE] = NEVER_CLOSED;
        Arrays.fill(owner, (byte) NOBODY);
    }

    BoardState(BoardState that) {
        layout = that.layout;
        isExact = that.isExact;
        freeLow = that.freeLow;
        freeHigh = that.freeHigh;
        System.arraycopy(that.sides, 0, sides, 0, sides.length);
        System.arraycopy(that.owner, 0, owner, 0, owner.length);
        System.arraycopy(that.territories, 0, territories, 0, MAX_SEATS);
        System.arraycopy(that.border, 0, border, 0, MAX_SEATS);
        laid = that.laid.clone();
        passedAt = that.passes == 0 ? passedAt : that.passedAt.clone();
        count = that.count;
        passes = that.passes;
        hash = that.hash;
    }

    boolean isFree(int slot) {
        return slot < HALF ? ((freeLow >>> slot) & 1) != 0 : ((freeHigh >>> (slot - HALF)) & 1) != 0;
    }

    boolean isFull() {
        return count == Pairs.DOMINOES;
    }

    /** The slot on which the {@code nth} domino was laid, from 0. */
    int laid(int nth) {
        return laid[nth];
    }

    /** The number of dominoes of a kind that have been laid. */
    int laidOf(int pair) {
        if (isExact) {
            int shift = Pairs.COPIES * pair;
            long free = shift < HALF ? freeLow >>> shift : freeHigh >>> (shift - HALF);
            return Pairs.COPIES - Long.bitCount(free & 15);
        }
        return Long.bitCount(layout.slotsLow[pair] & ~freeLow) + Long.bitCount(layout.slotsHigh[pair] & ~freeHigh);
    }

    /** Whether a slot of this kind is free. */
    boolean hasFree(int pair) {
        return (freeLow & layout.slotsLow[pair]) != 0 || (freeHigh & layout.slotsHigh[pair]) != 0;
    }

    /** The number of dominoes laid before the {@code nth} pass, from 0. */
    int passedAt(int nth) {
        return passedAt[nth];
    }

    /** The number of turns before the {@code nth} domino was laid, or is to be laid. */
    int turnsBefore(int nth) {
        int turns = nth;
        for (int i = 0; i < passes && passedAt[i] <= nth; i++) {
            turns++;
        }
        return turns;
    }

    void pass() {
        if (passes == passedAt.length) {
            passedAt = Arrays.copyOf(passedAt, passes + HALF);
        }
        passedAt[passes++] = (byte) count;
    }

    /** Whether the last turn was a pass. */
    boolean isLastAPass() {
        return passes > 0 && passedAt[passes - 1] == count;
    }

    /** The territories that a domino on this free slot would close: bit 0 the one before it, bit 1 the one beyond. */
    int closes(int slot) {
        int before = sides[layout.before[slot]] == CLOSED - 1 ? 1 : 0;
        int beyond = sides[layout.beyond[slot]] == CLOSED - 1 ? 2 : 0;
        return before | beyond;
    }

    /** Lays a domino. The fourth side of a territory conquers it at once; one domino may conquer two. */
    void lay(int slot, int seat) {
        toggle(slot);
        laid[count++] = (byte) slot;
        int before = layout.before[slot];
        int beyond = layout.beyond[slot];
        if (++sides[before] == CLOSED) {
            conquer(before, seat);
        }
        if (++sides[beyond] == CLOSED) {
            conquer(beyond, seat);
        }
    }

    private void conquer(int territory, int seat) {
        owner[territory] = (byte) seat;
        territories[seat]++;
        if (Board.isBorder(territory)) {
            border[seat]++;
        }
        hash ^= Zobrist.owned(seat, territory);
    }

    /** Removes the last domino; returns its slot. */
    int lift() {
        int slot = laid[--count];
        toggle(slot);
        open(layout.before[slot]);
        open(layout.beyond[slot]);
        return slot;
    }

    private void open(int territory) {
        if (sides[territory]-- == CLOSED) {
            int seat = owner[territory];
            owner[territory] = NOBODY;
            territories[seat]--;
            if (Board.isBorder(territory)) {
                border[seat]--;
            }
            hash ^= Zobrist.owned(seat, territory);
        }
    }

    private void toggle(int slot) {
        if (slot < HALF) {
            freeLow ^= 1L << slot;
        } else {
            freeHigh ^= 1L << (slot - HALF);
        }
        hash ^= Zobrist.laid(slot);
    }
}
