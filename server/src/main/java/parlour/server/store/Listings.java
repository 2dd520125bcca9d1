package parlour.server.store;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The lists of tables. They are written by {@link EventLog#append}. */
public interface Listings {

    /** Listed tables in this phase, newest first. */
    List<Listing> newest(Listing.Phase phase, int limit);

    /** Those of the given tables that are listed and in this phase, newest first. */
    List<Listing> listed(Listing.Phase phase, List<String> tableIds);

    /** Ids of waiting tables that have not changed since then, those that wait longest first. */
    List<String> waitingSince(long listedBefore, long unlistedBefore, int limit);

    /** The tables of one person in any phase but closed, most recently changed first. */
    List<Listing> of(String person, int limit);

    Optional<Listing> find(String tableId);

    /** Ids of tables in play that have a clock or a bot: see {@link Listing#resumeOnStart}. */
    List<String> resumable();

    /** The number of tables by phase; every phase has an entry. */
    Map<Listing.Phase, Long> counts();
}
