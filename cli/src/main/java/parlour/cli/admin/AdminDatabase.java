package parlour.cli.admin;

import java.time.InstantSource;
import parlour.cli.console.CommandException;
import parlour.server.people.access.AccessChanges;
import parlour.server.people.moderation.Moderation;
import parlour.server.people.moderation.PeopleSearch;
import parlour.server.people.moderation.Reports;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.Listings;
import parlour.server.store.NodeMessages;
import parlour.server.store.StoreException;
import parlour.server.store.jdbc.ChatMessages;
import parlour.server.store.jdbc.JdbcDatabase;
import parlour.server.store.jdbc.JdbcListings;
import parlour.server.store.setup.StoreFactory;

/** The database, opened beside the servers that use it. */
final class AdminDatabase implements AutoCloseable {

    private final JdbcDatabase database;
    private final NodeMessages messages;
    private final Moderation moderation;

    private AdminDatabase(JdbcDatabase database, boolean hasNodes) {
        this.database = database;
        this.messages = database.openNodeMessages();
        AccessChanges access =
                hasNodes ? AccessChanges.ofSeveralNodes(database, messages) : AccessChanges.ofOneNode(database);
        this.moderation = Moderation.open(database, access, InstantSource.system());
    }

    static AdminDatabase open(DatabaseLocation location) {
        try {
            return new AdminDatabase(StoreFactory.openShared(location), location instanceof DatabaseLocation.Postgres);
        } catch (StoreException refused) {
            throw new CommandException(refused.sentence());
        }
    }

    Moderation moderation() {
        return moderation;
    }

    PeopleSearch people() {
        return new PeopleSearch(database);
    }

    Reports reports() {
        return new Reports(database, new ChatMessages(database), InstantSource.system());
    }

    Listings listings() {
        return new JdbcListings(database);
    }

    @Override
    public void close() {
        messages.close();
        database.close();
    }
}
