package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static parlour.server.ApiClient.FREE;
import static parlour.server.ApiClient.ME;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.TestDatabase;

/** Two nodes on one PostgreSQL database, with a player on each at one table. */
final class ClusterTest {

    @TempDir
    private Path data;

    @Test
    void gameContinuesWhenOneNodeFails() {
        DatabaseLocation location = TestDatabase.POSTGRESQL.fresh(data);
        ManualClock clock = new ManualClock();
        try (TestServer one = TestServer.on(location, data.resolve("one"), clock);
                TestServer other = TestServer.on(location, data.resolve("other"), clock)) {
            ApiClient ada = one.guest("Ada");
            ApiClient bob = other.guest("Bob");
            String table = ada.opens("sixfaces", ME, FREE);
            String at = "\"table\":\"" + table + "\"";
            SocketClient adas = ada.speaks("en");
            SocketClient bobs = bob.speaks("fr");
            TableReplica white = TableReplica.of(adas, table);
            TableReplica red = TableReplica.of(bobs, table);
            assertDone(red.does("sit", "\"seatBytes\":\"01\""));
            adas.awaitEvent("started");
            adas.await("Bob is there", message -> isHere(message, bob.id(), true));

            String move = white.upToDate().moves().getFirst();
            assertDone(white.does("declare", "\"text\":\"" + move + "\""));
            bobs.await("declared", message -> message.path("type").asText().equals("declared"));
            assertDone(white.plays(move));
            bobs.awaitEvent("played");
            assertDone(red.upToDate().plays(red.moves().getFirst()));
            adas.awaitEvent("played");
            adas.awaitEvent("played");
            assertDone(adas.ask("chat", at + ",\"text\":\"Salut\""));
            JsonNode said =
                    bobs.await("chat", message -> message.path("type").asText().equals("chat"));
            assertEquals("Salut", said.at("/line/text").asText());
            assertEquals(
                    white.upToDate().state().path("history"),
                    red.upToDate().state().path("history"));

            one.stop();
            bobs.await("Ada is gone", message -> isHere(message, ada.id(), false));
            ApiClient moved = other.with(ada);
            SocketClient again = moved.speaks("en");
            TableReplica resumed = white.resumedOn(again);
            bobs.await("Ada is back", message -> isHere(message, ada.id(), true));
            assertFalse(resumed.moves().isEmpty());
            assertDone(resumed.plays(resumed.moves().getFirst()));
            bobs.awaitEvent("played");
            assertEquals(resumed.upToDate().number(), red.upToDate().number());
        }
    }

    private static boolean isHere(JsonNode message, String person, boolean here) {
        return message.path("type").asText().equals("presence")
                && message.path("person").asText().equals(person)
                && message.path("present").asBoolean() == here;
    }

    private static void assertDone(JsonNode answer) {
        assertEquals("done", answer.path("type").asText(), answer.toString());
    }
}
