package parlour.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import parlour.server.version.Version;

/** Serves the web client from the jar. Paths without an extension get the index page: the client routes them itself. */
final class StaticFiles {

    private static final String FOLDER = "/parlour/web/";
    private static final String INDEX = "index.html";
    private static final String WORKER = "sw.js";
    private static final String ENGINE = "engine.json";
    private static final String HASHED = "assets/";
    private static final String LICENCES = "licences.txt";

    /** Where the page expects the version it belongs to. */
    private static final String NO_VERSION = "<meta name=\"parlour-version\" content=\"\"";

    /** In the order in which they are shown. */
    static final List<String> LICENCE_FILES = List.of(
            "NOTICE",
            "Apache-2.0.txt",
            "BSD-2-Clause.txt",
            "BSD-3-Clause.txt",
            "CC0-1.0.txt",
            "EPL-2.0.txt",
            "MIT.txt",
            "MPL-2.0.txt",
            "OFL-1.1.txt");

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

    /** File extensions by encoding; sorted by name, the smallest comes first. */
    private static final Map<String, String> PACKED = Map.of("br", ".br", "gzip", ".gz");

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
        Optional<String> encoding = encoding(name, context.header("Accept-Encoding"));
        byte[] bytes = encoding.flatMap(it -> file(name + PACKED.get(it)))
                .or(() -> name.equals(WORKER) ? worker() : file(name))
                .orElseThrow(StaticFiles::notFound);
        // Hashed file names change with their content; the page that refers to them must always be revalidated.
        boolean isHashed = name.startsWith(HASHED);
        context.header("Cache-Control", isHashed ? "public, max-age=31536000, immutable" : "no-cache")
                .contentType(TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "application/octet-stream"))
                .result(bytes);
        if (isPacked(name)) {
            context.header("Vary", "Accept-Encoding");
            context.res().setContentLength(bytes.length);
        }
        encoding.ifPresent(it -> context.header("Content-Encoding", it));
    }

    /** Whose work is in the program, then the text of each licence. */
    private static byte[] licences() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (String name : LICENCE_FILES) {
            if (out.size() > 0) {
                out.writeBytes(("\n\n" + "-".repeat(72) + "\n\n").getBytes(StandardCharsets.UTF_8));
            }
            out.writeBytes(Resources.read("/META-INF/licences/" + name).orElseThrow());
        }
        return out.toByteArray();
    }

    /** The version is not part of the page's build, which is skipped as long as the page's sources do not change. */
    private static byte[] withVersion(byte[] page) {
        String version = NO_VERSION.replace("\"\"", "\"" + Version.CURRENT + "\"");
        return new String(page, StandardCharsets.UTF_8)
                .replace(NO_VERSION, version)
                .getBytes(StandardCharsets.UTF_8);
    }

    /**
     * The service worker that makes the page work offline. Browsers update it when its bytes change; since page and
     * engine are built separately, the engine's manifest and the version are prepended.
     */
    Optional<byte[]> worker() {
        return file(WORKER).map(script -> {
            byte[] engine = file(ENGINE).orElseGet(() -> "undefined".getBytes(StandardCharsets.UTF_8));
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            out.writeBytes("self.parlourEngine = ".getBytes(StandardCharsets.UTF_8));
            out.writeBytes(engine);
            out.writeBytes(
                    (";\nself.parlourVersion = \"" + Version.CURRENT + "\";\n").getBytes(StandardCharsets.UTF_8));
            out.writeBytes(script);
            return out.toByteArray();
        });
    }

    /** What has a hashed name never changes, so it is compressed at build time rather than per request. */
    private static boolean isPacked(String name) {
        return name.endsWith(".wasm") || (name.startsWith(HASHED) && (name.endsWith(".js") || name.endsWith(".css")));
    }

    /** The best accepted encoding for which a compressed file exists. */
    private Optional<String> encoding(String name, @Nullable String accepted) {
        if (!isPacked(name) || accepted == null) {
            return Optional.empty();
        }
        return PACKED.keySet().stream()
                .filter(encoding -> accepts(accepted, encoding)
                        && file(name + PACKED.get(encoding)).isPresent())
                .min(Comparator.naturalOrder());
    }

    /** Whether an Accept-Encoding header allows an encoding; {@code gzip, br;q=0} forbids {@code br}. */
    static boolean accepts(String accepted, String encoding) {
        for (String one : accepted.split(",", -1)) {
            int weight = one.indexOf(';');
            String name = (weight < 0 ? one : one.substring(0, weight)).strip();
            String rest = weight < 0 ? "" : one.substring(weight).replace(" ", "");
            if (name.equalsIgnoreCase(encoding)) {
                return !rest.matches(";q=0(\\.0*)?");
            }
        }
        return false;
    }

    /** Cached. Missing files are not, since clients may request any path. */
    Optional<byte[]> file(String name) {
        byte[] kept = files.get(name);
        if (kept != null) {
            return Optional.of(kept);
        }
        Optional<byte[]> read = name.equals(LICENCES)
                ? Optional.of(licences())
                : Resources.read(FOLDER + name).map(bytes -> name.equals(INDEX) ? withVersion(bytes) : bytes);
        read.ifPresent(bytes -> files.put(name, bytes));
        return read;
    }

    /** The number of cached files. */
    int kept() {
        return files.size();
    }

    static HttpRefusalException notFound() {
        return new HttpRefusalException(
                HttpRefusalException.NOT_FOUND, "not-found", "Page not found.", "Page introuvable.");
    }
}
