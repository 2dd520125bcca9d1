package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static parlour.server.ApiClient.FREE;
import static parlour.server.ApiClient.ME;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The list of a person's tables is read from the database alone: no table is loaded for it. */
final class MyTablesTest {

    @TempDir
    private Path data;

    @Test
    void listingMyTablesLoadsNoTable() {
        try (TestServer server = TestServer.in(data)) {
            ApiClient ada = server.guest("Ada");
            ApiClient bob = server.guest("Bob");
            Map<String, Boolean> expected = new HashMap<>();
            for (String game : new String[] {"conquest", "sixfaces", "domination", "conan", "kuhn"}) {
                String table = ada.opens(game, ME, FREE);
                TableReplica adas = TableReplica.of(ada.speaks("en"), table);
                TableReplica bobs = TableReplica.of(bob.speaks("fr"), table);
                bobs.does("sit", "\"seatBytes\":\"01\"");
                TableReplica mover = isToMove(adas) ? adas : bobs;
                mover.upToDate().plays(mover.moves().getFirst());
                expected.put(table, isToMove(adas));
            }
            server.restart();
            assertEquals(0, loadedTables(server));
            assertEquals(expected, yourTurns(ada));
            expected.replaceAll((table, isAdas) -> !isAdas);
            assertEquals(expected, yourTurns(bob));
            assertEquals(0, loadedTables(server));
            // Shows that the metric counts.
            ada.get("/api/tables/" + expected.keySet().iterator().next());
            assertEquals(1, loadedTables(server));
        }
    }

    @Test
    void finishedGameHasNoTurn() {
        try (TestServer server = TestServer.in(data)) {
            ApiClient ada = server.guest("Ada");
            String table = ada.opens("conquest", ME, ME);
            TableReplica picture = TableReplica.of(ada.speaks("en"), table);
            assertEquals(Map.of(table, true), yourTurns(ada));
            picture.upToDate().does("resign", "");
            assertEquals(Map.of(), yourTurns(ada));
        }
    }

    private static boolean isToMove(TableReplica picture) {
        return !picture.upToDate().moves().isEmpty();
    }

    /** The games the client is playing, and whether it is its turn. */
    private static Map<String, Boolean> yourTurns(ApiClient visitor) {
        Map<String, Boolean> turns = new HashMap<>();
        for (JsonNode table : visitor.get("/api/me/tables").json().path("tables")) {
            if (table.has("yourTurn")) {
                turns.put(table.path("table").asText(), table.path("yourTurn").asBoolean());
            }
        }
        return turns;
    }

    private static int loadedTables(TestServer server) {
        String metrics = server.stranger().get("/metrics").text();
        return (int) Double.parseDouble(metrics.lines()
                .filter(line -> line.startsWith("parlour_tables_loaded "))
                .map(line -> line.substring(line.indexOf(' ')))
                .findFirst()
                .orElseThrow());
    }
}
