package parlour.server.socket;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import parlour.game.Refusal;
import parlour.server.limits.RateLimits;

/**
 * What sockets may do: how many are open, for all and for each address, and how often an address may send something or
 * guess at the names of tables.
 */
public final class SocketLimits {

    private final int max;
    private final int perAddress;
    private final RateLimits rates;

    /** As many entries as there are open sockets, at most. */
    private final Map<String, Integer> open = new HashMap<>();

    private int total;

    /**
     * With no socket open yet.
     *
     * @param max maximum number of open sockets
     * @param perAddress maximum number of open sockets of one address
     */
    public SocketLimits(int max, int perAddress, RateLimits rates) {
        this.max = max;
        this.perAddress = perAddress;
        this.rates = rates;
    }

    /** Counts an open socket, or refuses it. */
    synchronized Optional<Refusal> open(String address) {
        if (total >= max) {
            return Optional.of(SocketRefusals.SERVER_FULL);
        }
        if (open.getOrDefault(address, 0) >= perAddress) {
            return Optional.of(SocketRefusals.tooManySockets(perAddress));
        }
        total++;
        open.merge(address, 1, Integer::sum);
        return Optional.empty();
    }

    /** Call once for every socket that was not refused. */
    synchronized void close(String address) {
        total--;
        open.computeIfPresent(address, (key, count) -> count == 1 ? null : count - 1);
    }

    /** Whether an address sends more than it may, on all its sockets together. */
    boolean isFlooding(String address) {
        return rates.messagesByAddress().take(address).isPresent();
    }

    /** Why an address may not look for tables it has no seat at, because it has guessed too often; empty if it may. */
    Optional<Refusal> guesses(String address) {
        return rates.lookupsByAddress().refusal(address);
    }

    /** Counts a guess that was wrong. */
    void guessedWrong(String address) {
        var _ = rates.lookupsByAddress().take(address);
    }
}
