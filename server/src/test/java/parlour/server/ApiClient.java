package parlour.server;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** An HTTP client with a cookie or token, which records all its requests and responses. */
final class ApiClient implements AutoCloseable {

    static final ObjectMapper JSON = new ObjectMapper();
    static final String BYTES = "00ff";

    private static final HttpClient HTTP = HttpClient.newHttpClient();

    /** A request and its response. */
    record Exchange(String method, String path, Optional<String> asked, int status, String type, String text) {

        JsonNode json() {
            return read(text);
        }

        String code() {
            return json().path("code").asText();
        }
    }

    private final Supplier<URI> server;
    private final Runnable breath;
    private final Map<String, String> headers = new HashMap<>();
    private final List<Exchange> exchanges = new ArrayList<>();
    private final List<SocketClient> lines = new ArrayList<>();
    private String id = "";

    ApiClient(Supplier<URI> server, Runnable breath) {
        this.server = server;
        this.breath = breath;
    }

    /** A missing node if the body is not JSON. */
    static JsonNode read(String text) {
        try {
            return JSON.readTree(text);
        } catch (JsonProcessingException notJson) {
            return MissingNode.getInstance();
        }
    }

    String id() {
        return id;
    }

    List<Exchange> exchanges() {
        return exchanges;
    }

    List<SocketClient> lines() {
        return lines;
    }

    /** Adds a header to all further requests. */
    ApiClient with(String header, String value) {
        headers.put(header, value);
        return this;
    }

    String cookie() {
        return headers.getOrDefault("Cookie", "");
    }

    void handTo(ApiClient other) {
        other.headers.putAll(headers);
        other.id = id;
    }

    void comesInAs(String name) {
        id = post("/api/guests", "{\"name\":" + JSON.valueToTree(name) + "}")
                .json()
                .at("/you/id")
                .asText();
    }

    // ---- Requests ----

    Exchange get(String path) {
        return ask("GET", path, Optional.empty());
    }

    /** A file that is not text; it is not among the exchanges. */
    byte[] bytes(String path) {
        return send(HttpRequest.newBuilder(server.get().resolve(path)).build()).body();
    }

    Exchange post(String path, String body) {
        return ask("POST", path, Optional.of(body));
    }

    Exchange delete(String path) {
        return ask("DELETE", path, Optional.empty());
    }

    Exchange delete(String path, String body) {
        return ask("DELETE", path, Optional.of(body));
    }

    Exchange ask(String method, String path, Optional<String> body) {
        String type = path.equals("/api/replays") ? "text/plain" : "application/json";
        HttpRequest.Builder request = HttpRequest.newBuilder(server.get().resolve(path))
                .header("X-Parlour", "1")
                .header("Content-Type", type);
        headers.forEach(request::setHeader);
        request.method(method, body.map(BodyPublishers::ofString).orElseGet(BodyPublishers::noBody));
        HttpResponse<byte[]> response = send(request.build());
        response.headers().allValues("Set-Cookie").forEach(cookie -> headers.put("Cookie", cookie.split(";", 2)[0]));
        Exchange exchange = new Exchange(
                method,
                path,
                body,
                response.statusCode(),
                response.headers().firstValue("Content-Type").orElse(""),
                new String(response.body(), StandardCharsets.UTF_8));
        exchanges.add(exchange);
        return exchange;
    }

    private static HttpResponse<byte[]> send(HttpRequest request) {
        try {
            return HTTP.send(request, BodyHandlers.ofByteArray());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        } catch (InterruptedException hurry) {
            throw new IllegalStateException(hurry);
        }
    }

    /** Opens a table without a clock and returns its id; each seat as in {@code {"open":true}}. */
    String opens(String game, String... seats) {
        return opensWith("\"game\":\"" + game + "\",\"clock\":{\"kind\":\"none\"},\"listed\":true", seats);
    }

    String opensWith(String terms, String... seats) {
        Exchange opened = post("/api/tables", "{" + terms + ",\"seats\":[" + String.join(",", seats) + "]}");
        if (opened.status() != 201) {
            throw new AssertionError(opened.toString());
        }
        return opened.json().path("table").asText();
    }

    static final String ME = "{\"you\":true,\"seatBytes\":\"" + BYTES + "\"}";
    static final String FREE = "{\"open\":true}";

    static String bot(int level) {
        return "{\"bot\":" + level + "}";
    }

    // ---- The socket ----

    /** A socket after its hello. */
    SocketClient speaks(String language) {
        SocketClient line = connects();
        line.send("{\"type\":\"hello\",\"version\":1,\"language\":\"" + language + "\"}");
        line.await("a welcome", message -> message.path("type").asText().equals("welcome"));
        return line;
    }

    SocketClient connects() {
        URI address = URI.create(server.get().toString().replaceFirst("^http", "ws") + "/socket");
        SocketClient line = SocketClient.open(HTTP, address, headers, breath);
        lines.add(line);
        return line;
    }

    @Override
    public void close() {
        lines.forEach(SocketClient::close);
    }
}
