package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The documents of the repository as served under {@code /docs}. */
final class DocumentsTest {

    private static final Path REPOSITORY = Path.of("..").toAbsolutePath().normalize();
    private static final Pattern ADDRESS = Pattern.compile("(?:href|src)=\"([^\"]*)\"");
    private static final Pattern ID = Pattern.compile(" id=\"([^\"]*)\"");
    private static final Pattern MARKDOWN_LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");

    @TempDir
    private Path data;

    private static List<Path> documents() throws IOException {
        try (Stream<Path> files = Files.walk(REPOSITORY.resolve("docs"))) {
            return files.filter(file -> file.toString().endsWith(".md")).toList();
        }
    }

    /** The URL of a document. */
    private static String address(Path document) {
        String name = REPOSITORY.resolve("docs").relativize(document).toString();
        boolean isFrench = name.endsWith(".fr.md");
        String page = name.replaceFirst("(\\.fr)?\\.md$", "");
        return (page.equals("README") ? "/docs" : "/docs/" + page) + (isFrench ? "?lang=fr" : "?lang=en");
    }

    @Test
    void everyDocumentIsServedAndItsLinksWork() throws IOException {
        try (TestServer server = TestServer.in(data)) {
            ApiClient reader = server.stranger();
            Map<String, ApiClient.Exchange> pages = new HashMap<>();
            ArrayDeque<String> toRead = new ArrayDeque<>(List.of("/docs?lang=en", "/docs?lang=fr"));
            while (!toRead.isEmpty()) {
                String address = toRead.remove();
                if (pages.containsKey(address)) {
                    continue;
                }
                ApiClient.Exchange page = reader.get(address);
                assertEquals(200, page.status(), address);
                pages.put(address, page);
                if (page.type().startsWith("text/html") && address.startsWith("/docs")) {
                    links(address, page.text()).forEach(link -> toRead.add(link.split("#", 2)[0]));
                }
            }
            pages.forEach((address, page) -> checkFragments(address, page, pages));
            Set<String> written =
                    documents().stream().map(DocumentsTest::address).collect(Collectors.toCollection(TreeSet::new));
            written.removeAll(pages.keySet());
            assertEquals(Set.of(), written, "documents that no other document leads to");
        }
    }

    /** The page's links within this server; bare fragments are prefixed with its own address. */
    private static List<String> links(String address, String html) {
        return ADDRESS.matcher(html)
                .results()
                .map(found -> found.group(1).replace("&amp;", "&"))
                .filter(link -> !link.startsWith("http"))
                .map(link -> link.startsWith("#") ? address + link : link)
                .toList();
    }

    private static void checkFragments(String address, ApiClient.Exchange page, Map<String, ApiClient.Exchange> pages) {
        if (!page.type().startsWith("text/html") || !address.startsWith("/docs")) {
            return;
        }
        for (String link : links(address, page.text())) {
            URI to = URI.create(link);
            if (to.getFragment() != null) {
                String target =
                        Objects.requireNonNull(pages.get(link.split("#", 2)[0])).text();
                Set<String> ids = ID.matcher(target)
                        .results()
                        .map(found -> found.group(1))
                        .collect(Collectors.toSet());
                assertTrue(ids.contains(to.getFragment()), address + " links to " + link);
            }
        }
    }

    /** Pages show links to files that are not served as text, so only this test checks that those files exist. */
    @Test
    void everyRelativeLinkInADocumentPointsToAFile() throws IOException {
        List<String> broken = new ArrayList<>();
        for (Path document : documents()) {
            MARKDOWN_LINK
                    .matcher(Files.readString(document))
                    .results()
                    .map(found -> found.group(1).split("#", 2)[0])
                    .filter(link -> !link.isEmpty() && !link.matches("[a-z]+:.*|/.*"))
                    .filter(link -> !Files.exists(document.resolveSibling(link)))
                    .forEach(link -> broken.add(document.getFileName() + ": " + link));
        }
        assertEquals(List.of(), broken);
    }

