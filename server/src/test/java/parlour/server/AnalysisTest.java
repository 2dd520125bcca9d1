package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.domination.Domination;
import parlour.engine.Engine;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.contract.RandomPlay;
import parlour.game.file.GameFile;
import parlour.json.JsonFields;
import parlour.server.analysis.AnalysisQueue;
import parlour.server.analysis.AnalysisRequest;
import parlour.server.analysis.AnalysisStatus;
import parlour.server.store.TestDatabase;
import parlour.server.table.ChanceSource;

/** Analyses over HTTP: answers, limits and cancellation. */
final class AnalysisTest {

    private static final String SHORT_GAME =
            "[Game \\\"sixfaces\\\"]\\n\\n1. Ke1-e2 a8-a4-b4=6 2. a1-a3-d3=6 b4-g4-g5=4 3. d3-e3xe8=4# 1-0\\n";

    @TempDir
    private Path data;

    private TestServer server(AnalysisQueue.AnalysisConfig room) {
        ServerConfig config = ServerConfig.in(data)
                .database(TestDatabase.SQLITE.fresh(data))
                .botThreads(1)
                .analysis(room)
                .build();
        return TestServer.at(
                config, TestServer.games(), ChanceSource.provable(), new SecureRandom(), new ManualClock());
    }

    /** A finished game with hidden hands, as a file in a JSON string. */
    private static String finishedDomination() throws NotationException {
        Game game = Domination.DOMINATION;
        Position position = game.start(Options.defaults(game));
        List<String> moves = RandomPlay.playOn(position, RandomPlay.random(1976), 1_000);
        assertTrue(position.isOver());
        String file = GameFile.of(game, Options.defaults(game), game.start(Options.defaults(game)), moves)
                .write();
        return JsonNodeFactory.instance.textNode(file).toString();
    }

    private static String engine(String request) {
        return new Engine(() -> 0, progress -> {}).answer(request);
    }

    private static String done(String answer) {
        return "{\"state\":\"done\",\"answer\":" + answer + "}";
    }

    /** A request that runs until it is cancelled; different for every number. */
    private static String endless(int number) {
        return "{\"type\":\"analyse\",\"game\":\"sixfaces\",\"time\":" + (10_000 - number) + "}";
    }

    private static ApiClient.Exchange ask(ApiClient visitor, String request) {
        return visitor.post("/api/analysis", request);
    }

    private static String id(ApiClient.Exchange asked) {
        assertEquals(202, asked.status(), asked.text());
        return asked.json().path("id").asText();
    }

    private static ApiClient.Exchange report(ApiClient visitor, String id) {
        return visitor.get("/api/analysis/" + id);
    }

    private static ApiClient.Exchange await(ApiClient visitor, String id, Predicate<ApiClient.Exchange> isSo) {
        for (int i = 0; i < 3_000; i++) {
            ApiClient.Exchange report = report(visitor, id);
            if (isSo.test(report)) {
                return report;
            }
            try {
                Thread.sleep(20);
            } catch (InterruptedException hurry) {
                throw new IllegalStateException(hurry);
            }
        }
        throw new AssertionError(report(visitor, id).text());
    }

    private static boolean isThinking(ApiClient.Exchange report) {
        return report.json().path("state").asText().equals("thinking");
    }

    private static boolean isDone(ApiClient.Exchange report) {
        return report.json().path("state").asText().equals("done");
    }

    private static double meter(ApiClient visitor, String name) {
        Matcher line = Pattern.compile("(?m)^" + name + " (\\S+)$")
                .matcher(visitor.get("/metrics").text());
        assertTrue(line.find(), name);
        return Double.parseDouble(line.group(1));
    }

    private static void refused(int status, String code, ApiClient.Exchange answer) {
        assertEquals(status, answer.status(), answer.text());
        assertEquals(code, answer.code(), answer.text());
        assertFalse(answer.json().path("message").asText().isEmpty());
    }

