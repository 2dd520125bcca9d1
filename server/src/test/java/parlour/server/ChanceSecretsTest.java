package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parlour.server.ApiClient.FREE;
import static parlour.server.ApiClient.ME;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.chance.Secret;
import parlour.chance.Verification;
import parlour.game.file.GameFile;
import parlour.server.store.DatabaseLocation;
import parlour.server.store.TestDatabase;
import parlour.server.store.jdbc.Sql;
import parlour.server.store.setup.Backup;
import parlour.server.table.ChanceSource;
import parlour.server.table.TableSecrets;

/** The secrets behind random draws: unpredictable, committed to in advance, hidden until the end. */
final class ChanceSecretsTest {

    @TempDir
    private Path folder;

    /** Table ids repeat from one server to the next; bytes do not. */
    private static final class RepeatingIds extends SecureRandom {

        private static final long serialVersionUID = 1L;
        private final transient Random ids = new Random(7);

        @Override
        public int nextInt(int bound) {
            return ids.nextInt(bound);
        }
    }

    private static TestServer serverOn(Path data) {
        return TestServer.at(
                ServerConfig.in(data, 0),
                TestServer.games(),
                ChanceSource.provable(),
                new RepeatingIds(),
                new ManualClock());
    }

    private static DatabaseLocation location(Path data) {
        return DatabaseLocation.SqliteFile.in(data);
    }

    private static List<String> rows(Path data, String query) {
        try (Connection connection = TestDatabase.SQLITE.source(location(data)).getConnection()) {
            return Sql.all(connection, row -> row.getString(1), query);
        } catch (SQLException failure) {
            throw new IllegalStateException(failure);
        }
    }

    private static String opensReserved(ApiClient person, JsonNode offer) {
        String terms = "\"table\":" + offer.path("table") + ",\"game\":\"conquest\",\"clock\":{\"kind\":\"none\"}";
        return person.opensWith(terms, ME, FREE);
    }

    @Test
    void copiesOfTheSameBackupCommitToDifferentSecrets() {
        TestDatabase.SQLITE.fresh(folder.resolve("original"));
        List<Path> copies = List.of(folder.resolve("one"), folder.resolve("two"));
        try (TestServer original = serverOn(folder.resolve("original"))) {
            original.guest("Ada").post("/api/tables/reservations", "{}");
            copies.forEach(
                    copy -> Backup.of(location(folder.resolve("original"))).to(copy.resolve("parlour.db")));
        }
        List<JsonNode> offers = new ArrayList<>();
        List<JsonNode> terms = new ArrayList<>();
        for (Path copy : copies) {
            assertEquals(List.of(), rows(copy, "select secret from table_reservations"), "left out of backups");
            try (TestServer server = serverOn(copy)) {
                ApiClient ada = server.guest("Ada");
                JsonNode offer = ada.post("/api/tables/reservations", "{}").json();
                String table = opensReserved(ada, offer);
                offers.add(offer);
                terms.add(ada.get("/api/tables/" + table).json().path("terms"));
            }
        }
        assertEquals(offers.get(0).path("table"), offers.get(1).path("table"), "the case that used to repeat");
        for (String field : List.of("commitment", "rematchCommitment")) {
            assertNotEquals(terms.get(0).path(field), terms.get(1).path(field), field);
        }
    }

    @Test
    void secretIsTheOneCommittedToAndHiddenUntilTheEnd() throws Exception {
        TestDatabase.SQLITE.fresh(folder);
        try (TestServer server = serverOn(folder)) {
            ApiClient ada = server.guest("Ada");
            ApiClient bob = server.guest("Bob");
            JsonNode offer = ada.post("/api/tables/reservations", "{}").json();
            String table = opensReserved(ada, offer);
            TableReplica.of(bob.speaks("fr"), table).does("sit", "\"seatBytes\":\"abcd\"");
            String rematch = ada.get("/api/tables/" + table)
                    .json()
                    .at("/terms/rematchCommitment")
                    .asText();
            server.restart();
            for (ApiClient viewer : List.of(ada, bob, server.stranger())) {
                viewer.get("/api/tables");
                viewer.get("/api/me/tables");
                viewer.get("/api/tables/" + table);
                viewer.get("/api/tables/" + table + "/events");
                viewer.get("/api/tables/" + table + "/game-file");
            }
            List<String> secrets = storedSecrets();
            assertEquals(2, secrets.size());
            assertFalse(isTold(server, secrets));

            TableReplica first = TableReplica.of(ada.speaks("en"), table);
            first.does("resign", "\"seat\":0");
            String ended = bob.get("/api/tables/" + table + "/game-file").text();
            GameFile file = GameFile.read(ended);
            assertEquals(
                    offer.path("commitment").asText(),
                    commitment(file.tag("Secret").orElseThrow()));
            Verification verification = Verification.of(file, TestServer.games());
            assertTrue(
                    assertInstanceOf(Verification.Checked.class, verification).isRight());

            TableReplica second = TableReplica.of(bob.speaks("en"), table);
            first.upToDate().does("offer-rematch", "\"seatBytes\":\"01\"");
            second.upToDate().does("offer-rematch", "\"seatBytes\":\"02\"");
            String next = first.upToDate().state().path("rematch").path("table").asText();
            assertEquals(
                    rematch,
                    ada.get("/api/tables/" + next)
                            .json()
                            .at("/terms/commitment")
                            .asText());
        }
    }

