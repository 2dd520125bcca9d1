package parlour.bench.load;

import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import parlour.server.people.Result;
import parlour.server.people.Session;
import parlour.server.people.accounts.People;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.jdbc.JdbcDatabase;
import parlour.server.store.setup.StoreFactory;

/**
 * Creates guests. The web server limits new guests per address, so these are written to the database before the server
 * starts, and reconnect with their cookies.
 */
public final class GuestSeeder {

    private GuestSeeder() {}

    /** The cookies of {@code count} new guests. */
    public static List<String> cookies(DatabaseLocation location, int count) {
        String[] cookies = new String[count];
        try (JdbcDatabase database = StoreFactory.open(location)) {
            People people = People.open(database, InstantSource.system());
            try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
                for (int i = 0; i < count; i++) {
                    int each = i;
                    threads.execute(() -> cookies[each] = cookie(people.createGuest("")));
                }
            }
        }
        return Arrays.asList(cookies);
    }

    private static String cookie(Result<Session> result) {
        return switch (result) {
            case Result.Ok<Session>(Session session) -> session.cookie().reveal();
            case Result.Refused<Session> no -> throw new IllegalStateException(no.toString());
        };
    }
}
