package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parlour.server.ApiClient.FREE;
import static parlour.server.ApiClient.ME;

import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Time controls over the API, with a manual clock. */
final class ClockTest {

    @TempDir
    private Path data;

    private static String increment(long base) {
        return "\"game\":\"sixfaces\",\"clock\":{\"kind\":\"increment\",\"baseMs\":" + base + ",\"incrementMs\":0}";
    }

    @Test
    void playerWhoRunsOutOfTimeLoses() {
        try (TestServer server = TestServer.in(data)) {
            ApiClient ada = server.guest("Ada");
            ApiClient bob = server.guest("Bob");
            String table = ada.opensWith(increment(1_000), ME, FREE);
            TableReplica bobs = TableReplica.of(bob.speaks("fr"), table);
            SocketClient eyes = server.stranger().speaks("en");
            TableReplica.of(eyes, table);
            bobs.does("sit", "\"seatBytes\":\"01\"");
            assertEquals(0, bobs.upToDate().state().at("/clocks/running").asInt());
            // Short enough not to count as an outage.
            server.clock().advance(2_000);
            assertEquals(0, eyes.awaitEvent("time-ran-out").at("/event/seat").asInt());
            assertEquals(
                    "time", eyes.awaitEvent("ended").at("/state/result/reason").asText());
            assertEquals("0-1", bobs.upToDate().state().at("/result/result").asText());
        }
    }

    @Test
    void clocksStopWhileTheServerIsDown() {
        try (TestServer server = TestServer.in(data)) {
            ApiClient ada = server.guest("Ada");
            ApiClient bob = server.guest("Bob");
            String table = ada.opensWith(increment(600_000), ME, FREE);
            TableReplica bobs = TableReplica.of(bob.speaks("fr"), table);
            bobs.does("sit", "\"seatBytes\":\"01\"");
            server.clock().advance(2_000);
            server.restart();
            TableReplica adas = TableReplica.of(ada.speaks("en"), table);
            long left = adas.state().at("/clocks/remainingMs/0").asLong();
            assertTrue(left > 590_000 && left <= 600_000, () -> left + " ms");
            assertEquals("playing", adas.state().path("phase").asText());
            adas.plays(adas.moves().getFirst());
            assertEquals(1, adas.upToDate().state().at("/clocks/running").asInt());
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {-3_600, 3_600})
    void settingTheWallClockTakesNobodysTime(long seconds) {
        try (TestServer server = TestServer.in(data)) {
            ApiClient ada = server.guest("Ada");
            ApiClient bob = server.guest("Bob");
            String table = ada.opensWith(increment(60_000), ME, FREE);
            TableReplica.of(bob.speaks("fr"), table).does("sit", "\"seatBytes\":\"01\"");
            server.serve(Duration.ofSeconds(3));
            server.clock().set(Duration.ofSeconds(seconds));
            server.serve(Duration.ofSeconds(3));
            TableReplica adas = TableReplica.of(ada.speaks("en"), table);
            assertEquals("playing", adas.state().path("phase").asText());
            long left = adas.state().at("/clocks/remainingMs/0").asLong();
            assertTrue(left > 50_000 && left <= 55_250, () -> left + " ms");
        }
    }
}
