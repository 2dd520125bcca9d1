package parlour.server.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The lists of tables. They are written by {@link EventLog#append}. */
public interface Listings {

    /** Listed tables that wait for somebody, the newest first. */
    List<Listing> lobby(int limit);

    /** Listed tables that are being played at, the newest first. */
    List<Listing> playing(int limit);

    /** Where somebody sits or sat, whatever the phase except closed, most recently changed first. */
    List<Listing> of(String person, int limit);

    Optional<Listing> find(String tableId);

    /** Ids of those that are being played and hosted. */
    List<String> resumable();

    /** How many there are in each phase; every phase is in it. */
    Map<Listing.Phase, Long> counts();
}
