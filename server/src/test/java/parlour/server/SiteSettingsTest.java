package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parlour.server.ApiClient.FREE;
import static parlour.server.ApiClient.ME;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.game.Language;
import parlour.game.Text;
import parlour.match.TimeControl;
import parlour.server.site.SiteSettings;
import parlour.server.site.SiteSettings.TableOpening;
import parlour.server.store.TestDatabase;
import parlour.server.table.ChanceSource;

/** What a host sets is told to the page and enforced by the server. */
final class SiteSettingsTest {

    @TempDir
    private Path data;

    private TestServer server(SiteSettings site) {
        ServerConfig config = ServerConfig.in(data)
                .database(TestDatabase.SQLITE.fresh(data))
                .botThreads(1)
                .site(site)
                // Others find it only if it listens to the network.
                .host(site.localName().isPresent() ? "0.0.0.0" : "localhost")
                .build();
        return TestServer.at(
                config, TestServer.games(), ChanceSource.provable(), new SecureRandom(), new ManualClock());
    }

    private static ApiClient.Exchange opens(ApiClient visitor, String game) {
        return visitor.post(
                "/api/tables",
                "{\"game\":\"" + game + "\",\"clock\":{\"kind\":\"none\"},\"seats\":[" + ME + "," + FREE + "]}");
    }

    @Test
    void accountsOpenTablesAndChatWhereGuestsMayNot() {
        SiteSettings site = new SiteSettings(
                "Attic Club",
                new Text("Welcome", "Bienvenue"),
                TableOpening.ACCOUNTS,
                false,
                List.of("conquest"),
                Optional.of(Language.FRENCH),
                Optional.of(new TimeControl.Increment(600_000, 5_000)),
                Optional.empty());
        try (TestServer server = server(site)) {
            ApiClient guest = server.guest("Guest");
            assertEquals("accounts-only", opens(guest, "conquest").code());
            ApiClient account = server.guest("Account");
            account.post("/api/accounts", "{\"name\":\"Account\",\"password\":\"a long walk home\"}");
            assertEquals("game-not-offered", opens(account, "sixfaces").code());
            String table = opens(account, "conquest").json().path("table").asText();
            SocketClient guests = guest.speaks("en");
            TableReplica.of(guests, table).does("sit", "\"seatBytes\":\"01\"");
            String say = "\"table\":\"" + table + "\",\"text\":\"Hello\"";
            assertEquals("accounts-only", guests.ask("chat", say).path("code").asText());
            SocketClient accounts = account.speaks("en");
            TableReplica.of(accounts, table);
            assertEquals("done", accounts.ask("chat", say).path("type").asText());

            JsonNode told = server.stranger().get("/api/site").json();
            assertEquals("Attic Club", told.path("name").asText());
            assertEquals("Bienvenue", told.at("/greeting/fr").asText());
            assertEquals("fr", told.path("language").asText());
            assertEquals(600_000, told.at("/clock/baseMs").asInt());
            assertEquals(0, told.path("join").size());
        }
    }

    @Test
    void onlyTheHostOpensTables() {
        SiteSettings site = new SiteSettings(
                "",
                Text.same(""),
                TableOpening.ADMIN,
                true,
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.of("parlour.local"));
        try (TestServer server = server(site)) {
            assertEquals("host-only", opens(server.guest("Guest"), "conquest").code());
            JsonNode join = server.stranger().get("/api/site").json().path("join");
            String last = join.path(join.size() - 1).asText();
            assertEquals("http://parlour.local:" + server.port(), last);
            assertTrue(
                    join.size() == 1 || join.path(0).asText().matches("http://[0-9.]+:" + server.port()),
                    join.toString());
        }
    }
}
