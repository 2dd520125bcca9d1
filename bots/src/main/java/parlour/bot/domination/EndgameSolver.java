package parlour.bot.domination;

import java.util.Arrays;
import parlour.bot.Budget;
import parlour.domination.Board;
import parlour.domination.DominationPosition;
import parlour.domination.Pairs;

/**
 * Solves the rest of a game exactly, once the stock is empty and all racks are known: how much more one seat gains than
 * all others together, if it plays best and they play best against it. For two players that is the value of the game.
 *
 * <p>Implementation notes. The rest of the game depends on the free places and, for each kind that several seats hold,
 * on how many each still has; who has conquered what so far does not matter. Both fit in one number without collisions,
 * which is the key of the table. The search is alpha-beta: moves that close territories first, those that open them to
 * others last.
 *
 * <p>On a board that is not exact a seat may be unable to lay; it never can again, so the others go on without it, and
 * whose turn it is still follows from what was laid.
 */
final class EndgameSolver {

    /** Endings with more free places are not solved. */
    static final int MAX_SLOTS = 16;

    static final int INFINITE = 10_000;

    /** The value of a territory where those at the border break ties: more than all of these together. */
    static final int TERRITORY = 64;

    private static final int BITS = 3;
    private static final int ASKED_EVERY = 1_024;

    private final int seats;
    private final int me;
    private final int size;
    private final int[] slots;
    private final int[] kinds;
    private final int[][] held;

    /** What laying a domino of a kind subtracts from the key, by seat: 0 if the free places determine it. */
    private final long[][] unit;

    /**
     * For each place, the initially free places around each of its two territories, as bits, and the values of these
     * territories.
     */
    private final int[] oneSides;

    private final int[] otherSides;
    private final int[] oneWorth;
    private final int[] otherWorth;
    private final int[][] moves;
    private final int[][] order;
    private final EndgameTable table;

    private long key;
    private int turn;
    private int free;
    private int open;
    private Budget budget = Budget.nodes(0);
    private long nodes;
    private boolean isStopped;

    /**
     * Prepares an ending.
     *
     * @param border whether territories at the border break ties
     */
    EndgameSolver(DominationPosition position, int me, boolean border) {
        if (!isSolvable(position)) {
            throw new IllegalArgumentException("not an ending yet");
        }
        this.seats = position.seats();
        this.me = me;
        this.turn = position.turn();
        this.slots = freeSlots(position);
        this.size = slots.length;
        this.kinds = new int[size];
        this.held = new int[seats][size];
        this.unit = new long[seats][size];
        this.oneSides = new int[size];
        this.otherSides = new int[size];
        this.oneWorth = new int[size];
        this.otherWorth = new int[size];
        this.moves = new int[size + 1][size];
        this.order = new int[size + 1][size];
        this.free = (1 << size) - 1;
        this.table = new EndgameTable(size);
        setUpKinds(position);
        setUpTerritories(position, border);
    }

    /** Whether the stock is empty, and the rest is short enough. */
    static boolean isSolvable(DominationPosition position) {
        return position.turn() >= 0 && position.stockSize() == 0 && Pairs.DOMINOES - position.laid() <= MAX_SLOTS;
    }

    private static int[] freeSlots(DominationPosition position) {
        int[] slots = new int[Pairs.DOMINOES - position.laid()];
        int next = 0;
        for (int slot = 0; slot < Pairs.DOMINOES; slot++) {
            if (position.isFree(slot)) {
                slots[next++] = slot;
            }
        }
        return slots;
    }

    private void setUpKinds(DominationPosition position) {
        int kind = -1;
        int shift = size;
        key = free;
        for (int i = 0; i < size; i++) {
            int pair = position.layout().pair(slots[i]);
            if (i == 0 || pair != position.layout().pair(slots[i - 1])) {
                kind++;
                int holders = 0;
                int all = 0;
                for (int seat = 0; seat < seats; seat++) {
                    held[seat][kind] = position.held(seat, pair);
                    holders += held[seat][kind] > 0 ? 1 : 0;
                    all += held[seat][kind];
                }
                int bits = all == Pairs.COPIES ? BITS : BITS - 1;
                for (int seat = 0; holders > 1 && seat < seats - 1; seat++) {
                    unit[seat][kind] = 1L << shift;
                    key += unit[seat][kind] * held[seat][kind];
                    shift += bits;
                }
            }
            kinds[i] = kind;
        }
    }

