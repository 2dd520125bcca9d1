package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parlour.server.ApiClient.FREE;
import static parlour.server.ApiClient.ME;
import static parlour.server.ApiClient.bot;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.TestDatabase;

/** Server processes that are stopped for a while and continue. */
@DisabledOnOs(OS.WINDOWS)
final class StoppedProcessTest {

    private static final long BASE = 4_000;

    @TempDir
    private Path data;

    /** Each player has less time than the server is stopped. */
    @Test
    void nobodyLosesOnTimeWhileTheirServerIsStopped() throws Exception {
        try (ServerProcess server = ServerProcess.start(TestDatabase.SQLITE.fresh(data), data)) {
            ApiClient ada = server.guest("Ada");
            ApiClient bob = server.guest("Bob");
            List<String> tables = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                String table = ada.opensWith(
                        "\"game\":\"sixfaces\",\"clock\":{\"kind\":\"increment\",\"baseMs\":" + BASE
                                + ",\"incrementMs\":0}",
                        ME,
                        FREE);
                tables.add(table);
            }
            SocketClient bobs = bob.speaks("en");
            for (String table : tables) {
                TableReplica.of(bobs, table).does("sit", "\"seatBytes\":\"01\"");
            }
            server.stop();
            Thread.sleep(BASE + 1_000);
            server.resume();
            for (String table : tables) {
                JsonNode state = ada.get("/api/tables/" + table).json().path("state");
                assertEquals("playing", state.path("phase").asText(), state::toString);
            }
            bob.close();
            ada.close();
        }
    }

    /** The stopped one may hold the lease of the table; another plays on within ten seconds or so. */
    @Test
    void anotherServerMovesForTheBotsOfAStoppedOne() throws Exception {
        DatabaseLocation location = TestDatabase.POSTGRESQL.fresh(data);
        try (ServerProcess one = ServerProcess.start(location, data.resolve("one"));
                ServerProcess other = ServerProcess.start(location, data.resolve("other"))) {
            ApiClient ada = one.guest("Ada");
            ApiClient eve = other.guest("Eve");
            List<String> tables = new ArrayList<>();
            // Bots that take their time: the games of quick ones would be over before they are looked at.
            for (int i = 0; i < 3; i++) {
                tables.add(ada.opens("conquest", bot(8), bot(8)));
            }
            one.stop();
            for (String table : tables) {
                int before = seq(eve, table);
                for (int tries = 0; tries < 240 && seq(eve, table) < before + 2; tries++) {
                    Thread.sleep(500);
                }
                assertTrue(seq(eve, table) >= before + 2, table);
            }
            one.resume();
        }
    }

    private static int seq(ApiClient visitor, String table) {
        ApiClient.Exchange answer = visitor.get("/api/tables/" + table);
        assertEquals(200, answer.status(), answer::toString);
        return answer.json().path("seq").asInt();
    }
}
