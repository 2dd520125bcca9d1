package parlour.bench.chaos;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Short runs of {@code ./parlour bench chaos}. */
final class ChaosTestTest {

    @BeforeAll
    static void startServersQuickly() {
        System.setProperty("parlour.bench.flags", "-XX:TieredStopAtLevel=1");
    }

    @AfterAll
    static void startServersAsUsual() {
        System.clearProperty("parlour.bench.flags");
    }

    @Test
    void promisesAreKeptThroughFaults() {
        List<Violation> violations = run(
                false,
                List.of(
                        Fault.CONNECTIONS_RESET,
                        Fault.DEAD_WATCHERS,
                        Fault.NODE_PAUSED,
                        Fault.FAILOVER_WHILE_BEHIND,
                        Fault.NODE_KILLED));
        assertEquals(List.of(), violations);
    }

    /** The checker can fail: without synchronous replication, a failover loses what was confirmed. */
    @Test
    void lostMovesAreFoundWithAsynchronousReplication() {
        List<Violation> violations = run(true, List.of(Fault.FAILOVER_WHILE_BEHIND));
        assertTrue(
                violations.stream().anyMatch(violation -> violation.kind() == Violation.Kind.LOST),
                violations.toString());
    }

    private static List<Violation> run(boolean isAsynchronous, List<Fault> script) {
        return ChaosTest.run(new ChaosSettings(1, isAsynchronous, 8, 300, 3, 500, false, script, 0));
    }
}
