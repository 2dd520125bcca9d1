package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parlour.server.ApiClient.FREE;
import static parlour.server.ApiClient.ME;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.OnBothDatabases;
import parlour.server.store.TestDatabase;

/**
 * What the host does takes effect at once, also on open sockets: on SQLite, and on two nodes with PostgreSQL, where the
 * host acts on one and people are on the other. Each test uses its own names.
 */
@OnBothDatabases
final class ModerationTest {

    private static final Map<TestDatabase, Nodes> NODES = new EnumMap<>(TestDatabase.class);

    private record Nodes(TestServer here, TestServer there, ApiClient admin) {

        static Nodes on(TestDatabase store) {
            Path data = folder.resolve(store.name());
            ManualClock clock = new ManualClock();
            DatabaseLocation location = store.fresh(data);
            TestServer here = TestServer.on(location, data.resolve("here"), clock);
            ApiClient admin = here.admin();
            return new Nodes(
                    here,
                    store == TestDatabase.SQLITE ? here : TestServer.on(location, data.resolve("there"), clock),
                    admin);
        }
    }

    @TempDir
    static Path folder;

    private final TestServer there;
    private final ApiClient admin;

    ModerationTest(TestDatabase store) {
        Nodes nodes = NODES.computeIfAbsent(store, Nodes::on);
        there = nodes.there;
        admin = nodes.admin;
    }

    @AfterAll
    static void stop() {
        NODES.values().forEach(nodes -> {
            nodes.there.close();
            nodes.here.close();
        });
        NODES.clear();
    }

    private String act(String kind, String subject, String more) {
        ApiClient.Exchange done = admin.post(
                "/api/admin/actions", "{\"kind\":\"" + kind + "\",\"subject\":\"" + subject + "\"" + more + "}");
        assertEquals(201, done.status(), done::toString);
        return done.json().path("id").asText();
    }

    private void undo(String action) {
        assertEquals(200, admin.delete("/api/admin/actions/" + action).status());
        assertEquals(404, admin.delete("/api/admin/actions/" + action).status(), "only once");
    }

    private JsonNode logged(String action) {
        for (JsonNode row : admin.get("/api/admin").json().path("actions")) {
            if (row.path("id").asText().equals(action)) {
                return row;
            }
        }
        throw new AssertionError("no row " + action);
    }

    @Test
    void aBannedPersonIsExcludedAtOnceAndReadsWhy() throws InterruptedException {
        ApiClient rude = there.guest("Rude");
        SocketClient open = rude.speaks("en");
        String ban = act("ban", rude.id(), ",\"why\":\"Rude words\",\"hours\":2");
        assertTrue(open.isClosed() || open.awaitClose() == 1_008);
        assertTrue(open.received().getLast().contains("Reason: Rude words"), open::toString);
        ApiClient.Exchange refused = rude.get("/api/me/tables");
        assertEquals(403, refused.status());
        assertEquals("banned", refused.code());
        assertEquals(200, there.guest("Neighbour").get("/api/me/tables").status());
        JsonNode row = logged(ban);
        assertEquals("Hostess", row.path("by").asText());
        assertEquals("Rude", row.path("name").asText());
        assertEquals("Rude words", row.path("why").asText());

        undo(ban);
        assertEquals(200, rude.get("/api/me/tables").status());
        assertEquals("Hostess", logged(ban).path("undoneBy").asText());
    }

    @Test
    void aBanEnds() {
        ApiClient rude = there.guest("Ruder");
        act("ban", rude.id(), ",\"hours\":1");
        assertEquals(403, rude.get("/api/me").status());
        there.clock().advance(Duration.ofMinutes(61).toMillis());
        assertEquals(200, rude.get("/api/me").status());
    }

    @Test
    void whoeverIsBannedMaySignOutAndLeave() {
        ApiClient rude = there.guest("Rudest");
        act("ban", rude.id(), "");
        assertEquals(200, rude.get("/api/me/data").status());
        assertEquals(200, rude.delete("/api/session").status());
    }

    @Test
    void aBotIsBannedWithItsOwner() {
        ApiClient owner = there.guest("Owner");
        owner.post("/api/accounts", "{\"name\":\"Owner\",\"password\":\"a long walk home\"}");
        String token = owner.post("/api/me/tokens", "{\"name\":\"Robot\"}")
                .json()
                .path("token")
                .asText();
        ApiClient bot = there.stranger().with("Authorization", "Bearer " + token);
        assertEquals(200, bot.get("/api/me").status());
        String ban = act("ban", owner.id(), "");
        assertEquals("banned", bot.get("/api/me").code());
        undo(ban);
    }

