package parlour.bench.load;

import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import parlour.server.people.Answer;
import parlour.server.people.People;
import parlour.server.people.Visit;
import parlour.server.store.Database;
import parlour.server.store.Place;

/**
 * People who come in. The web lets only so many new guests come from one address; these are written into the database
 * before the server opens, and come back with their cookies.
 */
final class Guests {

    private Guests() {}

    /** The cookies of so many new guests. */
    static List<String> cookies(Place place, int count) {
        String[] cookies = new String[count];
        try (Database database = Database.open(place)) {
            People people = People.open(database, InstantSource.system());
            try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
                for (int i = 0; i < count; i++) {
                    int each = i;
                    threads.execute(() -> cookies[each] = cookie(people.visit("")));
                }
            }
        }
        return Arrays.asList(cookies);
    }

    private static String cookie(Answer<Visit> answer) {
        return switch (answer) {
            case Answer.Yes<Visit>(Visit visit) -> visit.cookie().reveal();
            case Answer.No<Visit> no -> throw new IllegalStateException(no.toString());
        };
    }
}
