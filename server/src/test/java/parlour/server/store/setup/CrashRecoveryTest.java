package parlour.server.store.setup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.EventLog;
import parlour.server.store.LogEntry;
import parlour.server.store.OnBothDatabases;
import parlour.server.store.TestDatabase;
import parlour.server.store.jdbc.JdbcDatabase;
import parlour.server.store.jdbc.JdbcEventLog;

/** Confirmed writes survive killing the process in the middle of writing. */
@OnBothDatabases
final class CrashRecoveryTest {

    private static final int ENOUGH_BYTES = 40_000;

    private final TestDatabase store;

    CrashRecoveryTest(TestDatabase store) {
        this.store = store;
    }

    @Test
    void confirmedWritesSurviveACrash(@TempDir Path folder) throws Exception {
        DatabaseLocation location = store.fresh(folder);
        for (int round = 1; round <= 2; round++) {
            Map<String, Integer> confirmed = confirmedUntilKilled(location, "r" + round + "-");
            assertTrue(confirmed.values().stream().mapToInt(i -> i).sum() > 1_000, confirmed.toString());
            try (JdbcDatabase database = StoreFactory.open(location)) {
                EventLog log = new JdbcEventLog(database);
                confirmed.forEach((match, highest) -> {
                    List<Integer> kept =
                            log.read(match, 0).stream().map(LogEntry::seq).toList();
                    assertTrue(kept.size() >= highest, match);
                    assertEquals(IntStream.rangeClosed(1, kept.size()).boxed().toList(), kept);
                });
            }
        }
    }

    /** The highest confirmed number of each match. */
    private static Map<String, Integer> confirmedUntilKilled(DatabaseLocation location, String prefix)
            throws IOException, InterruptedException {
        Process process = ChildProcess.start("append", location, prefix);
        byte[] begun = process.getInputStream().readNBytes(ENOUGH_BYTES);
        // Through the handle, because {@code Process.destroyForcibly} would discard unread output.
        process.toHandle().destroyForcibly();
        byte[] rest = process.getInputStream().readAllBytes();
        process.waitFor();
        String said = new String(begun, StandardCharsets.US_ASCII) + new String(rest, StandardCharsets.US_ASCII);
        Map<String, Integer> confirmed = new HashMap<>();
        // The last line may be incomplete.
        said.substring(0, said.lastIndexOf('\n')).lines().forEach(line -> {
            String[] parts = line.split(" ", -1);
            assertEquals(2, parts.length, line);
            confirmed.merge(parts[0], Integer.parseInt(parts[1]), Math::max);
        });
        return confirmed;
    }
}
