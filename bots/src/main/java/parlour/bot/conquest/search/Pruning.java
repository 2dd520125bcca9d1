package parlour.bot.conquest.search;

/** What the search prunes or reduces. When switched off, only alpha-beta cutoffs apply. */
public final class Pruning {

    public static final Pruning ON = new Pruning(true);
    static final Pruning OFF = new Pruning(false);

    private static final int SIZE = 64;

    private final boolean on;

    /** By depth and move number: plies by which a late quiet move is reduced. */
    private final byte[] reductions = new byte[SIZE * SIZE];

    private Pruning(boolean on) {
        this.on = on;
        for (int depth = 1; depth < SIZE && on; depth++) {
            for (int count = 1; count < SIZE; count++) {
                reductions[depth * SIZE + count] = (byte) (0.6 + Math.log(depth) * Math.log(count) / 2.1);
            }
        }
    }

    boolean isOn() {
        return on;
    }

    int reduction(int depth, int count) {
        return reductions[Math.min(depth, SIZE - 1) * SIZE + Math.min(count, SIZE - 1)];
    }

    /** Reverse futility margin: prune if the evaluation minus this is at least beta. */
    int margin(int depth, boolean improving) {
        return 70 * depth - (improving ? 40 : 0);
    }

    /** Whether a quiet move near the horizon comes too late in the order, or the position is too bad for it to help. */
    boolean skips(int depth, int count, int eval, int alpha, boolean improving) {
        int enough = (4 + 2 * depth * depth) / (improving ? 1 : 2);
        return count >= enough || eval + 60 + 70 * depth <= alpha;
    }
}
