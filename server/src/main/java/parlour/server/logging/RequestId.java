package parlour.server.logging;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The id of the request that is being served. Lines of the log carry it, and the answer has it in the header
 * {@code X-Request-Id}, so that whoever reports a failure can name it.
 *
 * <p>A message on a socket has the id of the request that opened the socket, a dot, and a number.
 */
public final class RequestId {

    public static final String HEADER = "X-Request-Id";

    private static final ScopedValue<String> CURRENT = ScopedValue.newInstance();

    /** What other programs use: UUIDs, hexadecimal numbers, words. */
    private static final Pattern READABLE = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,63}");

    private static final int BYTES = 8;
    private static final SecureRandom RANDOM = new SecureRandom();

    private RequestId() {}

    /** A new one. */
    public static String random() {
        byte[] bytes = new byte[BYTES];
        RANDOM.nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }

    /** The one that our own proxy has given; a new one if it gave none that can be used. */
    public static String givenOr(@Nullable String given) {
        return given != null && READABLE.matcher(given).matches() ? given : random();
    }

    /** Empty outside of requests. */
    public static String current() {
        return CURRENT.isBound() ? CURRENT.get() : "";
    }

    /** Runs something for a request. */
    public static void during(String id, Runnable served) {
        ScopedValue.where(CURRENT, id).run(served);
    }

    /** As above, for what may fail. */
    public static void call(String id, Callable<?> served) throws Exception {
        ScopedValue.where(CURRENT, id).call(served::call);
    }

    /** The same computation, made for the present request on whichever thread. */
    public static <T> Supplier<T> carriedBy(Supplier<T> computation) {
        String id = current();
        return id.isEmpty() ? computation : () -> ScopedValue.where(CURRENT, id).call(computation::get);
    }
}
