package parlour.bench.load;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import parlour.server.store.DatabaseLocation;

/** {@code parlour serve} in its own process, started as the launcher does. */
final class ServerProcess implements AutoCloseable {

    private final Process process;
    private final int port;
    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private ServerProcess(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    /** Starts the server and waits until it accepts connections. */
    static ServerProcess start(Path data, DatabaseLocation location) {
        return start(data, location, List.of("--port", "0"));
    }

    /** Starts a server that believes requests when they say which address they come from. */
    static ServerProcess startBehindProxy(Path data, DatabaseLocation location, int port) {
        return start(
                data, location, List.of("--port", Integer.toString(port), "--base-url", "http://localhost:" + port));
    }

    private static ServerProcess start(Path data, DatabaseLocation location, List<String> where) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "--enable-native-access=ALL-UNNAMED",
                "-Dparlour.log.level=warn"));
        command.addAll(List.of(flags()));
        command.addAll(List.of(
                "-cp",
                System.getProperty("java.class.path"),
                "parlour.cli.Main",
                "serve",
                // All players come from this machine.
                "--sockets-per-address",
                "20000",
                "--data",
                data.toString()));
        command.addAll(where);
        ProcessBuilder builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
        if (location instanceof DatabaseLocation.Postgres postgres) {
            builder.command().addAll(List.of("--database", postgres.toString()));
            builder.environment().put("PARLOUR_DATABASE_USER", postgres.user());
            builder.environment().put("PARLOUR_DATABASE_PASSWORD", postgres.password());
        }
        try {
            Process process = builder.start();
            // Stopping the load must not leave a server behind.
            Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(process::destroyForcibly));
            return new ServerProcess(process, port(process));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Additional JVM flags, for closer inspection: {@code -Dparlour.bench.flags="…"}. */
    private static String[] flags() {
        String flags = System.getProperty("parlour.bench.flags", "");
        return flags.isBlank() ? new String[0] : flags.strip().split(" +", -1);
    }

    /** Parsed from the line with the server's address. */
    private static int port(Process process) throws IOException {
        BufferedReader output = process.inputReader();
        for (String line = output.readLine(); line != null; line = output.readLine()) {
            int at = line.indexOf("http://");
            if (at >= 0) {
                return URI.create(line.substring(at).split(" ", 2)[0]).getPort();
            }
        }
        process.destroyForcibly();
        throw new IllegalStateException("the server has not opened");
    }

    int port() {
        return port;
    }

    // ---- Opening tables ----

    private static final String SITTING = "{\"you\":true,\"seatBytes\":\"c0ffee\"}";

    /** Opens a table at which the opener has the first seat and the second is free. */
    String openTable(String cookie) {
        return openTable(cookie, "{\"open\":true}");
    }

    /** Opens a table at which the opener has both seats. */
    String openTableForTwo(String cookie) {
        return openTable(cookie, SITTING);
    }

    private String openTable(String cookie, String second) {
        String body =
                "{\"game\":\"conquest\",\"options\":[\"first=white\"],\"clock\":{\"kind\":\"none\"},\"listed\":false,"
                        + "\"seats\":[" + SITTING + "," + second + "]}";
        HttpRequest request = HttpRequest.newBuilder(uri("/api/tables"))
                .header("Content-Type", "application/json")
                .header("X-Parlour", "1")
                .header("Cookie", "parlour=" + cookie)
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();
        return field("table", ask(request, 201));
    }

    /** The text of a field that occurs once in an answer. */
    private static String field(String name, String answer) {
        String before = "\"" + name + "\":\"";
        int at = answer.indexOf(before) + before.length();
        return answer.substring(at, answer.indexOf('"', at));
    }

    // ---- Analyses ----

    /** Requests an analysis and returns its id. */
    String analyse(String question) {
        HttpRequest request = HttpRequest.newBuilder(uri("/api/analysis"))
                .header("Content-Type", "application/json")
                .header("X-Parlour", "1")
                .POST(HttpRequest.BodyPublishers.ofString(question))
                .build();
        return field("id", ask(request, 202));
    }

    /** The state of an analysis. */
    String analysis(String id) {
        return ask(HttpRequest.newBuilder(uri("/api/analysis/" + id)).build(), 200, 202);
    }

    private URI uri(String path) {
        return URI.create("http://localhost:" + port + path);
    }

    private String ask(HttpRequest request, int... expected) {
        try {
            HttpResponse<String> response = http.send(request, HttpResponse.BodyHandlers.ofString());
            if (Arrays.stream(expected).noneMatch(status -> status == response.statusCode())) {
                throw new IllegalStateException(request.uri() + ": " + response.statusCode() + " " + response.body());
            }
            return response.body();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(stopped);
        }
    }

    // ---- Memory ----

    /** The resident memory of the process in bytes; 0 if unknown. */
    long residentBytes() {
        Path status = Path.of("/proc", Long.toString(process.pid()), "status");
        if (!Files.isReadable(status)) {
            return 0;
        }
        try {
            for (String line : Files.readAllLines(status)) {
                if (line.startsWith("VmRSS:")) {
                    return Long.parseLong(line.replaceAll("[^0-9]", "")) << 10;
                }
            }
            return 0;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** The live heap in bytes. */
    long heapBytes() {
        jcmd("GC.run");
        double bytes = 0;
        for (String line : ask(HttpRequest.newBuilder(uri("/metrics")).build(), 200)
                .lines()
                .toList()) {
            if (line.startsWith("jvm_memory_used_bytes") && line.contains("area=\"heap\"")) {
                bytes += Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1));
            }
        }
        return (long) bytes;
    }

    /** Runs a jcmd command on the server's JVM. */
    String jcmd(String... words) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "jcmd").toString(), Long.toString(process.pid())));
        command.addAll(List.of(words));
        try {
            Process asked =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            String said = new String(asked.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
            asked.waitFor();
            return said;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(stopped);
        }
    }

    // ---- Ending ----

    /** Like a power failure, except that the operating system keeps what was written to it. */
    void kill() {
        process.destroyForcibly();
        await(null);
    }

    /** Like Ctrl+C. */
    @Override
    public void close() {
        process.destroy();
        await(20L);
        http.close();
    }

    private void await(@Nullable Long seconds) {
        try {
            if (seconds == null) {
                process.waitFor();
            } else if (!process.waitFor(seconds, TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor();
            }
        } catch (InterruptedException stopped) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
