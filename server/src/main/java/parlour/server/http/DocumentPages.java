package parlour.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import parlour.game.Language;
import parlour.game.Text;
import parlour.server.people.credentials.Digests;

/**
 * Serves the documents of the repository under {@code /docs}: {@code docs/chance.md} and {@code docs/chance.fr.md} are
 * the page {@code /docs/chance} in two languages. Paths with an extension, such as {@code /docs/chance.md}, are served
 * as files. Folders other than {@code docs} keep their name: {@code /docs/examples/SocketBot.java}.
 */
final class DocumentPages {

    private static final String FOLDER = "/parlour/server/docs/";
    private static final String ROOT = "/docs";
    private static final String INDEX = "README";

    /** No segment begins with a dot, so that no path leaves the folder. */
    private static final Pattern PATH = Pattern.compile("\\w[\\w.-]*(/\\w[\\w.-]*)*");

    private static final Pattern STYLESHEET = Pattern.compile("<link rel=\"stylesheet\"[^>]*>");

    private static final Map<String, String> TYPES = Map.of(
            "md", "text/markdown; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "svg", "image/svg+xml",
            "png", "image/png",
            "webp", "image/webp");

    private static final Text SKIP = new Text("Skip to the document", "Aller au document");
    private static final Text DOCUMENTS = new Text("Documents", "Documents");
    private static final Text ONLY_IN_ENGLISH =
            new Text("This document exists only in English.", "Ce document n’existe qu’en anglais.");

    /** A response body with its ETag. */
    private static final class Sent {

        private final byte[] bytes;
        private final String type;
        private final String etag;

        private Sent(byte[] bytes, String type) {
            this.bytes = bytes;
            this.type = type;
            // Weak, because the page may be sent compressed or not.
            this.etag = "W/\"" + HexFormat.of().formatHex(Digests.sha256(bytes), 0, 8) + "\"";
        }
    }

    private final Map<String, Sent> sent = new ConcurrentHashMap<>();

    void routes(RoutesConfig routes) {
        routes.get(ROOT, context -> page(context, INDEX));
        routes.get(ROOT + "/<path>", this::send);
    }

    private void send(Context context) {
        String path = context.pathParam("path");
        if (!PATH.matcher(path).matches()) {
            throw StaticFiles.notFound();
        }
        if (isFile(path)) {
            file(context, path);
        } else {
            page(context, path);
        }
    }

    // ---- Files ----

    private void file(Context context, String path) {
        Sent file = kept(
                path,
                () -> Resources.read(FOLDER + "docs/" + path)
                        .or(() -> Resources.read(FOLDER + path))
                        .map(bytes -> new Sent(
                                bytes,
                                TYPES.getOrDefault(
                                        path.substring(path.lastIndexOf('.') + 1), "text/plain; charset=utf-8"))));
        answer(context, file);
    }

    // ---- Pages ----

    private void page(Context context, String name) {
        Language language = Authentication.language(context);
        context.header("Vary", "Accept-Language");
        answer(context, kept(name + " " + language, () -> render(name, language)));
    }

    private static Optional<Sent> render(String name, Language language) {
        boolean hasFrench = exists("docs/" + name + ".fr.md");
        Language written = hasFrench ? language : Language.ENGLISH;
        String path = "docs/" + name + extension(written);
        return Resources.read(FOLDER + path).map(bytes -> {
            MarkdownPage page =
                    MarkdownPage.of(new String(bytes, StandardCharsets.UTF_8), path, DocumentPages::address);
            String html = html(page, name, language, written, hasFrench);
            return new Sent(html.getBytes(StandardCharsets.UTF_8), "text/html; charset=utf-8");
        });
    }

    private static String extension(Language language) {
        return language == Language.FRENCH ? ".fr.md" : ".md";
    }

    /** The URL of a file of the repository, if it is served. */
    private static Optional<String> address(String path) {
        if (!exists(path)) {
            return Optional.empty();
        }
        String shown = path.startsWith("docs/") ? path.substring("docs/".length()) : path;
        if (!shown.endsWith(".md")) {
            return Optional.of(ROOT + "/" + shown);
        }
        Language language = shown.endsWith(".fr.md") ? Language.FRENCH : Language.ENGLISH;
        return Optional.of(
                address(shown.substring(0, shown.length() - extension(language).length()), language));
    }

    private static String address(String name, Language language) {
        return (name.equals(INDEX) ? ROOT : ROOT + "/" + name) + "?lang=" + language.code();
    }

    /**
     * @param language the reader's language
     * @param written the language of the document
     */
    private static String html(MarkdownPage page, String name, Language language, Language written, boolean hasBoth) {
        Language other = language == Language.FRENCH ? Language.ENGLISH : Language.FRENCH;
        String otherLink = hasBoth
                ? "<a href=\"%s\" lang=\"%s\" hreflang=\"%2$s\">%s</a>"
                        .formatted(
                                address(name, other), other.code(), other == Language.FRENCH ? "Français" : "English")
                : "";
        String note = written == language ? "" : "<p class=\"note\">" + ONLY_IN_ENGLISH.in(language) + "</p>\n";
        return """
                <!doctype html>
                <html lang="%s">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <title>%s · Parlour</title>
                <link rel="icon" href="/parlour.svg" type="image/svg+xml">
                %s
                <link rel="stylesheet" href="/docs/document.css">
                </head>
                <body class="document">
                <a class="skip" href="#document">%s</a>
                <header>
                <a class="home" href="/">Parlour</a>
                <nav aria-label="%s"><a href="%s">%5$s</a> %s</nav>
                </header>
                <main id="document" tabindex="-1">
                %s<article lang="%s">
                %s</article>
                </main>
                </body>
                </html>
                """.formatted(
                        language.code(),
                        escaped(page.title()),
                        stylesheets(),
                        SKIP.in(language),
                        DOCUMENTS.in(language),
                        address(INDEX, language),
                        otherLink,
                        note,
                        written.code(),
                        page.html());
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;");
    }

    /** Links to the site's own stylesheets, whose names change with every build. */
    private static String stylesheets() {
        return Resources.read("/parlour/web/index.html").stream()
                .flatMap(bytes -> STYLESHEET
                        .matcher(new String(bytes, StandardCharsets.UTF_8))
                        .results())
                .map(found -> found.group())
                .collect(Collectors.joining("\n"));
    }

    // ---- Sending ----

    /** Cached. Missing files are not, since clients may request any path. */
    private Sent kept(String key, Supplier<Optional<Sent>> make) {
        @Nullable Sent known = sent.get(key);
        if (known != null) {
            return known;
        }
        Sent made = make.get().orElseThrow(StaticFiles::notFound);
        sent.put(key, made);
        return made;
    }

    private static void answer(Context context, Sent sent) {
        context.header("Cache-Control", "no-cache").header("ETag", sent.etag);
        if (sent.etag.equals(context.header("If-None-Match"))) {
            context.status(304);
        } else {
            context.contentType(sent.type).result(sent.bytes);
        }
    }

    private static boolean isFile(String path) {
        return path.lastIndexOf('.') > path.lastIndexOf('/');
    }

    private static boolean exists(String path) {
        return PATH.matcher(path).matches() && isFile(path) && DocumentPages.class.getResource(FOLDER + path) != null;
    }
}