    private void setUpTerritories(DominationPosition position, boolean border) {
        int[] placeOf = new int[Pairs.DOMINOES];
        for (int i = 0; i < size; i++) {
            placeOf[slots[i]] = 1 << i;
        }
        for (int territory = 0; territory < Board.TERRITORIES; territory++) {
            if (position.sides(territory) == 4) {
                continue;
            }
            int sides = 0;
            for (int side = 0; side < 4; side++) {
                sides |= placeOf[position.layout().side(territory, side)];
            }
            int worth = border ? TERRITORY + (Board.isBorder(territory) ? 1 : 0) : 1;
            open += worth;
            for (int rest = sides; rest != 0; rest &= rest - 1) {
                int i = Integer.numberOfTrailingZeros(rest);
                if (oneSides[i] == 0) {
                    oneSides[i] = sides;
                    oneWorth[i] = worth;
                } else {
                    otherSides[i] = sides;
                    otherWorth[i] = worth;
                }
            }
        }
    }

    // ---- Asking ----

    /** Sets the budget for all following queries together. */
    void within(Budget allowed) {
        budget = allowed;
        isStopped = false;
    }

    /** Whether the budget was spent, so that the last result is invalid. */
    boolean isStopped() {
        return isStopped;
    }

    long nodes() {
        return nodes;
    }

    /** The slot of a place; places are the initially free slots, from 0 to {@link #places} - 1. */
    int slot(int place) {
        return slots[place];
    }

    /** The place of an initially free slot. */
    int place(int slot) {
        int place = Arrays.binarySearch(slots, slot);
        if (place < 0) {
            throw new IllegalArgumentException("no move of this ending: " + slot);
        }
        return place;
    }

    int places() {
        return size;
    }

    int free() {
        return free;
    }

    int turn() {
        return turn;
    }

    boolean isLegal(int place) {
        return (free & (1 << place)) != 0 && held[turn][kinds[place]] > 0;
    }

    /** Whether the seat to move can lay nothing while somebody else can. */
    boolean mustPass() {
        return !canLay(turn, free) && !isOver();
    }

    /** Whether a place is legal for the first seat from here on that can lay anything. */
    boolean isLegalForNext(int place) {
        int passed = 0;
        while (mustPass()) {
            pass();
            passed++;
        }
        boolean isLegal = isLegal(place);
        for (int i = 0; i < passed; i++) {
            undoPass();
        }
        return isLegal;
    }

    /** Whether nobody can lay anything. */
    boolean isOver() {
        for (int seat = 0; seat < seats; seat++) {
            if (canLay(seat, free)) {
                return false;
            }
        }
        return true;
    }

    private boolean canLay(int seat, int from) {
        for (int rest = from; rest != 0; rest &= rest - 1) {
            if (held[seat][kinds[Integer.numberOfTrailingZeros(rest)]] > 0) {
                return true;
            }
        }
        return false;
    }

    void pass() {
        turn = turn + 1 == seats ? 0 : turn + 1;
    }

    void undoPass() {
        turn = turn == 0 ? seats - 1 : turn - 1;
    }

    /** What the seat gains from here on, if within these bounds; otherwise only a bound. */
    int value(int alpha, int beta) {
        return value(free, key, turn, open, alpha, beta);
    }

    /** The best place here, after a call of {@link #value} with wide bounds; -1 when the game is over. */
    int best() {
        int entry = table.find(key);
        return entry < 0 ? -1 : table.best(entry);
    }

    /** Lays a domino. Returns what the seat gains by it, negative if another seat conquers. */
    int play(int place) {
        int gain = gain(place, free);
        held[turn][kinds[place]]--;
        key -= (1L << place) + unit[turn][kinds[place]];
        free &= ~(1 << place);
        open -= gain;
        int signed = turn == me ? gain : -gain;
        pass();
        return signed;
    }

    void undo(int place) {
        undoPass();
        free |= 1 << place;
        held[turn][kinds[place]]++;
        key += (1L << place) + unit[turn][kinds[place]];
        open += gain(place, free);
    }

    // ---- Looking ----