    @Test
    void rulesQueriesAreAnsweredAtOnce() {
        try (TestServer server = server(AnalysisQueue.AnalysisConfig.DEFAULT)) {
            ApiClient stranger = server.stranger();
            for (String request : List.of(
                    "{\"type\":\"position\",\"game\":\"conquest\"}",
                    "{\"type\":\"moves\",\"game\":\"conquest\",\"moves\":[\"lot:white\"]}",
                    "{\"type\":\"view\",\"game\":\"sixfaces\"}",
                    "{\"type\":\"play\",\"game\":\"sixfaces\",\"move\":\"Ke1-e2\"}",
                    "{\"type\":\"play\",\"game\":\"sixfaces\",\"move\":\"Ke1-e5\"}",
                    "{\"type\":\"position\",\"game\":\"sixfaces\",\"position\":\"nonsense\"}",
                    "{\"type\":\"read-file\",\"file\":\"" + SHORT_GAME + "\"}")) {
                ApiClient.Exchange answer = ask(stranger, request);
                assertEquals(200, answer.status(), request);
                assertEquals(done(engine(request)), answer.text(), request);
            }
        }
    }

    @Test
    void analysisReturnsTheAnswerOfTheBrowserEngine() throws NotationException {
        try (TestServer server = server(AnalysisQueue.AnalysisConfig.DEFAULT)) {
            ApiClient stranger = server.stranger();
            for (String request : List.of(
                    "{\"type\":\"analyse\",\"game\":\"conquest\",\"moves\":[\"lot:white\"],\"lines\":2,\"nodes\":60000}",
                    "{\"type\":\"analyse\",\"file\":\"" + SHORT_GAME + "\",\"ply\":3,\"nodes\":60000}",
                    "{\"type\":\"analyse\",\"game\":\"conquest\",\"nodes\":60000}",
                    "{\"type\":\"analyse\",\"game\":\"conan\",\"depth\":3}",
                    "{\"type\":\"review\",\"file\":" + finishedDomination() + ",\"ply\":40,\"nodes\":2000}",
                    "{\"type\":\"review\",\"file\":\"" + SHORT_GAME + "\",\"ply\":1,\"nodes\":2000}",
                    "{\"type\":\"ending\",\"game\":\"sixfaces\"}")) {
                String id = id(ask(stranger, request));
                assertEquals(
                        done(engine(request)),
                        await(stranger, id, AnalysisTest::isDone).text(),
                        request);
                assertEquals(200, ask(stranger, request).status(), "known from now on");
            }
        }
    }

    @Test
    void runningAnalysisReportsProgress() {
        try (TestServer server = server(AnalysisQueue.AnalysisConfig.DEFAULT)) {
            ApiClient stranger = server.stranger();
            ApiClient.Exchange report = await(
                    stranger, id(ask(stranger, endless(0))), it -> it.json().has("progress"));
            assertTrue(isThinking(report));
            assertEquals("lines", report.json().at("/progress/type").asText());
        }
    }

    /** Each reading of the stopwatch advances it by 100 ms. */
    @Test
    void analysisStopsAtItsTimeLimit() throws Exception {
        AtomicLong stopwatch = new AtomicLong();
        CountDownLatch ended = new CountDownLatch(1);
        AnalysisQueue.Listener listener = new AnalysisQueue.Listener() {
            @Override
            public void finished(long nanos) {
                ended.countDown();
            }

            @Override
            public void refused() {}
        };
        try (AnalysisQueue queue = new AnalysisQueue(
                new AnalysisQueue.AnalysisConfig(1, 1),
                () -> 0,
                () -> stopwatch.addAndGet(100),
                new Random(1),
                () -> false,
                listener)) {
            AnalysisRequest request = AnalysisRequest.read(JsonFields.read(endless(0), AnalysisRequest.MAX_LENGTH));
            AnalysisStatus.Queued asked = assertInstanceOf(AnalysisStatus.Queued.class, queue.ask("ada", request));
            ended.await();
            while (!(queue.status(asked.id()).orElseThrow() instanceof AnalysisStatus.Done)) {
                Thread.onSpinWait();
            }
            String answer = ((AnalysisStatus.Done) queue.ask("bob", request)).answer();
            assertEquals("lines", ApiClient.read(answer).path("type").asText(), answer);
            // A search starts no deeper iteration in the second half of its ten seconds.
            assertTrue(stopwatch.get() >= 5_000, "ended after " + stopwatch.get() + " ms");
        }
    }

