package parlour.bench;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import parlour.bot.SeededRandom;
import parlour.engine.Engine;
import parlour.game.Game;
import parlour.game.Options;
import parlour.game.Position;
import parlour.game.View;
import parlour.registry.GameRegistry;

/** The same requests to the same engine, on this JVM and compiled in Chromium: the best time of each. */
final class BrowserSpeed {

    /** Milliseconds; long enough for both to have compiled what they run. */
    private static final long WARMING_UP = 3_000;

    private static final int RUNS = 5;
    private static final int TIMEOUT = 5;

    private record Work(String name, String request) {}

    /** Runs the work items in the page and posts the times. */
    private static final String SCRIPT = """
            const [module, works, warm, runs] = await (await fetch('/works')).json();
            const { Engine } = await import(module);
            const engine = new Engine();
            for (const work of works) {
              const times = [];
              for (const begun = performance.now(); times.length === 0 || performance.now() - begun < warm; ) times.push(await engine.raw(work));
              let best = Infinity;
              for (let i = 0; i < runs; i++) {
                const begun = performance.now();
                await engine.raw(work);
                best = Math.min(best, performance.now() - begun);
              }
              await fetch('/took', { method: 'POST', body: String(best) });
            }
            """;

    private final BlockingQueue<Double> took = new LinkedBlockingQueue<>();

    void print() throws IOException, InterruptedException {
        List<Work> works = works();
        List<Double> here = works.stream().map(BrowserSpeed::onJvm).toList();
        HttpServer server = serve(works);
        Path profile = Files.createTempDirectory("parlour-bench");
        Process chromium = chromium(server.getAddress().getPort(), profile);
        try {
            System.out.println("                            JVM        browser    ratio");
            for (int i = 0; i < works.size(); i++) {
                Double there = took.poll(TIMEOUT, TimeUnit.MINUTES);
                if (there == null) {
                    throw new IOException("the browser does not answer");
                }
                System.out.println(String.format(
                        Locale.ROOT,
                        "%-24s %7.1f ms %10.1f ms %7.2f",
                        works.get(i).name(),
                        here.get(i),
                        there,
                        there / here.get(i)));
            }
        } finally {
            chromium.destroy();
            chromium.waitFor();
            server.stop(0);
            delete(profile);
        }
    }

    // ---- Measured requests ----

    private static List<Work> works() {
        List<Work> works = new ArrayList<>();
        works.add(perft("conquest", 5));
        works.add(perft("sixfaces", 5));
        works.add(perft("domination", 5));
        works.add(perft("conan", 8));
        works.add(think("conquest", 500_000));
        works.add(think("sixfaces", 500_000));
        works.add(think("domination", 200_000));
        works.add(think("conan", 50_000));
        return works;
    }

    private static Work perft(String id, int depth) {
        return new Work(
                id + " perft " + depth, at(id, "perft").with("depth", depth).json());
    }

    private static Work think(String id, int nodes) {
        return new Work(
                id + " thinking",
                at(id, "think")
                        .with("level", 8)
                        .with("nodes", nodes)
                        .with("seed", 1)
                        .json());
    }

    /** The first position in which a seat has a choice. */
    private static View at(String id, String type) {
        Game game = GameRegistry.find(id).orElseThrow();
        SeededRandom random = new SeededRandom(1);
        Position position = game.start(Options.defaults(game));
        while (position.turn() < 0 || position.legalMoveCount() < 2) {
            position.play(position.turn() == Position.CHANCE ? random.drawOutcome(position) : position.legalMoveAt(0));
        }
        return new View().with("type", type).with("game", id).with("position", position.notation());
    }

    private static double onJvm(Work work) {
        Engine engine = new Engine(() -> System.nanoTime() / 1_000_000, thought -> {});
        long begun = System.nanoTime();
        do {
            engine.answer(work.request());
        } while (System.nanoTime() - begun < WARMING_UP * 1_000_000);
        double best = Double.MAX_VALUE;
        for (int i = 0; i < RUNS; i++) {
            long start = System.nanoTime();
            engine.answer(work.request());
            best = Math.min(best, (System.nanoTime() - start) / 1e6);
        }
        return best;
    }

    // ---- The browser ----

    private static Process chromium(int port, Path profile) throws IOException {
        String program = Optional.ofNullable(System.getenv("PARLOUR_CHROMIUM")).orElse("chromium");
        return new ProcessBuilder(
                        program,
                        "--headless=new",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-background-networking",
                        "--no-first-run",
                        "--user-data-dir=" + profile,
                        "http://localhost:" + port + "/")
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private HttpServer serve(List<Work> works) throws IOException {
        String module = module();
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> answer(exchange, works, module));
        server.start();
        return server;
    }

    private void answer(HttpExchange exchange, List<Work> works, String module) throws IOException {
        String path = exchange.getRequestURI().getPath();
        switch (path) {
            case "/" -> send(exchange, "text/html", utf8("<script type=module src=/script.js></script>"));
            case "/script.js" -> send(exchange, "text/javascript", utf8(SCRIPT));
            case "/works" -> {
                View list = new View()
                        .with(
                                "list",
                                List.of(
                                        "/" + module,
                                        works.stream().map(Work::request).toList(),
                                        WARMING_UP,
                                        RUNS));
                String json = list.json();
                send(exchange, "application/json", utf8(json.substring("{\"list\":".length(), json.length() - 1)));
            }
            case "/took" -> {
                took.add(Double.valueOf(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8)));
                send(exchange, "text/plain", new byte[0]);
            }
            default -> file(exchange, path);
        }
    }

    private static void file(HttpExchange exchange, String path) throws IOException {
        try (InputStream in = BrowserSpeed.class.getResourceAsStream("/parlour/web" + path)) {
            if (in == null) {
                exchange.sendResponseHeaders(404, -1);
                exchange.close();
                return;
            }
            String type = path.endsWith(".wasm")
                    ? "application/wasm"
                    : path.endsWith(".json") ? "application/json" : "text/javascript";
            send(exchange, type, in.readAllBytes());
        }
    }

    private static void send(HttpExchange exchange, String type, byte[] bytes) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", type);
        exchange.sendResponseHeaders(200, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    /** The page's module for the engine, whose name contains a hash. */
    private static String module() throws IOException {
        Path jar = Path.of(System.getProperty("java.class.path", ""));
        try (JarFile files = new JarFile(jar.toFile())) {
            return files.stream()
                    .map(ZipEntry::getName)
                    .filter(name -> name.matches("parlour/web/assets/engine-[^/]*\\.js"))
                    .findFirst()
                    .orElseThrow(() -> new IOException("there is no engine in " + jar))
                    .substring("parlour/web/".length());
        }
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** The browser may still be writing: what cannot be deleted is left to the system. */
    private static void delete(Path folder) {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.sorted((one, other) -> other.compareTo(one)).toList()) {
                Files.deleteIfExists(path);
            }
        } catch (IOException | UncheckedIOException busy) {
            System.err.println(folder + " is left behind.");
        }
    }
}
