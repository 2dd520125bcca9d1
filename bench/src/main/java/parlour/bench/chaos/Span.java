package parlour.bench.chaos;

/** From one time to another, in milliseconds of this process. */
record Span(long from, long to) {

    /** How much of it lies after this time. */
    long after(long time) {
        return Math.max(0, to - Math.max(from, time));
    }

    boolean overlaps(long begin, long end) {
        return from <= end && begin <= to;
    }
}