    @Test
    void documentIsServedInTheReadersLanguage() {
        try (TestServer server = TestServer.in(data)) {
            String english = server.stranger().get("/docs/protocol").text();
            String french = server.stranger()
                    .with("Accept-Language", "fr-CH, en;q=0.5")
                    .get("/docs/protocol")
                    .text();
            assertTrue(english.startsWith("<!doctype html>\n<html lang=\"en\">"), english);
            assertTrue(english.contains("<article lang=\"en\">"));
            assertTrue(english.contains("<a href=\"/docs/protocol?lang=fr\" lang=\"fr\" hreflang=\"fr\">Français</a>"));
            assertTrue(french.startsWith("<!doctype html>\n<html lang=\"fr\">"), french);
            assertTrue(french.contains("<article lang=\"fr\">"));
            assertTrue(french.contains("<a class=\"skip\" href=\"#document\">Aller au document</a>"));
            assertTrue(french.contains("<a href=\"/docs/protocol?lang=en\" lang=\"en\" hreflang=\"en\">English</a>"));
        }
    }

    @Test
    void englishOnlyDocumentHasANoteForFrenchReaders() {
        try (TestServer server = TestServer.in(data)) {
            String page = server.stranger().get("/docs/speed?lang=fr").text();
            assertTrue(page.contains("<p class=\"note\">Ce document n’existe qu’en anglais.</p>"), page);
            assertTrue(page.contains("<article lang=\"en\">"));
            assertFalse(page.contains("hreflang"));
        }
    }

    @Test
    void pageUsesTheStylesheetsOfTheSite() {
        try (TestServer server = TestServer.in(data)) {
            String page = server.stranger().get("/docs").text();
            String index = server.stranger().get("/").text();
            List<String> stylesheets = Pattern.compile("<link rel=\"stylesheet\"[^>]* href=\"(/assets/[^\"]+)\"")
                    .matcher(index)
                    .results()
                    .map(match -> match.group(1))
                    .toList();
            assertFalse(stylesheets.isEmpty(), index);
            for (String stylesheet : stylesheets) {
                assertTrue(page.contains(stylesheet), page);
            }
        }
    }

    @Test
    void pathWithExtensionReturnsTheFile() throws IOException {
        try (TestServer server = TestServer.in(data)) {
            for (String name : List.of("protocol.md", "protocol.fr.md", "rules/conan.md")) {
                ApiClient.Exchange sent = server.stranger().get("/docs/" + name);
                assertEquals(Files.readString(REPOSITORY.resolve("docs").resolve(name)), sent.text());
                assertEquals("text/markdown;charset=utf-8", sent.type().replace(" ", ""));
            }
        }
    }

    @Test
    void unchangedPageIsNotSentAgain() throws IOException, InterruptedException {
        try (TestServer server = TestServer.in(data);
                HttpClient client = HttpClient.newHttpClient()) {
            URI page = server.address().resolve("/docs/chance");
            HttpResponse<String> first =
                    client.send(HttpRequest.newBuilder(page).build(), BodyHandlers.ofString());
            assertEquals("no-cache", first.headers().firstValue("Cache-Control").orElse(""));
            assertEquals("Accept-Language", first.headers().firstValue("Vary").orElse(""));
            HttpRequest again = HttpRequest.newBuilder(page)
                    .header("If-None-Match", first.headers().firstValue("ETag").orElseThrow())
                    .build();
            assertEquals(304, client.send(again, BodyHandlers.ofString()).statusCode());
            HttpRequest inFrench = HttpRequest.newBuilder(again, (name, value) -> true)
                    .uri(server.address().resolve("/docs/chance?lang=fr"))
                    .build();
            assertEquals(200, client.send(inFrench, BodyHandlers.ofString()).statusCode());
        }
    }

    @Test
    void pathsOutsideTheDocumentsAreNotFound() {
        try (TestServer server = TestServer.in(data)) {
            ApiClient reader = server.stranger();
            for (String path : List.of(
                    "nowhere",
                    "nowhere.md",
                    "rules",
                    "rules/",
                    "%2e%2e/documents/openapi.json",
                    "..%2fdocuments%2fopenapi.json",
                    "examples",
                    "docs/protocol",
                    ".hidden.md")) {
                int status = reader.get("/docs/" + path).status();
                assertTrue(status == 404 || status == 400, path + ": " + status);
            }
        }
    }
}
