package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static parlour.server.ApiClient.ME;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.conquest.Symmetry;
import parlour.explorer.MoveResults;
import parlour.explorer.OpeningTable;
import parlour.game.Options;

/** The openings of a server's own games: which games are counted, and when. */
final class PlayedOpeningsTest {

    @TempDir
    private Path data;

    @Test
    void listedGamesAreCountedOnceTheyHaveEnded() {
        try (TestServer server = TestServer.in(data)) {
            ApiClient ada = server.guest("Ada");
            assertEquals(0, table(ada).games());
            // White resigns after one move of each.
            play(ada, true);
            // Private games are nobody's business.
            play(ada, false);
            assertEquals(0, table(ada).games(), "some minutes old");
            server.serve(Duration.ofMinutes(5));
            OpeningTable table = table(ada);
            assertEquals(1, table.games());
            ConquestPosition start = Conquest.SIX_FACES.start(Options.defaults(Conquest.SIX_FACES));
            int route = Symmetry.of(start).route(start.legalMove("a1-a3-d3"));
            assertEquals(
                    List.of(new MoveResults(route, 0, 0, 1)),
                    table.moves(Symmetry.of(start).key(start)));
            start.play(route);
            assertEquals(
                    1, table.moves(Symmetry.of(start).key(start)).getFirst().wins());
            server.restart();
            assertEquals(1, table(ada).games());
            server.serve(Duration.ofMinutes(5));
            assertEquals(1, table(ada).games());
        }
    }

    private static void play(ApiClient ada, boolean listed) {
        String terms = "\"game\":\"sixfaces\",\"clock\":{\"kind\":\"none\"},\"listed\":" + listed;
        String table = ada.opensWith(terms, ME, ME);
        TableReplica game = TableReplica.of(ada.speaks("en"), table);
        game.upToDate().plays("a1-a3-d3");
        game.upToDate().plays("i8-i7-e7");
        game.upToDate().does("resign", "\"seat\":0");
    }

    private static OpeningTable table(ApiClient client) {
        return OpeningTable.read(client.bytes("/api/openings/sixfaces"));
    }
}
