package parlour.server.store.jdbc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import parlour.server.store.EventLog;
import parlour.server.store.Listing;
import parlour.server.store.Listing.Phase;
import parlour.server.store.ListingChange;
import parlour.server.store.Listings;
import parlour.server.store.OnBothDatabases;
import parlour.server.store.OnFreshDatabase;
import parlour.server.store.TestDatabase;
import parlour.server.store.TestRows;

@OnBothDatabases
final class ListingsTest extends OnFreshDatabase {

    private Listings listings;

    ListingsTest(TestDatabase store) {
        super(store);
    }

    @BeforeEach
    void open() {
        listings = new JdbcListings(database);
    }

    @Test
    void storedListingIsFound() {
        Listing listing =
                new Listing("m", "conquest", Phase.WAITING, true, 4, 5, 6, "ann", List.of("zoe", "ann"), "{\"é\":1}");
        put(listing);
        assertEquals(Optional.of(listing), listings.find("m"));
        assertEquals(Optional.empty(), listings.find("n"));
    }

    @Test
    void tableMayHaveNoPeople() {
        Listing empty = TestRows.listing("m", Phase.WAITING, 1);
        put(empty);
        assertEquals(List.of(empty), listings.newest(Phase.WAITING, 10));
    }

    @Test
    void laterListingReplacesTheEarlierOne() {
        put(TestRows.listing("m", Phase.WAITING, 1, "ann"));
        Listing later = new Listing("m", "sixfaces", Phase.PLAYING, false, 6, 7, 8, "bob", List.of("bob", "ann"), "{}");
        put(later);
        assertEquals(Optional.of(later), listings.find("m"));
        Listing alone = TestRows.listing("m", Phase.ENDED, 9, "bob");
        put(alone);
        assertEquals(Optional.of(alone), listings.find("m"));
        assertEquals(List.of(), listings.of("ann", 10));
    }

    @Test
    void lobbyShowsListedWaitingTablesNewestFirst() {
        Listing old = TestRows.listing("a", Phase.WAITING, 1, "ann");
        Listing young = TestRows.listing("b", Phase.WAITING, 2, "ann", "bob");
        put(old);
        put(young);
        put(TestRows.listing("c", Phase.PLAYING, 3, "ann"));
        put(unlisted("d", Phase.WAITING, 4));
        assertEquals(List.of(young, old), listings.newest(Phase.WAITING, 10));
        assertEquals(List.of(young), listings.newest(Phase.WAITING, 1));
    }

    @Test
    void listedTablesInPlayAreShown() {
        Listing old = TestRows.listing("a", Phase.PLAYING, 1, "ann", "bob");
        Listing young = TestRows.listing("b", Phase.PLAYING, 2, "ann", "bob");
        put(old);
        put(young);
        put(TestRows.listing("c", Phase.WAITING, 3, "ann"));
        put(unlisted("d", Phase.PLAYING, 4));
        assertEquals(List.of(young, old), listings.newest(Phase.PLAYING, 10));
        assertEquals(List.of(young), listings.newest(Phase.PLAYING, 1));
    }

    @Test
    void givenTablesAreFoundIfListedAndInThatPhase() {
        Listing old = TestRows.listing("a", Phase.WAITING, 1, "ann");
        Listing young = TestRows.listing("b", Phase.WAITING, 2);
        put(old);
        put(young);
        put(TestRows.listing("c", Phase.PLAYING, 3, "ann"));
        put(unlisted("d", Phase.WAITING, 4));
        put(TestRows.listing("e", Phase.WAITING, 5));
        assertEquals(List.of(young, old), listings.listed(Phase.WAITING, List.of("a", "b", "c", "d", "none")));
        assertEquals(List.of(), listings.listed(Phase.WAITING, List.of()));
    }

    @Test
    void tablesThatHaveWaitedLongAreFound() {
        put(changed("a", Phase.WAITING, 30, "ann"));
        put(changed("b", Phase.WAITING, 20));
        put(changed("c", Phase.PLAYING, 10, "ann"));
        put(unlisted("d", Phase.WAITING, 5));
        assertEquals(List.of("d", "b", "a"), listings.waitingSince(31, 31, 10));
        assertEquals(List.of("d", "b"), listings.waitingSince(31, 31, 2));
        assertEquals(List.of("b"), listings.waitingSince(30, 5, 10));
    }

    @Test
    void tablesOfAPersonAreSortedByLastChange() {
        Listing waiting = changed("a", Phase.WAITING, 30, "ann");
        Listing playing = changed("b", Phase.PLAYING, 10, "bob", "ann");
        Listing ended = changed("c", Phase.ENDED, 20, "ann", "bob");
        put(waiting);
        put(playing);
        put(ended);
        put(changed("d", Phase.CLOSED, 40, "ann"));
        put(changed("e", Phase.PLAYING, 50, "bob"));
        assertEquals(List.of(waiting, ended, playing), listings.of("ann", 10));
        assertEquals(List.of(waiting, ended), listings.of("ann", 2));
        assertEquals(List.of(), listings.of("zoe", 10));
    }

    @Test
    void dueTablesAreListedLongestWaitingFirst() {
        put(dueAt("a", 20));
        put(dueAt("b", 10));
        put(dueAt("c", 31));
        put(dueAt("d", Listing.NEVER));
        put(dueAt("e", Listing.NEVER));
        put(new ListingChange.ToMove("e", "", 30));
        assertEquals(List.of("b", "a", "e"), listings.due(30, 10));
        assertEquals(List.of("b"), listings.due(30, 1));
        put(new ListingChange.ToMove("b", "ann", Listing.NEVER));
        assertEquals(List.of("a", "e"), listings.due(30, 10));
    }

