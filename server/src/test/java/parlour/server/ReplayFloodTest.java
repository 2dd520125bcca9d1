package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Long games posted to be replayed: refused, or answered in little memory. */
final class ReplayFloodTest {

    private static final List<String> WALK = List.of("Ke1-e2", "Ke8-e7", "Ke2-e1", "Ke7-e8");

    @TempDir
    private Path data;

    /** A game of two kings that walk to and fro. */
    private static String game(int plies) {
        StringBuilder file = new StringBuilder("[Game \"sixfaces\"]\n[Options \"repetition=off noProgress=off\"]\n\n");
        for (int i = 0; i < plies; i++) {
            file.append(WALK.get(i % WALK.size())).append(i % 10 == 9 ? '\n' : ' ');
        }
        return file.append("*\n").toString();
    }

    /** A server in a process with little memory. */
    public static void main(String[] arguments) throws InterruptedException {
        Path folder = Path.of(arguments[0]);
        Server server = Server.start(ServerConfig.in(folder, 0), Environment.system(folder));
        System.out.println(server.port());
        new CountDownLatch(1).await();
    }

    private static HttpRequest request(URI server, String game) {
        return HttpRequest.newBuilder(server.resolve("/api/replays"))
                .header("X-Parlour", "1")
                .header("Content-Type", "text/plain")
                .POST(BodyPublishers.ofString(game))
                .build();
    }

    @Test
    void serverWithLittleMemorySurvivesLongGames() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx96m",
                        "-XX:+UseSerialGC",
                        "-XX:+ExitOnOutOfMemoryError",
                        "-XX:TieredStopAtLevel=1",
                        "--enable-native-access=ALL-UNNAMED",
                        "-Dparlour.log.libraries=off",
                        "-cp",
                        System.getProperty("java.class.path"),
                        ReplayFloodTest.class.getName(),
                        data.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try (BufferedReader output = process.inputReader();
                HttpClient http = HttpClient.newHttpClient()) {
            URI server = URI.create("http://localhost:" + output.readLine());
            assertEquals(List.of(413, 413, 413, 413), statuses(http, server, game(22_000)));
            // As long as allowed, and different each time: nothing comes from the cache.
            List<CompletableFuture<HttpResponse<byte[]>>> allowed = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                allowed.add(http.sendAsync(request(server, game(1_990 + i)), BodyHandlers.ofByteArray()));
            }
            for (CompletableFuture<HttpResponse<byte[]>> answer : allowed) {
                assertEquals(200, answer.join().statusCode());
            }
            assertTrue(process.isAlive());
        } finally {
            process.destroyForcibly();
        }
    }

    private static List<Integer> statuses(HttpClient http, URI server, String game) {
        List<CompletableFuture<HttpResponse<Void>>> answers = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            answers.add(http.sendAsync(request(server, game), BodyHandlers.discarding()));
        }
        return answers.stream().map(answer -> answer.join().statusCode()).toList();
    }

    @Test
    void refusalSaysHowManyMovesAGameMayHave() throws IOException, InterruptedException {
        try (TestServer server = TestServer.in(data);
                HttpClient http = HttpClient.newHttpClient()) {
            ApiClient.Exchange refused = server.stranger().post("/api/replays", game(2_001));
            assertEquals(413, refused.status());
            assertEquals("too-many-moves", refused.code());
            assertEquals(
                    "A game may have at most 2000 moves; this one has 2001.",
                    refused.json().path("message").asText());
            ApiClient.Exchange granted = server.stranger().post("/api/replays", game(400));
            assertEquals(401, granted.json().path("plies").size());
            HttpRequest compressed = HttpRequest.newBuilder(server.address().resolve("/api/replays"))
                    .header("X-Parlour", "1")
                    .header("Accept-Encoding", "gzip")
                    .POST(BodyPublishers.ofString(game(400)))
                    .build();
            HttpResponse<byte[]> answer = http.send(compressed, BodyHandlers.ofByteArray());
            assertEquals("gzip", answer.headers().firstValue("Content-Encoding").orElse(""));
            try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(answer.body()))) {
                assertEquals(granted.text(), new String(in.readAllBytes(), StandardCharsets.UTF_8));
            }
            assertTrue(answer.body().length < granted.text().length() / 10);
        }
    }
}
