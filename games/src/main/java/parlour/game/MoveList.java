package parlour.game;

import java.util.Arrays;

/** A growable list of moves without boxing, to be cleared and reused. */
public final class MoveList {

    private int[] moves;
    private int size;

    public MoveList() {
        this(128);
    }

    public MoveList(int capacity) {
        moves = new int[Math.max(1, capacity)];
    }

    public void add(int move) {
        if (size == moves.length) {
            moves = Arrays.copyOf(moves, size * 2);
        }
        moves[size++] = move;
    }

    public int get(int index) {
        return moves[index];
    }

    public void set(int index, int move) {
        moves[index] = move;
    }

    public int size() {
        return size;
    }

    public boolean isEmpty() {
        return size == 0;
    }

    public boolean contains(int move) {
        for (int i = 0; i < size; i++) {
            if (moves[i] == move) {
                return true;
            }
        }
        return false;
    }

    public void clear() {
        size = 0;
    }

    public int[] toArray() {
        return Arrays.copyOf(moves, size);
    }
}
