package parlour.server;

import java.time.Duration;
import java.util.function.LongSupplier;
import parlour.server.people.accounts.People;
import parlour.server.store.Listings;
import parlour.server.table.TableRegistry;

/** Closes tables nobody came to, and deletes guests who never played. */
final class CleanUp {

    static final Duration INTERVAL = Duration.ofMinutes(10);

    /** How long a table of the lobby waits after the last change, while nobody is connected to it. */
    private static final Duration LISTED = Duration.ofHours(24);

    /** The same for tables that are found only by their link, which may be in a letter. */
    private static final Duration UNLISTED = Duration.ofDays(7);

    private static final Duration GUESTS = Duration.ofDays(14);

    /** Tables or guests at a time: other writes must not wait long. */
    private static final int AT_ONCE = 500;

    private final TableRegistry tables;
    private final Listings listings;
    private final People people;
    private final LongSupplier clock;

    CleanUp(TableRegistry tables, Listings listings, People people, LongSupplier clock) {
        this.tables = tables;
        this.listings = listings;
        this.people = people;
        this.clock = clock;
    }

    void run() {
        long now = clock.getAsLong();
        tables.closeAbandoned(listings.waitingSince(now - LISTED.toMillis(), now - UNLISTED.toMillis(), AT_ONCE));
        people.deleteUnusedGuests(now - GUESTS.toMillis(), AT_ONCE);
    }
}
