package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static parlour.server.Visitor.FREE;
import static parlour.server.Visitor.ME;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.store.Place;
import parlour.server.store.Store;
import parlour.server.table.Chance;
import parlour.server.thoughts.Thoughts;

/** Two nodes on one PostgreSQL database: a player on each, one table. */
final class NodesTest {

    @TempDir
    private Path data;

    private OpenHouse node(String name, Place place, OpenHouse.Hands clock) {
        Settings settings = new Settings(
                "localhost",
                0,
                data.resolve(name),
                place,
                Optional.empty(),
                1,
                Settings.MOST_SOCKETS,
                Thoughts.Room.USUAL);
        return OpenHouse.at(settings, OpenHouse.games(), Chance.provable(), new SecureRandom(), clock);
    }

    @Test
    void aPlayerOnEachNodeAndOneNodeFalls() {
        Place place = Store.POSTGRESQL.fresh(data);
        OpenHouse.Hands clock = new OpenHouse.Hands();
        try (OpenHouse one = node("one", place, clock);
                OpenHouse other = node("other", place, clock)) {
            Visitor ada = one.guest("Ada");
            Visitor bob = other.guest("Bob");
            String table = ada.opens("sixfaces", ME, FREE);
            String at = "\"table\":\"" + table + "\"";
            Line adas = ada.speaks("en");
            Line bobs = bob.speaks("fr");
            Picture white = Picture.of(adas, table);
            Picture red = Picture.of(bobs, table);
            assertDone(red.does("sit", "\"bytes\":\"01\""));
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

            one.fall();
            bobs.await("Ada is gone", message -> isHere(message, ada.id(), false));
            Visitor moved = other.with(ada);
            Line again = moved.speaks("en");
            Picture resumed = white.resumedOn(again);
            bobs.await("Ada is back", message -> isHere(message, ada.id(), true));
            assertFalse(resumed.moves().isEmpty());
            assertDone(resumed.plays(resumed.moves().getFirst()));
            bobs.awaitEvent("played");
            assertEquals(resumed.upToDate().number(), red.upToDate().number());
        }
    }

    private static boolean isHere(JsonNode message, String person, boolean here) {
        return message.path("type").asText().equals("here")
                && message.path("person").asText().equals(person)
                && message.path("here").asBoolean() == here;
    }

    private static void assertDone(JsonNode answer) {
        assertEquals("done", answer.path("type").asText(), answer.toString());
    }
}
