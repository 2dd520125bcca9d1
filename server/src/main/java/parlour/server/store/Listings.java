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

    /** How many games a person has finished, by the id of the game, in alphabetical order; those of nought are left out. */
    Map<String, Long> finished(String person);

    Optional<Listing> find(String tableId);

    /**
     * Ids of tables where the server must act and no node is doing so, those that have waited longest first.
     *
     * @param now serving time: see {@link Listing#dueAt}
     */
    List<String> due(long now, int limit);

    /** Ids of tables in play without an event since {@code time}, by the wall clock, at which the server need not act. */
    List<String> abandoned(long time, int limit);

    /** Corrects {@link Listing#dueAt}, unless the table has more than {@code seq} events by now. */
    void putDueAt(String tableId, int seq, long dueAt);

    /** The number of tables by phase; every phase has an entry. */
    Map<Listing.Phase, Long> counts();
}