    @Test
    void aMutedPersonMayPlayButNotChat() {
        ApiClient loud = there.guest("Loud");
        String table = loud.opens("conquest", ME, FREE);
        SocketClient line = loud.speaks("fr");
        TableReplica.of(line, table);
        String say = "\"table\":\"" + table + "\",\"text\":\"Bonjour\"";
        assertEquals("done", line.ask("chat", say).path("type").asText());
        String mute = act("mute", loud.id(), ",\"why\":\"Trop fort\"");
        JsonNode refused = line.ask("chat", say);
        assertEquals("muted", refused.path("code").asText());
        assertEquals(
                "L’hôte de ce serveur vous a retiré la parole. Motif\u00a0: Trop fort",
                refused.path("message").asText());
        undo(mute);
        assertEquals("done", line.ask("chat", say).path("type").asText());
    }

    @Test
    void aHiddenNameIsShownToNobodyUntilItChanges() {
        ApiClient named = there.guest("Ugly Name");
        named.opens("conquest", ME, FREE);
        assertTrue(there.stranger().get("/api/tables").text().contains("Ugly Name"));
        String hide = act("hide-name", named.id(), "");
        String lobby = there.stranger().get("/api/tables").text();
        assertFalse(lobby.contains("Ugly Name"), lobby);
        assertTrue(lobby.contains("№ "), lobby);
        assertTrue(admin.get("/api/admin?search=ugly").text().contains("Ugly Name"), "the host sees it");
        named.post("/api/me/name", "{\"name\":\"Fair Name\"}");
        assertTrue(there.stranger().get("/api/tables").text().contains("Fair Name"));
        named.post("/api/me/name", "{\"name\":\"Ugly Name\"}");
        assertFalse(there.stranger().get("/api/tables").text().contains("Ugly Name"));
        undo(hide);
        assertTrue(there.stranger().get("/api/tables").text().contains("Ugly Name"));
    }

    @Test
    void aClosedTableIsOpenToNobodyUntilItIsOpenedAgain() throws InterruptedException {
        ApiClient player = there.guest("Player");
        String table = player.opens("conquest", ME, FREE);
        SocketClient line = player.speaks("en");
        TableReplica.of(line, table);
        String close = act("close-table", table, "");
        assertTrue(line.isClosed() || line.awaitClose() == 1_008);
        SocketClient again = player.speaks("en");
        JsonNode refused = again.ask("subscribe", "\"table\":\"" + table + "\",\"afterSeq\":0");
        assertEquals("table-closed", refused.path("code").asText());
        assertEquals("table-closed", player.get("/api/tables/" + table).code());
        assertFalse(there.stranger().get("/api/tables").text().contains(table));
        undo(close);
        assertTrue(there.stranger().get("/api/tables").text().contains(table));
        assertTrue(TableReplica.of(again, table).number() > 0);
    }

    @Test
    void aReportHoldsTheLastLinesAndCanBeClosedAndOpened() {
        ApiClient rude = there.guest("Reported");
        ApiClient other = there.guest("Reporter");
        String table = rude.opens("conquest", ME, FREE);
        SocketClient line = rude.speaks("en");
        TableReplica.of(line, table);
        line.ask("chat", "\"table\":\"" + table + "\",\"text\":\"You cannot play\"");
        String body = "{\"person\":\"" + rude.id() + "\",\"table\":\"" + table + "\",\"why\":\"Insults\"}";
        assertEquals(201, other.post("/api/reports", body).status());
        JsonNode report = report("Insults");
        assertEquals("You cannot play", report.at("/lines/0/text").asText());
        assertEquals("Reported", report.at("/person/name").asText());
        assertEquals("Reporter", report.at("/reporter/name").asText());
        assertEquals("", report.path("handledBy").asText());
        String handled = act("handle-report", report.path("id").asText(), "");
        assertEquals(handled, report("Insults").path("handledBy").asText());
        undo(handled);
        assertEquals("", report("Insults").path("handledBy").asText());
    }

    private JsonNode report(String why) {
        for (JsonNode report : admin.get("/api/admin").json().path("reports")) {
            if (report.path("why").asText().equals(why)) {
                return report;
            }
        }
        throw new AssertionError("no report " + why);
    }

    @Test
    void onlyTheNamedAccountIsAdministrator() {
        ApiClient guest = there.guest("Guest");
        assertEquals("admin-only", guest.get("/api/admin").code());
        assertEquals(401, there.stranger().get("/api/admin").status());
        ApiClient twin = there.guest("Hostess2");
        assertEquals("admin-only", twin.get("/api/admin").code());
        assertEquals(
                "is-admin",
                admin.post("/api/admin/actions", "{\"kind\":\"ban\",\"subject\":\"" + admin.id() + "\"}")
                        .code());
    }
}