    private static String commitment(String secret) {
        return Secret.read(secret).orElseThrow().commitment();
    }

    private List<String> storedSecrets() {
        List<String> secrets = new ArrayList<>(rows(folder, "select secret from rematch_secrets"));
        rows(folder, "select event from table_events where seq = 1")
                .forEach(event ->
                        secrets.add(ApiClient.read(event).path("secret").asText()));
        return secrets;
    }

    private static boolean isTold(TestServer server, List<String> secrets) {
        List<String> told = new ArrayList<>();
        for (ApiClient visitor : server.visitors()) {
            visitor.exchanges().forEach(exchange -> told.add(exchange.text()));
            visitor.lines().forEach(line -> told.addAll(line.received()));
        }
        assertTrue(told.size() > 15);
        return secrets.stream().anyMatch(secret -> told.stream().anyMatch(text -> text.contains(secret)));
    }

    /** Tables opened when secrets were derived from a key have shown commitments that must still hold. */
    @Test
    void rematchOfAnOldTableKeepsItsCommitment() throws SQLException {
        TestDatabase.SQLITE.fresh(folder);
        try (TestServer server = serverOn(folder)) {
            ApiClient ada = server.guest("Ada");
            String table = ada.opens("conquest", ME, FREE);
            String key = "0f".repeat(32);
            server.stop();
            try (Connection connection =
                    TestDatabase.SQLITE.source(location(folder)).getConnection()) {
                Sql.change(connection, "delete from rematch_secrets");
                Sql.change(connection, "insert into host_keys (purpose, secret) values ('chance', ?)", key);
            }
            server.start();
            String expected = Secret.read(key)
                    .orElseThrow()
                    .derive("parlour secret of return of " + table)
                    .commitment();
            assertEquals(
                    expected,
                    ada.get("/api/tables/" + table)
                            .json()
                            .at("/terms/rematchCommitment")
                            .asText());
        }
    }

    @Test
    void reservationsDoNotAccumulate() {
        TestDatabase.SQLITE.fresh(folder);
        try (TestServer server = serverOn(folder)) {
            ApiClient ada = server.guest("Ada");
            Set<String> commitments = new HashSet<>();
            JsonNode last = offered(ada, commitments);
            for (int i = 0; i < TableSecrets.RESERVATIONS_PER_PERSON + 5; i++) {
                last = offered(ada, commitments);
            }
            assertEquals(TableSecrets.RESERVATIONS_PER_PERSON + 6, commitments.size());
            List<String> stored = rows(folder, "select table_id from table_reservations");
            assertEquals(TableSecrets.RESERVATIONS_PER_PERSON, stored.size());
            assertTrue(stored.contains(last.path("table").asText()));

            server.clock().advance(TableSecrets.RESERVATION_LIFETIME.toMillis());
            String terms = "{\"table\":" + last.path("table") + ",\"game\":\"conquest\",\"clock\":{\"kind\":\"none\"},"
                    + "\"seats\":[" + ME + "," + FREE + "]}";
            assertEquals("table-taken", ada.post("/api/tables", terms).code());
        }
    }

    private static JsonNode offered(ApiClient person, Set<String> commitments) {
        JsonNode offer = person.post("/api/tables/reservations", "{}").json();
        commitments.add(offer.path("commitment").asText());
        return offer;
    }
}
