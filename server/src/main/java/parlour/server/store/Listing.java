package parlour.server.store;

import java.util.List;

/**
 * A table as the lists show it. Derived from the log and written together with it: a cache, never the source of truth.
 *
 * @param listed whether the lobby shows it
 * @param dueAt when the server must act, in serving time: when a bot's turn began, or when a player's time runs out;
 *     {@link #NEVER} if it need not
 * @param toMove id of the person whose turn it is; "" if it is a bot's, or none
 * @param people ids of the seated people, each once
 * @param summary JSON for the clients that show the list
 */
public record Listing(
        String tableId,
        String game,
        Phase phase,
        boolean listed,
        long dueAt,
        long openedAt,
        long changedAt,
        String toMove,
        List<String> people,
        String summary)
        implements ListingChange {

    public static final long NEVER = Long.MAX_VALUE;

    public enum Phase {
        WAITING,
        PLAYING,
        ENDED,
        CLOSED
    }

    public Listing {
        people = List.copyOf(people);
    }
}
