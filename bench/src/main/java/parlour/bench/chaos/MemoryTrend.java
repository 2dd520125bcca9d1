package parlour.bench.chaos;

import java.util.List;

/** Whether the memory of a node grows: the slope of a line through its samples after it has warmed up. */
final class MemoryTrend {

    /** The share of the samples in which caches fill. */
    private static final double WARM_UP = 0.4;

    private static final int FEWEST = 5;
    private static final double NOISE_BYTES = 8 << 20;
    private static final double NOISE_SHARE = 0.1;

    private MemoryTrend() {}

    /** The bytes by which the heap has grown after the warm-up, by the slope; 0 if there are too few samples. */
    static double growth(List<MemorySample> samples) {
        List<MemorySample> warm = warm(samples);
        if (warm.size() < FEWEST) {
            return 0;
        }
        double meanTime =
                warm.stream().mapToLong(MemorySample::seconds).average().orElse(0);
        double meanHeap = warm.stream().mapToLong(MemorySample::heap).average().orElse(0);
        double together = 0;
        double squares = 0;
        for (MemorySample sample : warm) {
            together += (sample.seconds() - meanTime) * (sample.heap() - meanHeap);
            squares += (sample.seconds() - meanTime) * (sample.seconds() - meanTime);
        }
        long time = warm.getLast().seconds() - warm.getFirst().seconds();
        return squares == 0 ? 0 : together / squares * time;
    }

    /** Whether it has grown by more than what comes and goes. */
    static boolean isGrowing(List<MemorySample> samples) {
        double mean =
                warm(samples).stream().mapToLong(MemorySample::heap).average().orElse(0);
        return growth(samples) > NOISE_BYTES + NOISE_SHARE * mean;
    }

    private static List<MemorySample> warm(List<MemorySample> samples) {
        return samples.subList((int) (samples.size() * WARM_UP), samples.size());
    }
}
