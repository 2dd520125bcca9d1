package parlour.bench.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import parlour.server.store.DatabaseLocation;

/**
 * {@code ./parlour bench flood}: how long players wait for a move while sixteen connections hammer a route that
 * computes, from one address and from sixteen.
 */
public final class FloodTest {

    private static final int WARM_UP_SECONDS = 15;
    private static final int SETTLING_SECONDS = 3;
    private static final long TIMEOUT_MILLIS = 120_000;

    /** Moves per second of all games together. */
    private static final int PACE = 200;

    /** The median may be this many times as long. */
    private static final int GOAL = 2;

    private static final List<String> WALK = List.of("Ke1-e2", "Ke8-e7", "Ke2-e1", "Ke7-e8");
    private static final int PLIES = 1_990;

    private final int games;
    private final int seconds;

    private FloodTest(int games, int seconds) {
        this.games = games;
        this.seconds = seconds;
    }

    /**
     * Prints the figures.
     *
     * @throws NumberFormatException if the arguments are malformed
     */
    public static void run(String[] words) {
        LoadOptions flags = new LoadOptions(words, 1, Set.of("--games", "--seconds"));
        new FloodTest(flags.number("--games", 50), flags.number("--seconds", 10)).print();
    }

    /** The longest game that is accepted; a number makes it different from all others. */
    private static String longGame(int number) {
        StringBuilder file = new StringBuilder(
                        "[Game \"sixfaces\"]\n[Options \"repetition=off noProgress=off\"]\n[Round \"")
                .append(number)
                .append("\"]\n\n");
        for (int i = 0; i < PLIES; i++) {
            file.append(WALK.get(i % WALK.size())).append(' ');
        }
        return file.append("*\n").toString();
    }

    private static Map<String, FloodLoad.Request> requests(String table, String ended) {
        String json = "application/json";
        Map<String, FloodLoad.Request> all = new LinkedHashMap<>();
        all.put("POST /api/replays", new FloodLoad.Request("POST", "/api/replays", "text/plain", FloodTest::longGame));
        all.put("GET /api/tables/{table}/replay", FloodLoad.Request.get("/api/tables/" + ended + "/replay"));
        all.put("GET /api/tables/{table}/events", FloodLoad.Request.get("/api/tables/" + table + "/events?afterSeq=0"));
        all.put("GET /api/tables/{table}/game-file", FloodLoad.Request.get("/api/tables/" + table + "/game-file"));
        all.put("GET /api/tables", FloodLoad.Request.get("/api/tables"));
        all.put("GET /charts/{face}.pdf", FloodLoad.Request.get("/charts/0.pdf"));
        all.put("GET /metrics", FloodLoad.Request.get("/metrics"));
        all.put(
                "POST /api/session",
                new FloodLoad.Request(
                        "POST",
                        "/api/session",
                        json,
                        number -> "{\"name\":\"Nobody" + number + "\",\"password\":\"wrong as can be\"}"));
        all.put(
                "POST /api/positions",
                new FloodLoad.Request("POST", "/api/positions", json, number -> "{\"game\":\"conquest\"}"));
        all.put(
                "POST /api/analysis",
                new FloodLoad.Request(
                        "POST",
                        "/api/analysis",
                        json,
                        number -> "{\"type\":\"read-file\",\"file\":\""
                                + longGame(number).replace("\"", "\\\"").replace("\n", "\\n") + "\"}"));
        return all;
    }

