package parlour.server.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@OnBothStores
final class UptimeTest {

    private static final long START = 1_800_000_000_000L;

    private final Store store;
    private final AtomicLong clock = new AtomicLong(START);
    private Database database;

    UptimeTest(Store store) {
        this.store = store;
    }

    @BeforeEach
    void open(@TempDir Path folder) {
        database = Database.open(store.fresh(folder));
    }

    @AfterEach
    void close() {
        database.close();
    }

    @Test
    void theFirstStartIsNoOutage() {
        Uptime uptime = Uptime.open(database, clock::get);
        assertEquals(START, uptime.served(START));
        assertEquals(500, uptime.served(START) - uptime.served(START - 500));
    }

    @Test
    void theTimeBetweenTheLastSignOfLifeAndTheNextStartIsNotServed() {
        Uptime uptime = Uptime.open(database, clock::get);
        beatFor(uptime, 10);
        clock.addAndGet(60_000);
        Uptime again = Uptime.open(database, clock::get);
        beatFor(again, 10);
        assertEquals(20_000, again.served(clock.get()) - again.served(START));
        assertEquals(0, again.served(START + 70_000) - again.served(START + 10_000));
    }

    @Test
    void aQuickRestartIsNoOutage() {
        Uptime.open(database, clock::get);
        clock.addAndGet(2_400);
        Uptime again = Uptime.open(database, clock::get);
        assertEquals(2_400, again.served(clock.get()) - again.served(START));
    }

    @Test
    void aSilenceOfARunningServerIsAnOutageToo() {
        Uptime uptime = Uptime.open(database, clock::get);
        beatFor(uptime, 3);
        clock.addAndGet(3_600_000);
        beatFor(uptime, 3);
        assertEquals(5_000, uptime.served(clock.get()) - uptime.served(START), "the sixth second was part of the hour");
    }

    @Test
    void outagesAddUp() {
        for (int i = 0; i < 3; i++) {
            beatFor(Uptime.open(database, clock::get), 4);
            clock.addAndGet(10_000);
        }
        Uptime last = Uptime.open(database, clock::get);
        assertEquals(12_000, last.served(clock.get()) - last.served(START));
    }

    @Test
    void aNodeThatJoinsWhileAnotherIsAliveNotesNothing() {
        Uptime first = Uptime.open(database, clock::get);
        beatFor(first, 30);
        Uptime second = Uptime.open(database, clock::get);
        assertEquals(30_000, second.served(clock.get()) - second.served(START));
    }

    @Test
    void aNodeLearnsOfOutagesThatAnotherHasNoted() {
        Uptime first = Uptime.open(database, clock::get);
        Uptime second = Uptime.open(database, clock::get);
        clock.addAndGet(10_000);
        first.beat().join();
        second.beat().join();
        assertEquals(0, second.served(clock.get()) - second.served(START));
    }

    @Test
    void aClockThatGoesBackNotesNothing() {
        Uptime uptime = Uptime.open(database, clock::get);
        beatFor(uptime, 5);
        clock.addAndGet(-3_000);
        beatFor(uptime, 5);
        assertEquals(7_000, uptime.served(clock.get()) - uptime.served(START));
    }

    private void beatFor(Uptime uptime, int seconds) {
        for (int i = 0; i < seconds; i++) {
            clock.addAndGet(Uptime.BEAT_MILLIS);
            uptime.beat().join();
        }
    }
}
