package parlour.server.store.jdbc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.server.store.OnBothDatabases;
import parlour.server.store.OnFreshDatabase;
import parlour.server.store.TestDatabase;

@OnBothDatabases
final class ServingTimeTest extends OnFreshDatabase {

    private static final long START = 1_800_000_000_000L;

    private final AtomicLong clock = new AtomicLong(START);
    private final AtomicLong shift = new AtomicLong();

    ServingTimeTest(TestDatabase store) {
        super(store);
    }

    @Test
    void firstStartIsNoOutage() {
        ServingTime uptime = open();
        assertEquals(START, uptime.servingTime(START));
        assertEquals(500, uptime.servingTime(START) - uptime.servingTime(START - 500));
    }

    @Test
    void downtimeIsAnOutage() {
        ServingTime uptime = open();
        beatFor(uptime, 10);
        clock.addAndGet(60_000);
        ServingTime again = open();
        beatFor(again, 10);
        assertEquals(20_000, again.servingTime(clock.get()) - again.servingTime(START));
        assertEquals(0, again.servingTime(START + 70_000) - again.servingTime(START + 10_000));
    }

    @Test
    void quickRestartIsNoOutage() {
        open();
        clock.addAndGet(2_400);
        ServingTime again = open();
        assertEquals(2_400, again.servingTime(clock.get()) - again.servingTime(START));
    }

    @Test
    void missingHeartbeatsOfARunningServerAreAnOutage() {
        ServingTime uptime = open();
        beatFor(uptime, 3);
        clock.addAndGet(3_600_000);
        beatFor(uptime, 3);
        assertEquals(
                5_000,
                uptime.servingTime(clock.get()) - uptime.servingTime(START),
                "the sixth second was part of the hour");
    }

    @Test
    void outagesAddUp() {
        for (int i = 0; i < 3; i++) {
            beatFor(open(), 4);
            clock.addAndGet(10_000);
        }
        ServingTime last = open();
        assertEquals(12_000, last.servingTime(clock.get()) - last.servingTime(START));
    }

    @Test
    void nodeThatJoinsARunningOneRecordsNoOutage() {
        ServingTime first = open();
        beatFor(first, 30);
        ServingTime second = open();
        assertEquals(30_000, second.servingTime(clock.get()) - second.servingTime(START));
    }

    @Test
    void nodeReadsOutagesRecordedByAnother() {
        ServingTime first = open();
        ServingTime second = open();
        clock.addAndGet(10_000);
        first.heartbeat().join();
        second.heartbeat().join();
        assertEquals(0, second.servingTime(clock.get()) - second.servingTime(START));
    }

    // ---- Wall clocks that are set ----

    @ParameterizedTest
    @ValueSource(longs = {-3_600_000, -3_000, 700, 3_000, 3_600_000})
    void settingTheWallClockChargesNobody(long by) {
        ServingTime uptime = open();
        beatFor(uptime, 5);
        shift.set(by);
        beatFor(uptime, 5);
        shift.set(0);
        beatFor(uptime, 5);
        assertEquals(15_000, uptime.servingTime(uptime.now()) - uptime.servingTime(START));
    }

