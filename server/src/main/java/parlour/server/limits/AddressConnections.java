package parlour.server.limits;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;

/**
 * Limits how many connections an address may have open, whatever they are used for. One beyond the limit is closed
 * without an answer: connections that never send a request would not be noticed by any other limit.
 */
public final class AddressConnections implements Connection.Listener {

    private final int max;
    private final Predicate<InetAddress> isProxy;

    /** The keys of addresses by open connection: a closed one no longer knows its address. */
    private final Map<EndPoint, String> keys = new HashMap<>();

    private final Map<String, Integer> open = new HashMap<>();

    /**
     * With no connection open yet.
     *
     * @param max maximum number of open connections of one address
     * @param isProxy whether connections from there carry the requests of others; they are not limited
     */
    public AddressConnections(int max, Predicate<InetAddress> isProxy) {
        this.max = max;
        this.isProxy = isProxy;
    }

    @Override
    public void onOpened(Connection connection) {
        EndPoint endPoint = connection.getEndPoint();
        if (endPoint.getRemoteSocketAddress() instanceof InetSocketAddress remote
                && !isProxy.test(remote.getAddress())
                && !count(endPoint, RateLimits.key(remote.getAddress()))) {
            endPoint.close();
        }
    }

    /** Also called, before {@link #onOpened}, when a connection becomes a socket. */
    @Override
    public synchronized void onClosed(Connection connection) {
        String key = keys.remove(connection.getEndPoint());
        if (key != null) {
            open.computeIfPresent(key, (known, count) -> count == 1 ? null : count - 1);
        }
    }

    /** False if the address has too many. */
    private synchronized boolean count(EndPoint endPoint, String key) {
        if (open.getOrDefault(key, 0) >= max) {
            return false;
        }
        open.merge(key, 1, Integer::sum);
        keys.put(endPoint, key);
        return true;
    }
}
