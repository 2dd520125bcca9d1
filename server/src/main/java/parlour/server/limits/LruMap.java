package parlour.server.limits;

import java.util.LinkedHashMap;
import java.util.Map;

/** A map that drops the least recently used entry when it is full. Not thread-safe. */
public final class LruMap<K, V> extends LinkedHashMap<K, V> {

    private static final long serialVersionUID = 1L;

    private final int max;

    public LruMap(int max) {
        super(16, 0.75f, true);
        this.max = max;
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return size() > max;
    }
}
