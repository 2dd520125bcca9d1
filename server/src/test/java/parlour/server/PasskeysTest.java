package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parlour.server.ApiClient.ME;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.people.passkeys.Passkeys;
import parlour.server.store.OnBothDatabases;
import parlour.server.store.TestDatabase;

/** Signing in with the key of a device. */
@OnBothDatabases
final class PasskeysTest {

    static final String PASSWORD = "a long walk home";

    @TempDir
    private Path data;

    private final TestDatabase store;
    private TestServer server;
    private ApiClient ada;
    private SoftwareKey key;

    PasskeysTest(TestDatabase store) {
        this.store = store;
    }

    @BeforeEach
    void open() {
        server = TestServer.on(store.fresh(data), data, new ManualClock());
        ada = server.guest("Ada");
        ada.post("/api/accounts", "{\"name\":\"Ada\",\"password\":\"" + PASSWORD + "\"}");
        key = new SoftwareKey(server.address().toString());
    }

    @AfterEach
    void close() {
        server.close();
    }

    static ApiClient.Exchange adds(ApiClient account, SoftwareKey key, String name) {
        JsonNode challenge = account.post("/api/me/passkeys/challenges", "{\"password\":\"" + PASSWORD + "\"}")
                .json();
        return account.post(
                "/api/me/passkeys",
                "{\"challenge\":" + challenge.path("challenge") + ",\"name\":\"" + name + "\",\"credential\":"
                        + key.create(challenge.path("options")) + "}");
    }

    static String answer(ApiClient visitor, SoftwareKey key) {
        JsonNode challenge =
                visitor.post("/api/session/passkey/challenges", "{}").json();
        return "{\"challenge\":" + challenge.path("challenge") + ",\"credential\":" + key.get(challenge.path("options"))
                + "}";
    }

    private static ApiClient.Exchange signsIn(ApiClient visitor, String answer) {
        return visitor.post("/api/session/passkey", answer);
    }

    @Test
    void passkeySignsInWhereverTheDeviceIs() {
        assertEquals(201, adds(ada, key, "My telephone").status());
        ApiClient elsewhere = server.guest("Guest");
        String table = elsewhere.opens("conquest", ME, ME);
        ApiClient.Exchange entered = signsIn(elsewhere, answer(elsewhere, key));
        assertEquals(ada.id(), entered.json().at("/you/id").asText(), entered::toString);
        assertEquals(ada.id(), elsewhere.get("/api/me").json().at("/you/id").asText());
        assertTrue(elsewhere.get("/api/me/tables").text().contains(table), "the games of the guest move along");
        assertEquals(
                200, signsIn(server.stranger(), answer(server.stranger(), key)).status());
    }

    @Test
    void passkeysAreListedNamedAndRemoved() {
        String id = adds(ada, key, "My telephone").json().path("id").asText();
        assertEquals(
                "invalid-name",
                ada.post("/api/me/passkeys/" + id + "/name", "{\"name\":\"\"}").code());
        ada.post("/api/me/passkeys/" + id + "/name", "{\"name\":\"Old telephone\"}");
        server.clock().advance(60_000);
        signsIn(server.stranger(), answer(server.stranger(), key));
        JsonNode listed = ada.get("/api/me/passkeys").json().path("passkeys");
        assertEquals(1, listed.size());
        assertEquals("Old telephone", listed.at("/0/name").asText());
        assertTrue(listed.at("/0/usedAt").asLong() > listed.at("/0/createdAt").asLong());
        assertEquals(
                "Old telephone",
                ada.get("/api/me/data").json().at("/passkeys/0/name").asText());

        ApiClient bob = server.guest("Bob");
        assertEquals("passkey-unknown", bob.delete("/api/me/passkeys/" + id).code());
        assertEquals(200, ada.delete("/api/me/passkeys/" + id).status());
        assertEquals(
                "passkey-wrong",
                signsIn(server.stranger(), answer(server.stranger(), key)).code());
    }

    @Test
    void onlyTheOwnerCanAddOne() {
        assertEquals(
                "password-wrong",
                ada.post("/api/me/passkeys/challenges", "{\"password\":\"something else\"}")
                        .code());
        ApiClient bob = server.guest("Bob");
        assertEquals(
                "not-an-account",
                bob.post("/api/me/passkeys/challenges", "{\"password\":\"" + PASSWORD + "\"}")
                        .code());
        JsonNode challenge = ada.post("/api/me/passkeys/challenges", "{\"password\":\"" + PASSWORD + "\"}")
                .json();
        bob.post("/api/accounts", "{\"name\":\"Bob\",\"password\":\"" + PASSWORD + "\"}");
        String taken = "{\"challenge\":" + challenge.path("challenge") + ",\"name\":\"x1\",\"credential\":"
                + key.create(challenge.path("options")) + "}";
        assertEquals("passkey-wrong", bob.post("/api/me/passkeys", taken).code());
        assertEquals("passkey-wrong", ada.post("/api/me/passkeys", taken).code(), "used up");
    }

    @Test
    void wrongAnswersAreRefused() {
        adds(ada, key, "My telephone");
        ApiClient visitor = server.stranger();
        String good = answer(visitor, key);
        assertEquals(200, signsIn(visitor, good).status());
        assertEquals("passkey-wrong", signsIn(server.stranger(), good).code(), "an answer is good once");

        String late = answer(visitor, key);
        server.clock().advance(Passkeys.CHALLENGE_LIFETIME.toMillis());
        assertEquals("passkey-wrong", signsIn(server.stranger(), late).code(), "too late");

        String foreign = answer(server.stranger(), key.at("https://elsewhere.example"));
        assertEquals("passkey-wrong", signsIn(server.stranger(), foreign).code(), "asked by another site");
        key.at(server.address().toString());

        SoftwareKey other = new SoftwareKey(server.address().toString());
        assertEquals(
                "passkey-wrong",
                signsIn(server.stranger(), answer(visitor, other)).code(),
                "an unknown key");
        String forged = answer(visitor, key).replaceFirst("\"signature\":\"[^\"]{10}", "\"signature\":\"MEUCIQDAAA");
        assertEquals("passkey-wrong", signsIn(server.stranger(), forged).code(), "a wrong signature");
        String empty = "{\"challenge\":\"none\",\"credential\":{}}";
        assertEquals("passkey-wrong", signsIn(server.stranger(), empty).code());
    }

    @Test
    void deletedAccountHasNoPasskeys() {
        adds(ada, key, "My telephone");
        String answer = answer(server.stranger(), key);
        ada.delete("/api/me", "{\"password\":\"" + PASSWORD + "\"}");
        assertEquals("passkey-wrong", signsIn(server.stranger(), answer).code());
        assertFalse(server.stranger().get("/api/me").json().has("you"));
    }
}
