package parlour.server.people.access;

/**
 * When this node last asked for changes. Measured by two clocks, since either may fail: the monotonic one stands still
 * while a machine sleeps, and the wall clock may be set back.
 */
record ServingLease(long nanos, long millis, boolean isHeld) {

    static final ServingLease EXPIRED = new ServingLease(0, 0, false);

    static ServingLease now() {
        return new ServingLease(System.nanoTime(), System.currentTimeMillis(), true);
    }

    boolean isValid(java.time.Duration length) {
        return isHeld
                && System.nanoTime() - nanos < length.toNanos()
                && System.currentTimeMillis() - millis < length.toMillis();
    }
}
