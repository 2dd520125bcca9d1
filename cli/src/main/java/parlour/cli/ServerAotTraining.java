package parlour.cli;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import parlour.server.Environment;
import parlour.server.Server;
import parlour.server.ServerConfig;

/** Starts a server, opens a table and plays a little, so that the classes needed for that are in the cache. */
final class ServerAotTraining {

    private static final String TABLE =
            "{\"game\":\"conquest\",\"clock\":{\"kind\":\"none\"},\"seats\":[{\"you\":true,\"seatBytes\":\"00\"},{\"bot\":1}]}";

    private ServerAotTraining() {}

    static void run() throws IOException, InterruptedException {
        Path data = Files.createTempDirectory("parlour-training");
        try {
            // Twice: the first start initialises an empty folder, later ones find it.
            for (int start = 0; start < 2; start++) {
                try (Server server = Server.start(ServerConfig.in(data, 0), Environment.system(data));
                        HttpClient client = HttpClient.newHttpClient()) {
                    visit(client, server.address());
                }
            }
        } finally {
            delete(data);
        }
    }

    private static void visit(HttpClient client, URI address) throws IOException, InterruptedException {
        for (String path : List.of("/", "/api/games", "/api/tables", "/api/me", "/health", "/metrics")) {
            client.send(HttpRequest.newBuilder(address.resolve(path)).build(), HttpResponse.BodyHandlers.ofByteArray());
        }
        String cookie = post(client, address.resolve("/api/guests"), "{}", "")
                .headers()
                .firstValue("set-cookie")
                .orElseThrow()
                .replaceFirst(";.*", "");
        String answer =
                post(client, address.resolve("/api/tables"), TABLE, cookie).body();
        String table = answer.replaceFirst(".*\"table\":\"([a-z0-9]+)\".*", "$1");
        sit(client, address, cookie, table);
        client.send(
                HttpRequest.newBuilder(address.resolve("/api/tables/" + table)).build(),
                HttpResponse.BodyHandlers.ofString());
    }

    private static HttpResponse<String> post(HttpClient client, URI to, String body, String cookie)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(to)
                .header("Content-Type", "application/json")
                .header("X-Parlour", "1")
                .POST(HttpRequest.BodyPublishers.ofString(body));
        if (!cookie.isEmpty()) {
            request.header("Cookie", cookie);
        }
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    private static void sit(HttpClient client, URI address, String cookie, String table) throws InterruptedException {
        CountDownLatch seen = new CountDownLatch(1);
        WebSocket socket = client.newWebSocketBuilder()
                .header("Cookie", cookie)
                .buildAsync(URI.create("ws://" + address.getAuthority() + "/socket"), new WebSocket.Listener() {
                    @Override
                    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
                        if (text.toString().contains("\"history\"")) {
                            seen.countDown();
                        }
                        from.request(1);
                        return null;
                    }
                })
                .join();
        socket.sendText("{\"type\":\"hello\",\"version\":1,\"language\":\"fr\"}", true)
                .join();
        socket.sendText("{\"type\":\"subscribe\",\"id\":1,\"table\":\"" + table + "\",\"afterSeq\":0}", true)
                .join();
        // A training that times out is still useful.
        boolean _ = seen.await(5, TimeUnit.SECONDS);
        socket.sendText("{\"type\":\"resign\",\"id\":2,\"table\":\"" + table + "\",\"seq\":99}", true)
                .join();
        socket.sendClose(WebSocket.NORMAL_CLOSURE, "").join();
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
