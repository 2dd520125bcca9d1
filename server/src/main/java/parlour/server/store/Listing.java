package parlour.server.store;

import java.util.List;

/**
 * What lists of tables need to know. Derived from the log and written together with it: a cache, never the truth.
 *
 * @param listed whether the lobby shows it
 * @param resumeOnStart whether somebody must wake up for it after a restart: it has a clock or a bot
 * @param toMove id of the person whose turn it is; "" if it is no person's
 * @param people ids of those who sit at it, each once
 * @param summary JSON for whoever draws the list
 */
public record Listing(
        String tableId,
        String game,
        Phase phase,
        boolean listed,
        boolean resumeOnStart,
        long openedAt,
        long changedAt,
        String toMove,
        List<String> people,
        String summary)
        implements ListingChange {

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
