package parlour.bench.load;

import java.util.Arrays;

/** Durations in nanoseconds. */
final class Latencies {

    private long[] nanos = new long[1 << 16];
    private int size;

    void add(long wait) {
        if (size == nanos.length) {
            nanos = Arrays.copyOf(nanos, 2 * size);
        }
        nanos[size++] = wait;
    }

    void clear() {
        size = 0;
    }

    /** The latency in milliseconds that this share of all waits does not exceed; 1 for the longest wait. */
    double millis(double share) {
        if (size == 0) {
            return 0;
        }
        Arrays.sort(nanos, 0, size);
        int rank = (int) Math.ceil(share * size);
        return nanos[Math.clamp(rank - 1, 0, size - 1)] / 1e6;
    }
}