    @Test
    void dueTimeIsNotCorrectedAfterALaterEvent() {
        put(dueAt("m", 10));
        listings.putDueAt("m", 1, 40);
        assertEquals(40, listings.find("m").orElseThrow().dueAt());
        put(new ListingChange.ToMove("m", "", 20));
        listings.putDueAt("m", 1, 50);
        assertEquals(20, listings.find("m").orElseThrow().dueAt());
    }

    @Test
    void tablesAreCountedByPhase() {
        put(TestRows.listing("a", Phase.WAITING, 1));
        put(TestRows.listing("b", Phase.WAITING, 1));
        put(unlisted("c", Phase.ENDED, 1));
        assertEquals(
                Map.of(Phase.WAITING, 2L, Phase.PLAYING, 0L, Phase.ENDED, 1L, Phase.CLOSED, 0L), listings.counts());
    }

    @Test
    void mergedGuestKeepsTheirTables() {
        put(changed("a", Phase.PLAYING, 2, "guest", "bob"));
        put(changed("b", Phase.PLAYING, 1, "bob", "guest"));
        TestRows.movePerson(database, "guest", "ann");
        assertEquals(
                List.of(List.of("ann", "bob"), List.of("bob", "ann")),
                listings.of("ann", 10).stream().map(Listing::people).toList());
        assertEquals(List.of(), listings.of("guest", 10));
    }

    /** The log keeps the guest's id, and listings are built from the log. */
    @Test
    void laterListingWithTheGuestsIdGetsTheNewId() {
        TestRows.movePerson(database, "guest", "ann");
        put(TestRows.listing("m", Phase.PLAYING, 1, "guest", "bob"));
        assertEquals(List.of("ann", "bob"), listings.find("m").orElseThrow().people());
        put(changed("m", Phase.PLAYING, 2, "guest", "bob"));
        assertEquals(List.of("ann", "bob"), listings.find("m").orElseThrow().people());
    }

    @Test
    void mergedPersonIsListedOncePerTable() {
        put(TestRows.listing("m", Phase.PLAYING, 1, "guest", "ann"));
        TestRows.movePerson(database, "guest", "ann");
        assertEquals(List.of("ann"), listings.find("m").orElseThrow().people());
        put(changed("m", Phase.PLAYING, 2, "guest", "ann"));
        assertEquals(List.of("ann"), listings.find("m").orElseThrow().people());
    }

    @Test
    void aliasesAreOneStepLong() {
        TestRows.movePerson(database, "g1", "g2");
        TestRows.movePerson(database, "g2", "ann");
        assertEquals(
                List.of("g1 ann", "g2 ann"),
                database.read(connection -> Sql.all(
                        connection,
                        row -> row.getString(1) + " " + row.getString(2),
                        "select former_id, person from person_aliases order by former_id")));
    }

    @Test
    void moveChangesOnlyWhoseTurnItIs() {
        Listing before = TestRows.listing("m", Phase.PLAYING, 1, "ann", "bob");
        put(before);
        put(new ListingChange.ToMove("m", "bob", Listing.NEVER));
        Listing after = listings.find("m").orElseThrow();
        assertEquals("bob", after.toMove());
        assertEquals(before.changedAt(), after.changedAt());
        assertEquals(before.people(), after.people());
        put(new ListingChange.ToMove("m", "", Listing.NEVER));
        assertEquals("", listings.find("m").orElseThrow().toMove());
    }

    @Test
    void turnOfAMergedGuestMovesToTheAccount() {
        put(TestRows.listing("m", Phase.PLAYING, 1, "guest", "bob"));
        put(new ListingChange.ToMove("m", "guest", Listing.NEVER));
        put(TestRows.listing("n", Phase.PLAYING, 1, "guest", "bob"));
        put(new ListingChange.ToMove("n", "bob", Listing.NEVER));
        TestRows.movePerson(database, "guest", "ann");
        assertEquals("ann", listings.find("m").orElseThrow().toMove());
        assertEquals("bob", listings.find("n").orElseThrow().toMove());
        // A table loaded earlier still uses the guest's id.
        put(new ListingChange.ToMove("n", "guest", Listing.NEVER));
        assertEquals("ann", listings.find("n").orElseThrow().toMove());
    }

    private void put(ListingChange change) {
        EventLog log = new JdbcEventLog(database);
        int after = log.read(change.tableId(), 0).size();
        assertTrue(log.append(change.tableId(), after, TestRows.entries(after, "{}"), Optional.of(change))
                .join());
    }

    private static Listing changed(String match, Phase phase, long changedAt, String... people) {
        return new Listing(match, "conquest", phase, true, Listing.NEVER, 0, changedAt, "", List.of(people), "{}");
    }

    private static Listing unlisted(String match, Phase phase, long openedAt) {
        return new Listing(
                match, "conquest", phase, false, Listing.NEVER, openedAt, openedAt, "", List.of("ann"), "{}");
    }

    private static Listing dueAt(String match, long dueAt) {
        return new Listing(match, "conquest", Phase.PLAYING, false, dueAt, 1, 1, "", List.of("ann"), "{}");
    }
}
