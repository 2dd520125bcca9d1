package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static parlour.server.ApiClient.FREE;
import static parlour.server.ApiClient.ME;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.store.Database;
import parlour.server.store.jdbc.Sql;

/** What everybody may know of a person, and no more. */
final class ProfileTest {

    @TempDir
    private Path data;

    private TestServer server;
    private ApiClient ada;
    private ApiClient bob;

    @BeforeEach
    void start() {
        server = TestServer.in(data);
        ada = server.guest("Ada");
        bob = server.guest("Bob");
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private JsonNode profile(ApiClient viewer, ApiClient of) {
        ApiClient.Exchange answer = viewer.get("/api/people/" + of.id());
        assertEquals(200, answer.status(), answer::toString);
        return answer.json();
    }

    @Test
    void aProfileIsANameADayAndNumbersOfFinishedGames() {
        long day = 86_400_000;
        JsonNode before = profile(server.stranger(), ada);
        assertEquals(
                "{\"id\":\"" + ada.id() + "\",\"name\":\"Ada\",\"kind\":\"guest\",\"since\":"
                        + server.clock().millis() / day * day + ",\"finished\":[]}",
                before.toString());
        for (String listed : new String[] {"true", "false"}) {
            SocketClient line = ada.speaks("en");
            String table =
                    ada.opensWith("\"game\":\"conquest\",\"clock\":{\"kind\":\"none\"},\"listed\":" + listed, ME, FREE);
            TableReplica here = TableReplica.of(line, table);
            TableReplica.of(bob.speaks("en"), table).does("sit", "\"seatBytes\":\"01\"");
            assertEquals(
                    "[]",
                    profile(bob, ada).path("finished").toString().replace("{\"game\":\"conquest\",\"count\":1}", ""));
            assertEquals("done", here.upToDate().does("resign", "").path("type").asText());
        }
        assertEquals(
                "[{\"game\":\"conquest\",\"count\":2}]",
                profile(bob, ada).path("finished").toString());
        assertFalse(profile(bob, ada).path("muted").asBoolean());
    }

    @Test
    void aMutedPersonIsNotHeardOnOpenSocketsEither() {
        String table = ada.opens("conquest", ME, FREE);
        SocketClient adas = ada.speaks("en");
        SocketClient bobs = bob.speaks("en");
        TableReplica.of(adas, table);
        TableReplica.of(bobs, table);
        assertEquals(
                true,
                bob.post("/api/people/" + ada.id() + "/mute", "")
                        .json()
                        .path("muted")
                        .asBoolean());
        assertEquals(true, profile(bob, ada).path("muted").asBoolean());
        assertEquals(false, profile(ada, bob).path("muted").asBoolean(), "the other one is not told");
        adas.ask("chat", "\"table\":\"" + table + "\",\"text\":\"not for Bob\"");
        bobs.settle();
        assertFalse(bobs.received().toString().contains("not for Bob"), bobs::toString);
        assertEquals(
                false,
                bob.delete("/api/people/" + ada.id() + "/mute")
                        .json()
                        .path("muted")
                        .asBoolean());
        adas.ask("chat", "\"table\":\"" + table + "\",\"text\":\"for Bob\"");
        bobs.await("the chat", message -> message.toString().contains("for Bob"));
    }

    @Test
    void aHiddenNameStaysHiddenAndWhoeverHasLeftIsNobody() {
        Database.durable(server.database()
                .write(connection -> Sql.change(
                        connection,
                        "insert into admin_actions values ('a', 'hide-name', ?, 'Ada', '', '', 0, 0, '', 0)",
                        ada.id())));
        server.restart();
        assertFalse(server.stranger().get("/api/people/" + ada.id()).text().contains("Ada"));
        assertEquals(404, bob.get("/api/people/nobody").status());
        assertEquals(200, bob.delete("/api/me", "{}").status());
        assertEquals(404, ada.get("/api/people/" + bob.id()).status());
    }
}