    private int gain(int place, int from) {
        int bit = 1 << place;
        int gain = (from & oneSides[place]) == bit ? oneWorth[place] : 0;
        return gain + ((from & otherSides[place]) == bit ? otherWorth[place] : 0);
    }

    private int value(int from, long at, int mover, int left, int low, int high) {
        if (left <= 0 || from == 0) {
            return 0;
        }
        // No seat can gain more than what is open.
        int alpha = Math.max(low, -left);
        int beta = Math.min(high, left);
        if (alpha >= beta) {
            return alpha > -left ? left : -left;
        }
        nodes++;
        if (nodes % ASKED_EVERY == 0 && budget.isSpent(nodes)) {
            isStopped = true;
        }
        if (isStopped) {
            return 0;
        }
        int entry = table.find(at);
        int first = -1;
        if (entry >= 0) {
            int min = table.min(entry);
            int max = table.max(entry);
            if (min >= beta || min == max) {
                return min;
            }
            if (max <= alpha) {
                return max;
            }
            alpha = Math.max(alpha, min);
            beta = Math.min(beta, max);
            first = table.best(entry);
        }
        return search(from, at, mover, left, alpha, beta, first);
    }

    private int search(int from, long at, int toMove, int left, int low, int high, int first) {
        int ply = Integer.bitCount(from);
        int mover = toMove;
        int count = list(from, mover, ply, first);
        for (int passed = 1; count == 0 && passed < seats; passed++) {
            mover = mover + 1 == seats ? 0 : mover + 1;
            count = list(from, mover, ply, first);
        }
        if (count == 0) {
            return 0;
        }
        boolean mine = mover == me;
        int alpha = low;
        int beta = high;
        int best = mine ? -INFINITE : INFINITE;
        int bestPlace = -1;
        int next = mover + 1 == seats ? 0 : mover + 1;
        for (int i = 0; i < count && alpha < beta; i++) {
            int place = pick(ply, i, count);
            int kind = kinds[place];
            int gain = gain(place, from);
            int signed = mine ? gain : -gain;
            held[mover][kind]--;
            int value = signed
                    + value(
                            from & ~(1 << place),
                            at - (1L << place) - unit[mover][kind],
                            next,
                            left - gain,
                            alpha - signed,
                            beta - signed);
            held[mover][kind]++;
            if (isStopped) {
                return 0;
            }
            if (mine ? value > best : value < best) {
                best = value;
                bestPlace = place;
            }
            if (mine) {
                alpha = Math.max(alpha, value);
            } else {
                beta = Math.min(beta, value);
            }
        }
        table.put(at, best > low ? best : -INFINITE, best < high ? best : INFINITE, bestPlace);
        return best;
    }

    private int list(int from, int mover, int ply, int first) {
        int count = 0;
        for (int rest = from; rest != 0; rest &= rest - 1) {
            int place = Integer.numberOfTrailingZeros(rest);
            if (held[mover][kinds[place]] > 0) {
                moves[ply][count] = place;
                order[ply][count++] = place == first ? INFINITE : promise(place, from, mover);
            }
        }
        return count;
    }

    /** The most promising place not yet tried. */
    private int pick(int ply, int from, int count) {
        int[] places = moves[ply];
        int[] promises = order[ply];
        int best = from;
        for (int i = from + 1; i < count; i++) {
            best = promises[i] > promises[best] ? i : best;
        }
        int place = places[best];
        int promise = promises[best];
        places[best] = places[from];
        promises[best] = promises[from];
        places[from] = place;
        promises[from] = promise;
        return place;
    }

    private int promise(int place, int from, int mover) {
        return 4 * gain(place, from)
                + offer(oneSides[place], oneWorth[place], place, from, mover)
                + offer(otherSides[place], otherWorth[place], place, from, mover);
    }

    /** A territory with one side left goes to a seat that has the domino for it. */
    private int offer(int sides, int worth, int place, int from, int mover) {
        int left = sides & from & ~(1 << place);
        if (left == 0 || (left & (left - 1)) != 0) {
            return 0;
        }
        int closer = kinds[Integer.numberOfTrailingZeros(left)];
        for (int seat = 0; seat < seats; seat++) {
            if (seat != mover && held[seat][closer] > 0 && ((seat == me) != (mover == me))) {
                return -3 * worth;
            }
        }
        return worth;
    }
}