    private void print() {
        try (Folder folder = Folder.fresh()) {
            DatabaseLocation location = DatabaseLocation.SqliteFile.in(folder.path());
            List<String> cookies = GuestSeeder.cookies(location, 2 * games + 1);
            LoadStats stats = new LoadStats(MoveListener.NONE);
            try (ServerProcess server = ServerProcess.startBehindProxy(folder.path(), location, freePort());
                    SocketLoop loop = new SocketLoop()) {
                List<GameLoad> all = new ArrayList<>();
                SplittableRandom random = new SplittableRandom(1);
                for (int i = 0; i < games; i++) {
                    String table = server.openTable(cookies.get(2 * i));
                    all.add(new GameLoad(
                            loop, stats, cookies.get(2 * i), cookies.get(2 * i + 1), table, random.split()));
                }
                for (GameLoad game : all) {
                    game.enter(server.port());
                    game.pace(games * 1_000 / PACE);
                }
                if (!loop.until(() -> all.stream().allMatch(game -> game.movesHere() > 0), TIMEOUT_MILLIS)) {
                    throw new IllegalStateException("not every game has begun: " + stats.refusals());
                }
                String ended = endedTable(server, loop, cookies.getLast());
                loop.forMillis(WARM_UP_SECONDS * 1_000L);
                ReportPrinter.say(
                        games + " games, " + PACE + " moves per second in all; sixteen connections hammer a route.",
                        games + " parties, " + PACE
                                + " coups par seconde en tout ; seize connexions martèlent une route.");
                double quiet = median(loop, stats);
                ReportPrinter.figure(
                        "median of a move, undisturbed",
                        "médiane d’un coup, sans perturbation",
                        ReportPrinter.number(quiet, 2, " ms"),
                        "");
                requests(all.getFirst().table(), ended)
                        .forEach((name, request) -> measure(server.port(), loop, stats, quiet, name, request));
                ReportPrinter.figure("refusals", "refus", Long.toString(stats.refused()), "0");
                stats.refusals().forEach(System.out::println);
                all.forEach(GameLoad::pause);
            }
        }
    }

    private void measure(
            int port, SocketLoop loop, LoadStats stats, double quiet, String name, FloodLoad.Request request) {
        for (boolean isFromMany : new boolean[] {false, true}) {
            try (FloodLoad flood = new FloodLoad(port, request, isFromMany)) {
                loop.forMillis(SETTLING_SECONDS * 1_000L);
                int granted = flood.granted();
                int refused = flood.refused();
                double millis = median(loop, stats);
                ReportPrinter.figure(
                        name + (isFromMany ? ", 16 addresses" : ", 1 address"),
                        name + (isFromMany ? ", 16 adresses" : ", 1 adresse"),
                        ReportPrinter.number(millis, 2, " ms ") + ReportPrinter.number(millis / quiet, 2, " x"),
                        "≤ " + GOAL + " x   (" + (flood.granted() - granted) / seconds + "/s + "
                                + (flood.refused() - refused) / seconds + "/s 429, 503)");
            }
            loop.forMillis(1_000);
        }
    }

    private double median(SocketLoop loop, LoadStats stats) {
        stats.latencies.clear();
        loop.forMillis(seconds * 1_000L);
        return stats.latencies.millis(0.5);
    }

    /** A table at which somebody has resigned. */
    private static String endedTable(ServerProcess server, SocketLoop loop, String cookie) {
        String table = server.openTableForTwo(cookie);
        boolean[] isOver = new boolean[1];
        var _ = loop.connect(server.port(), cookie, new WebSocketClient.Listener() {
            @Override
            public void onOpen(WebSocketClient socket) {
                socket.send("{\"type\":\"hello\",\"version\":1,\"language\":\"en\"}");
            }

            @Override
            public void onMessage(WebSocketClient socket, ServerMessage message) {
                switch (message.type()) {
                    case "welcome" ->
                        socket.send("{\"type\":\"subscribe\",\"id\":1,\"table\":\"" + table + "\",\"afterSeq\":0}");
                    case "table" ->
                        socket.send("{\"type\":\"resign\",\"id\":2,\"table\":\"" + table + "\",\"seq\":"
                                + message.number() + "}");
                    case "done" -> isOver[0] = true;
                    default -> {
                        // Events of the table.
                    }
                }
            }

            @Override
            public void onClose(WebSocketClient socket) {}
        });
        if (!loop.until(() -> isOver[0], TIMEOUT_MILLIS)) {
            throw new IllegalStateException("nobody has resigned at " + table);
        }
        return table;
    }

    /** Known before the server starts, because the server is told its public address. */
    private static int freePort() {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
