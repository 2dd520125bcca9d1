package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parlour.server.ApiClient.FREE;
import static parlour.server.ApiClient.ME;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.chance.Verification;
import parlour.conan.card.CardPictures;
import parlour.conan.card.CardSet;
import parlour.game.NotationException;
import parlour.game.file.GameFile;
import parlour.registry.GameRegistry;

/** Tables that play with a card set of the players' own. */
final class CardSetsTest {

    private static final Path SET =
            Path.of("..", "games", "src", "test", "resources", "parlour", "conan", "card", "salt-road.json");

    private static final String PICTURE = "data:image/png;base64,iVBORw0KGgo=";

    @TempDir
    private Path data;

    static String set() {
        try {
            return Files.readString(SET);
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }

    /** Hands the set over; returns its fingerprint. */
    static String stored(ApiClient visitor) {
        return visitor.post("/api/card-sets", set()).json().path("fingerprint").asText();
    }

    /** Opens a table for two. */
    static String openWithCards(ApiClient visitor, String fingerprint) {
        String table = visitor.post(
                        "/api/tables",
                        "{\"game\":\"conan\",\"options\":[\"cards=" + fingerprint
                                + "\"],\"clock\":{\"kind\":\"none\"},\"seats\":[" + ME + "," + FREE + "]}")
                .json()
                .path("table")
                .asText();
        visitor.get("/api/tables/" + table + "/card-set");
        return table;
    }

    @Test
    void everybodyAtATableGetsTheSetAndTheGameVerifies() throws NotationException {
        try (TestServer server = TestServer.in(data)) {
            ApiClient ada = server.guest("Ada");
            ApiClient bob = server.guest("Bob");
            ApiClient.Exchange stored = ada.post("/api/card-sets", set());
            assertEquals(201, stored.status(), stored::toString);
            assertEquals(
                    "{\"fingerprint\":\"" + CardSet.read(set()).fingerprint()
                            + "\",\"set\":\"The Salt Road\",\"cards\":60,\"maxSeats\":4}",
                    stored.text());
            String fingerprint = stored.json().path("fingerprint").asText();
            String table = openWithCards(ada, fingerprint);
            JsonNode terms = bob.get("/api/tables/" + table).json().path("terms");
            assertEquals("cards=" + fingerprint, terms.path("options").path(0).asText());
            assertEquals(
                    CardPictures.text(set()),
                    bob.get("/api/tables/" + table + "/card-set").text());

            // A restart reads the table from its log alone.
            server.restart();
            TableReplica adas = TableReplica.of(ada.speaks("en"), table);
            TableReplica bobs = TableReplica.of(bob.speaks("fr"), table);
            bobs.does("sit", "\"seatBytes\":\"01\"");
            Random random = new Random(4);
            for (int i = 0; i < 25 && adas.upToDate().isOn(); i++) {
                TableReplica mover = adas.moves().isEmpty() ? bobs.upToDate() : adas;
                if (!mover.moves().isEmpty()) {
                    mover.plays(PlayTest.choice(mover.state().path("moves"), random));
                }
            }
            adas.upToDate().does("resign", "");
            String file = ada.get("/api/tables/" + table + "/game-file").text();
            assertTrue(file.contains("[Material \"{"), file);
            Verification verified = Verification.of(GameFile.read(file), GameRegistry.all());
            assertTrue(verified instanceof Verification.Checked checked && checked.isRight(), verified::toString);
            assertEquals(200, bob.post("/api/replays", file).status());
        }
    }

    @Test
    void wrongSetsAreRefusedNamingTheCard() {
        try (TestServer server = TestServer.in(data)) {
            ApiClient ada = server.guest("Ada");
            ApiClient.Exchange wrong = ada.post("/api/card-sets", set().replace("\"strength\": 9", "\"strength\": 90"));
            assertEquals(400, wrong.status());
            assertEquals(
                    "Card set, dune-giant: strength must be a number from 0 to 20.",
                    wrong.json().path("message").asText());
            ApiClient.Exchange unknown = ada.post(
                    "/api/tables",
                    "{\"game\":\"conan\",\"options\":[\"cards=sha256:" + "0".repeat(64)
                            + "\"],\"clock\":{\"kind\":\"none\"},\"seats\":[" + ME + "," + FREE + "]}");
            assertEquals(
                    "No card set with this fingerprint is known here: send it first.",
                    unknown.json().path("message").asText());
            assertEquals(401, server.stranger().post("/api/card-sets", set()).status());
        }
    }

    /** Further sets replace a person's oldest ones; tables that are open keep theirs. */
    @Test
    void setsAreLimitedByPersonAndTablesKeepTheirs() {
        try (TestServer server = TestServer.in(data)) {
            ApiClient ada = server.guest("Ada");
            String pictured =
                    set().replace("\"id\": \"dry-well\",", "\"id\": \"dry-well\", \"picture\": \"" + PICTURE + "\",");
            String fingerprint = ada.post("/api/card-sets", pictured)
                    .json()
                    .path("fingerprint")
                    .asText();
            String table = openWithCards(ada, fingerprint);
            server.serve(Duration.ofMinutes(2));
            for (int i = 0; i < 19; i++) {
                assertEquals(
                        201,
                        ada.post("/api/card-sets", set().replace("The Salt Road", "Set " + i))
                                .status());
            }
            String before = ada.get("/api/tables/" + table + "/card-set").text();
            assertTrue(before.contains(PICTURE), before);
            server.serve(Duration.ofMinutes(2));
            assertEquals(
                    201,
                    ada.post("/api/card-sets", set().replace("The Salt Road", "One more"))
                            .status());
            String kept = ada.get("/api/tables/" + table + "/card-set").text();
            assertTrue(!kept.contains(PICTURE) && kept.contains("The Salt Road"), "the table's own, without pictures");
        }
    }

    @Test
    void publishedSchemaDescribesTheSets() throws IOException {
        Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(ApiContract.document("card-set.schema.json"));
        Path ours = Path.of("..", "games", "src", "main", "resources", "parlour", "conan", "card", "cards.json");
        for (String text : List.of(set(), Files.readString(ours))) {
            assertEquals("[]", schema.validate(text, InputFormat.JSON).toString());
        }
        for (String wrong : List.of(
                set().replace("\"strength\": 9", "\"strength\": 90"),
                set().replace(
                                "\"op\": \"EDGE\", \"when\": \"RESOLUTION\"",
                                "\"op\": \"LUCK\", \"when\": \"RESOLUTION\""),
                set().replace("\"trigger\": \"accomplish\", \"n\": 1", "\"n\": 1"),
                set().replace("\"copies\": 2", "\"copies\": 0"))) {
            assertTrue(
                    !wrong.equals(set())
                            && !schema.validate(wrong, InputFormat.JSON).isEmpty(),
                    wrong);
        }
    }
}
