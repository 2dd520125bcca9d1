package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parlour.server.ApiClient.FREE;
import static parlour.server.ApiClient.ME;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.store.OnBothDatabases;
import parlour.server.store.TestDatabase;

/** Everybody can download and delete what the server has about them. */
@OnBothDatabases
final class PersonalDataTest {

    private static final String PASSWORD = "a long walk home";

    @TempDir
    private Path data;

    private final TestDatabase store;
    private final ApiContract contract = new ApiContract();
    private TestServer server;
    private ApiClient ada;
    private ApiClient bob;
    private String table;

    PersonalDataTest(TestDatabase store) {
        this.store = store;
    }

    @BeforeEach
    void play() {
        server = TestServer.on(store.fresh(data), data, new ManualClock());
        ada = server.guest("Ada");
        bob = server.guest("Bob");
        table = ada.opens("conquest", ME, FREE);
        SocketClient adas = ada.speaks("en");
        SocketClient bobs = bob.speaks("en");
        TableReplica.of(adas, table);
        TableReplica.of(bobs, table).does("sit", "\"seatBytes\":\"abcd\"");
        String here = "\"table\":\"" + table + "\",\"text\":";
        adas.ask("chat", here + "\"Hello from Ada\"");
        bobs.ask("chat", here + "\"Hello from Bob\"");
        adas.ask("mute", "\"muted\":true,\"person\":\"" + bob.id() + "\"");
    }

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    void guestGetsEverythingAboutThemselvesAndNothingElse() {
        ApiClient.Exchange exchange = ada.get("/api/me/data");
        assertEquals("", contract.wrong(exchange), exchange::toString);
        JsonNode export = exchange.json();
        assertEquals("Ada", export.at("/profile/name").asText());
        assertEquals("guest", export.at("/profile/kind").asText());
        assertEquals(1, export.path("chat").size());
        assertEquals("Hello from Ada", export.at("/chat/0/text").asText());
        assertEquals("Bob", export.at("/muted/0/name").asText());
        assertEquals(table, export.at("/games/0/table").asText());
        String file = export.at("/games/0/file").asText();
        assertTrue(file.contains("[Game \"conquest\"]"), file);
        assertFalse(file.contains("[Secret "), "the game is not over");
        assertFalse(exchange.text().contains("Hello from Bob"));
        assertEquals("unauthenticated", server.stranger().get("/api/me/data").code());
    }

    @Test
    void accountGetsItsTokensWithoutSecretsAndItsGamesAsAGuest() {
        ada.post("/api/accounts", "{\"name\":\"Ada\",\"password\":\"" + PASSWORD + "\"}");
        String token = ada.post("/api/me/tokens", "{\"name\":\"Robot\"}")
                .json()
                .path("token")
                .asText();
        bob.post("/api/session", "{\"name\":\"Ada\",\"password\":\"" + PASSWORD + "\"}");
        ApiClient.Exchange exchange = bob.get("/api/me/data");
        assertEquals("", contract.wrong(exchange), exchange::toString);
        JsonNode export = exchange.json();
        assertEquals("Robot", export.at("/tokens/0/name").asText());
        assertFalse(exchange.text().contains(token));
        assertFalse(exchange.text().contains("argon2"));
        assertEquals(2, export.path("chat").size(), "also what was written before signing in");
        assertTrue(export.path("unusedRecoveryCodes").asInt() > 0);
    }

    @Test
    void guestCanBeDeleted() {
        assertEquals(200, ada.delete("/api/me", "{}").status());
        assertFalse(server.with(ada).get("/api/me").json().has("you"));
        String seen = bob.get("/api/tables/" + table).text();
        assertFalse(seen.contains("\"Ada\""), seen);
        assertEquals(
                "deleted",
                ApiClient.read(seen).at("/people/" + ada.id() + "/kind").asText());
        JsonNode chat = bob.speaks("en")
                .ask("subscribe", "\"afterSeq\":0,\"table\":\"" + table + "\"")
                .path("chat");
        assertEquals(1, chat.size());
        assertEquals("Hello from Bob", chat.at("/0/text").asText());
    }
}