    @Test
    void fullQueueRefusesRequests() {
        try (TestServer server = server(new AnalysisQueue.AnalysisConfig(1, 1))) {
            ApiClient stranger = server.stranger();
            String first = id(ask(stranger, endless(1)));
            await(stranger, first, AnalysisTest::isThinking);
            ApiClient.Exchange second = ask(stranger, endless(2));
            assertEquals(1, second.json().path("queuePosition").asInt(), second.text());
            refused(503, "analysis-queue-full", ask(stranger, endless(3)));
            assertEquals("5", retryAfter(server, endless(3)));
            assertTrue(isThinking(report(stranger, first)));
            assertEquals(second.text(), report(stranger, id(second)).text());
            assertEquals(1, meter(stranger, "parlour_analysis_queued"));
            assertEquals(1, meter(stranger, "parlour_analysis_running"));
            assertEquals(2, meter(stranger, "parlour_analysis_rejected_total"));

            stranger.delete("/api/analysis/" + first);
            refused(404, "analysis-not-found", report(stranger, first));
            await(stranger, id(second), AnalysisTest::isThinking);
            assertEquals(
                    1, ask(stranger, endless(3)).json().path("queuePosition").asInt());
        }
    }

    private static String retryAfter(TestServer server, String request) {
        try (HttpClient http = HttpClient.newHttpClient()) {
            HttpResponse<String> response = http.send(
                    HttpRequest.newBuilder(server.address().resolve("/api/analysis"))
                            .header("X-Parlour", "1")
                            .header("Content-Type", "application/json")
                            .POST(HttpRequest.BodyPublishers.ofString(request))
                            .build(),
                    HttpResponse.BodyHandlers.ofString());
            return response.headers().firstValue("Retry-After").orElse("");
        } catch (IOException | InterruptedException broken) {
            throw new IllegalStateException(broken);
        }
    }

    @Test
    void equalRequestsShareOneAnalysis() {
        try (TestServer server = server(new AnalysisQueue.AnalysisConfig(1, 1))) {
            ApiClient ada = server.stranger();
            String before = id(ask(ada, endless(1)));
            await(ada, before, AnalysisTest::isThinking);
            List<String> ids = new ArrayList<>();
            for (String request : List.of(
                    "{\"type\":\"analyse\",\"game\":\"sixfaces\",\"nodes\":40000}",
                    "{\"nodes\":40000,\"game\":\"sixfaces\",\"type\":\"analyse\"}",
                    " {\"game\":\"sixfaces\", \"nodes\":40000, \"type\":\"analyse\"}")) {
                ApiClient.Exchange asked = ask(server.stranger(), request);
                assertEquals(1, asked.json().path("queuePosition").asInt(), asked.text());
                ids.add(id(asked));
            }
            assertEquals(3, ids.stream().distinct().count());
            ada.delete("/api/analysis/" + ids.removeFirst());
            ada.delete("/api/analysis/" + before);
            String answer = engine("{\"type\":\"analyse\",\"game\":\"sixfaces\",\"nodes\":40000}");
            for (String id : ids) {
                assertEquals(done(answer), await(ada, id, AnalysisTest::isDone).text());
            }
            assertEquals(2, meter(ada, "parlour_analysis_duration_seconds_count"));
        }
    }

