package parlour.server.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The web client, from the program's own jar. A path without a file is a place inside the client, which finds its way by
 * itself.
 */
final class Pages {

    private static final String FOLDER = "/parlour/web/";
    private static final String INDEX = "index.html";

    private static final Map<String, String> TYPES = Map.ofEntries(
            Map.entry("html", "text/html; charset=utf-8"),
            Map.entry("js", "text/javascript; charset=utf-8"),
            Map.entry("css", "text/css; charset=utf-8"),
            Map.entry("json", "application/json"),
            Map.entry("webmanifest", "application/manifest+json"),
            Map.entry("svg", "image/svg+xml"),
            Map.entry("png", "image/png"),
            Map.entry("ico", "image/x-icon"),
            Map.entry("wasm", "application/wasm"),
            Map.entry("woff2", "font/woff2"),
            Map.entry("txt", "text/plain; charset=utf-8"));

    private final Map<String, byte[]> files = new ConcurrentHashMap<>();

    void routes(RoutesConfig routes) {
        routes.get("/", this::page);
        routes.get("/<path>", this::page);
    }

    private void page(Context context) {
        String path = context.path().substring(1);
        if (path.startsWith("api/") || path.contains("..")) {
            throw notFound();
        }
        boolean isFile = path.lastIndexOf('.') > path.lastIndexOf('/');
        String name = isFile ? path : INDEX;
        byte[] bytes = file(name).orElseThrow(Pages::notFound);
        // Names of built files change with their content; the page that names them must always be asked for.
        boolean isHashed = name.startsWith("assets/");
        context.header("Cache-Control", isHashed ? "public, max-age=31536000, immutable" : "no-cache")
                .contentType(TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "application/octet-stream"))
                .result(bytes);
    }

    /** What has been asked for once is kept; what is not there is not, for people may ask for anything. */
    Optional<byte[]> file(String name) {
        byte[] kept = files.get(name);
        if (kept != null) {
            return Optional.of(kept);
        }
        Optional<byte[]> read = read(name);
        read.ifPresent(bytes -> files.put(name, bytes));
        return read;
    }

    /** How many files are kept in memory. */
    int kept() {
        return files.size();
    }

    private static Optional<byte[]> read(String name) {
        try (InputStream in = Pages.class.getResourceAsStream(FOLDER + name)) {
            return in == null ? Optional.empty() : Optional.of(in.readAllBytes());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    static RefusedException notFound() {
        return new RefusedException(
                RefusedException.NOT_FOUND, "not-found", "There is nothing here.", "Il n’y a rien ici.");
    }
}
