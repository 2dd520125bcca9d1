package parlour.server.limits;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Results that never change, by key. When they take too many bytes, those not used for longest are dropped. */
public final class ByteCache {

    private final long max;
    private final Map<String, byte[]> kept = new LinkedHashMap<>(16, 0.75f, true);
    private long bytes;

    public ByteCache(long max) {
        this.max = max;
    }

    public synchronized Optional<byte[]> get(String key) {
        return Optional.ofNullable(kept.get(key));
    }

    /** Keeps a result, unless it is so large that it would replace most of the others. */
    public synchronized void put(String key, byte[] result) {
        if (result.length > max / 4) {
            return;
        }
        byte @Nullable [] before = kept.put(key, result);
        bytes += result.length - (before == null ? 0 : before.length);
        Iterator<byte[]> oldest = kept.values().iterator();
        while (bytes > max) {
            bytes -= oldest.next().length;
            oldest.remove();
        }
    }

    public synchronized long bytes() {
        return bytes;
    }
}
