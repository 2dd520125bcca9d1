package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static parlour.server.ApiClient.FREE;
import static parlour.server.ApiClient.ME;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example bot, run as a user would run it, with a token created through the API. */
final class SocketBotTest {

    private static final Path SOURCE = Path.of("..", "examples", "SocketBot.java");

    @TempDir
    private Path data;

    @Test
    void exampleBotIsShort() throws IOException {
        assertTrue(Files.readAllLines(SOURCE).size() < 60);
    }

    @Test
    void botPlaysItsOwnTableToTheEnd() throws IOException, InterruptedException {
        try (Server server = Server.start(ServerConfig.in(data, 0), Environment.system(data))) {
            ApiClient ada = new ApiClient(server::address, () -> {});
            List<String> said = run(server, token(ada));
            String table = said.getFirst().replaceAll(".*/game/", "");
            String file = ada.get("/api/tables/" + table + "/game-file").text();
            assertTrue(file.contains("[Result \"" + said.getLast() + "\"]"), () -> said + file);
            assertTrue(file.contains("\"Robot\""), file);
        }
    }

    @Test
    void botJoinsATable() throws IOException, InterruptedException {
        try (Server server = Server.start(ServerConfig.in(data, 0), Environment.system(data))) {
            ApiClient ada = new ApiClient(server::address, () -> {});
            String token = token(ada);
            String table = ada.opens("sixfaces", ME, FREE);
            TableReplica picture = TableReplica.of(ada.speaks("en"), table);
            SocketClient line = ada.lines().getLast();
            Thread friend = Thread.ofVirtual().start(() -> {
                line.awaitEvent("started");
                picture.upToDate().plays(picture.moves().getFirst());
                line.await(
                        "its move",
                        message -> message.at("/event/kind").asText().equals("played")
                                && message.at("/event/seat").asInt() == 1);
                picture.upToDate().does("resign", "");
            });
            assertEquals("0-1", run(server, token, table).getLast());
            friend.join();
            ada.close();
        }
    }

    private static String token(ApiClient visitor) {
        visitor.comesInAs("Ada");
        visitor.post("/api/accounts", "{\"name\":\"Ada\",\"password\":\"a long walk home\"}");
        return visitor.post("/api/me/tokens", "{\"name\":\"Robot\"}")
                .json()
                .path("token")
                .asText();
    }

    /** The bot's output, until it exits. */
    private static List<String> run(Server server, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                SOURCE.toString(),
                server.address().toString()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader output = process.inputReader()) {
            List<String> lines = output.readAllLines();
            assertEquals(0, process.waitFor());
            return lines;
        }
    }
}