    @ParameterizedTest
    @ValueSource(longs = {-3_600_000, 3_600_000})
    void aNodeWhoseWallClockIsSetAgreesWithTheOthers(long by) {
        ServingTime right = ServingTime.open(database, clock::get, clock::get);
        ServingTime wrong = open();
        beatTogether(5, right, wrong);
        shift.set(by);
        beatTogether(5, right, wrong);
        for (ServingTime each : List.of(right, wrong)) {
            assertEquals(clock.get(), each.now());
            assertEquals(10_000, each.servingTime(each.now()) - each.servingTime(START));
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {-3_600_000, 3_600_000})
    void aNodeThatStartsWithAWrongWallClockChargesNobody(long by) {
        ServingTime right = ServingTime.open(database, clock::get, clock::get);
        beatFor(right, 5);
        shift.set(by);
        ServingTime wrong = open();
        beatTogether(5, right, wrong);
        for (ServingTime each : List.of(right, wrong)) {
            long served = each.servingTime(each.now()) - each.servingTime(START);
            assertTrue(served >= 9_000 && served <= 10_000, () -> served + " ms");
        }
    }

    @Test
    void restartAfterTheWallClockWasSetBackChargesNobody() {
        beatFor(open(), 5);
        shift.set(-3_600_000);
        ServingTime again = open();
        beatFor(again, 5);
        assertEquals(10_000, again.servingTime(again.now()) - again.servingTime(START));
    }

    /** The clock that measures stands still meanwhile on many machines. */
    @Test
    void sleepingMachineShowsTheRightTimeAfterwards() {
        ServingTime uptime = open();
        beatFor(uptime, 5);
        shift.set(3_600_000);
        uptime.heartbeat().join();
        assertEquals(START + 5_000 + 3_600_000, uptime.now());
        assertEquals(5_000, uptime.servingTime(uptime.now()) - uptime.servingTime(START));
    }

    /** As after SIGSTOP: nothing may be decided by time that was not served. */
    @Test
    void timeStandsStillUntilAStoppedNodeHasReadTheOutage() {
        ServingTime uptime = open();
        beatFor(uptime, 3);
        clock.addAndGet(20_000);
        long served = uptime.servingTime(clock.get()) - uptime.servingTime(START);
        assertTrue(served <= 5_500, () -> served + " ms");
        uptime.catchUp();
        assertEquals(3_000, uptime.servingTime(clock.get()) - uptime.servingTime(START));
    }

    /** Else the next player would be charged for what the one before was not. */
    @Test
    void timeDoesNotLeapAfterALateHeartbeat() {
        ServingTime uptime = open();
        beatFor(uptime, 3);
        clock.addAndGet(2_400);
        long before = uptime.servingTime(clock.get());
        uptime.heartbeat().join();
        assertEquals(before, uptime.servingTime(clock.get()));
    }

    /** Others look once a second, and half a second before this one here. */
    @Test
    void timeDoesNotLeapAfterANodeWasAwayTooShortlyForTheOthersToNotice() {
        ServingTime running = open();
        ServingTime late = open();
        for (int i = 0; i < 5; i++) {
            late.heartbeat().join();
            clock.addAndGet(500);
            running.heartbeat().join();
            clock.addAndGet(500);
        }
        clock.addAndGet(-500);
        beatFor(running, 2);
        clock.addAndGet(700);
        long before = late.servingTime(clock.get());
        late.heartbeat().join();
        long leap = late.servingTime(clock.get()) - before;
        assertTrue(leap <= 0, () -> leap + " ms");
    }

    @Test
    void clocksWaitForANodeThatHangs() {
        ServingTime running = open();
        ServingTime hanging = open();
        beatTogether(5, running, hanging);
        running.takeNewOutages();
        beatFor(running, 20);
        assertEquals(
                6_000,
                running.servingTime(clock.get()) - running.servingTime(START),
                "it was last seen alive in the sixth second");
        assertFalse(running.takeNewOutages(), "the outage goes on");
        hanging.heartbeat().join();
        beatTogether(5, running, hanging);
        assertTrue(running.takeNewOutages());
        for (ServingTime each : List.of(running, hanging)) {
            long served = each.servingTime(clock.get()) - each.servingTime(START);
            assertTrue(served >= 10_000 && served <= 12_000, () -> served + " ms");
        }
    }

    @Test
    void clocksDoNotWaitForeverForANodeThatIsGone() {
        ServingTime running = open();
        ServingTime killed = open();
        beatTogether(5, running, killed);
        beatFor(running, 100);
        long served = running.servingTime(clock.get()) - running.servingTime(START);
        assertTrue(
                served >= 105_000 - ServingTime.MISSED_AT_MOST_MILLIS - 1_000 && served <= 80_000,
                () -> served + " ms");
    }

    @Test
    void clocksDoNotWaitForANodeThatStoppedOnPurpose() {
        ServingTime running = open();
        ServingTime stopping = open();
        beatTogether(5, running, stopping);
        stopping.close();
        beatFor(running, 10);
        assertEquals(15_000, running.servingTime(clock.get()) - running.servingTime(START));
    }

    private ServingTime open() {
        return ServingTime.open(database, () -> clock.get() + shift.get(), clock::get);
    }

    private void beatTogether(int seconds, ServingTime one, ServingTime other) {
        for (int i = 0; i < seconds; i++) {
            beatFor(one, 1);
            other.heartbeat().join();
        }
    }

    private void beatFor(ServingTime uptime, int seconds) {
        for (int i = 0; i < seconds; i++) {
            clock.addAndGet(ServingTime.HEARTBEAT_MILLIS);
            uptime.heartbeat().join();
        }
    }
}