    @Test
    void excessiveOrMalformedRequestsAreRefused() {
        try (TestServer server = server(AnalysisQueue.AnalysisConfig.DEFAULT)) {
            ApiClient stranger = server.stranger().with("Accept-Language", "fr");
            String analyse = "{\"type\":\"analyse\",\"game\":\"sixfaces\",";
            for (String budget :
                    List.of("\"nodes\":2000001", "\"depth\":101", "\"time\":10001", "\"nodes\":1,\"time\":99999")) {
                ApiClient.Exchange answer = ask(stranger, analyse + budget + "}");
                refused(400, "limit-exceeded", answer);
                assertTrue(answer.json().path("message").asText().startsWith("Le serveur accepte au plus"));
            }
            refused(400, "bad-field", ask(stranger, analyse + "\"nodes\":1.5}"));
            refused(
                    400,
                    "bad-field",
                    ask(stranger, analyse + "\"nodes\":1,\"moves\":[" + "\"a\",".repeat(2_000) + "\"a\"]}"));
            refused(413, "too-long", ask(stranger, analyse + "\"file\":\"" + "x".repeat(66_000) + "\"}"));
            for (String broken : List.of("", "{", "[]", "{\"type\":\"moves\"}}", "nothing")) {
                refused(400, "not-json", ask(stranger, broken));
            }
            refused(400, "bad-field", ask(stranger, "{}"));
            for (String type : List.of("think", "perft", "open", "send", "file", "puzzle", "games", "ANALYSE")) {
                refused(400, "unknown-type", ask(stranger, "{\"type\":\"" + type + "\",\"table\":\"k7qm2pxr\"}"));
            }
            refused(404, "analysis-not-found", report(stranger, "nothing"));
            assertEquals(0, meter(stranger, "parlour_analysis_duration_seconds_count"));
        }
    }

    @Test
    void unpolledAnalysisIsCancelled() {
        try (TestServer server = server(AnalysisQueue.AnalysisConfig.DEFAULT)) {
            ApiClient ada = server.stranger();
            String forgotten = id(ask(ada, endless(1)));
            String kept = id(ask(ada, endless(2)));
            await(ada, forgotten, AnalysisTest::isThinking);
            server.clock().advance(AnalysisQueue.CLIENT_TTL_MILLIS - 1_000);
            assertEquals(202, report(ada, kept).status());
            server.clock().advance(2_000);
            assertEquals(202, report(ada, kept).status());
            refused(404, "analysis-not-found", report(ada, forgotten));
            await(ada, kept, AnalysisTest::isThinking);
            assertEquals(1, meter(ada, "parlour_analysis_running"));
        }
    }

    @Test
    void withAnalysisDisabledRulesQueriesStillWork() {
        try (TestServer server = server(new AnalysisQueue.AnalysisConfig(0, 24))) {
            ApiClient stranger = server.stranger();
            refused(503, "analysis-disabled", ask(stranger, endless(1)));
            assertEquals("", retryAfter(server, endless(1)));
            assertEquals(
                    200,
                    ask(stranger, "{\"type\":\"moves\",\"game\":\"sixfaces\"}").status());
        }
    }

    @Test
    void clientHasAtMostSixAnalyses() {
        try (TestServer server = server(AnalysisQueue.AnalysisConfig.DEFAULT)) {
            ApiClient stranger = server.stranger();
            List<String> ids = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                ids.add(id(ask(stranger, endless(i))));
            }
            refused(429, "rate-limited", ask(stranger, endless(6)));
            stranger.delete("/api/analysis/" + ids.getLast());
            id(ask(stranger, endless(6)));
        }
    }

    @Test
    void tooManyRequestsAreRateLimited() {
        try (TestServer server = server(AnalysisQueue.AnalysisConfig.DEFAULT)) {
            ApiClient stranger = server.stranger();
            String request = "{\"type\":\"analyse\",\"game\":\"sixfaces\",\"nodes\":1}";
            await(stranger, id(ask(stranger, request)), AnalysisTest::isDone);
            for (int i = 1; i < 200; i++) {
                assertEquals(200, ask(stranger, request).status());
            }
            refused(429, "rate-limited", ask(stranger, request));
            server.clock().advance(1_000);
            assertEquals(200, ask(stranger, request).status());
        }
    }
}
