package parlour.bench.chaos;

/** From one time to another, in milliseconds of this process. */
record Span(long from, long to) {

    boolean overlaps(long begin, long end) {
        return from <= end && begin <= to;
    }
}
