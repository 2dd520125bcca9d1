package parlour.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.conquest.Conquest;
import parlour.game.Options;
import parlour.game.View;
import parlour.match.Clock;
import parlour.match.Command;
import parlour.match.Event;
import parlour.match.Match;
import parlour.match.Opening;
import parlour.match.Terms;
import parlour.server.store.Bulletin;
import parlour.server.store.Claims;
import parlour.server.store.Database;
import parlour.server.store.JdbcLog;
import parlour.server.store.Store;

/** A table that was put away: whoever still holds it deals with the one that is awake. */
final class PutAwayTest {

    private static final Attendants NOBODY = new Attendants() {
        @Override
        public void attend(LiveTable table, Match match) {}

        @Override
        public void happened(Match match, List<Event> events) {}
    };

    @TempDir
    private Path data;

    private Database database;
    private House house;
    private LiveTable held;

    @BeforeEach
    void somebodyHoldsATableThatIsPutAway() {
        database = Database.open(Store.SQLITE.fresh(data));
        Chance chance = Chance.provable();
        house = new House(new House.Fittings(
                List.of(Conquest.CONQUEST),
                new JdbcLog(database),
                new EventJson(List.of(Conquest.CONQUEST), id -> id),
                id -> new View().with("id", id),
                chance,
                match -> chance.secret(new byte[32], match),
                new House.Time(() -> 1, at -> at),
                new Cluster(Bulletin.open(database), Claims.open(database, lost -> {}), () -> 1, person -> {}),
                NOBODY,
                new SecureRandom()));
        Terms terms = new Terms(
                Conquest.CONQUEST, Options.defaults(Conquest.CONQUEST), Optional.empty(), new Clock.None(), false);
        held = house.open(terms, "ada", Map.of(), List.of(new Opening.Place(0, "ada", "00")));
        house.forget(held.name());
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void whatHappensToTheOtherIsSeenHere() {
        LiveTable awake = house.find(held.name()).orElseThrow();
        assertNotSame(held, awake);
        int before = held.events(Optional.empty(), 0).size();
        assertInstanceOf(Answer.Done.class, awake.submit(new Command.Sit("bob", 1, "01")));
        int after = held.events(Optional.empty(), 0).size();
        assertTrue(after > before, before + " events, then " + after);
        assertEquals(awake.events(Optional.empty(), 0).size(), after);
        assertEquals(
                awake.seenBy(Optional.empty()).json(),
                held.seenBy(Optional.empty()).json());
        assertTrue(held.seenBy(Optional.empty()).json().contains("bob"));
        assertTrue(held.look(Match::people).contains("bob"));
    }

    @Test
    void whatIsDoneHereHappensToTheOther() {
        assertInstanceOf(Answer.Done.class, held.submit(new Command.Sit("bob", 1, "01")));
        assertTrue(house.find(held.name()).orElseThrow().look(Match::people).contains("bob"));
    }
}
