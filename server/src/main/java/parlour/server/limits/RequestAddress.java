package parlour.server.limits;

/**
 * The address whose request this thread is serving, as {@link RateLimits#key} writes it. The web server sets it for
 * every request, so that what a request computes, however deep in the code, counts for its client.
 */
public final class RequestAddress {

    private static final ThreadLocal<String> CURRENT = ThreadLocal.withInitial(() -> "");

    private RequestAddress() {}

    public static void set(String address) {
        CURRENT.set(address);
    }

    /** Empty outside of requests. */
    public static String current() {
        return CURRENT.get();
    }
}
