package parlour.server.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;

final class MarkdownPageTest {

    private static MarkdownPage page(String markdown) {
        return MarkdownPage.of(
                markdown,
                "docs/rules/page.md",
                path -> path.equals("docs/other.md") ? Optional.of("/docs/other") : Optional.empty());
    }

    @Test
    void htmlIsEscaped() {
        String html = page("Hello <img src=x onerror=alert(1)>\n\n<script>alert(1)</script>\n\n`<b>`")
                .html();
        assertFalse(html.contains("<script"), html);
        assertFalse(html.contains("<img"), html);
        assertTrue(html.contains("&lt;script&gt;"), html);
    }

    @Test
    void scriptLinksAreDropped() {
        String html =
                page("[one](javascript:alert(1)) ![two](javascript:alert(2))").html();
        assertFalse(html.contains("javascript"), html);
    }

    @Test
    void titleIsTheFirstHeading() {
        assertEquals(
                "A \"title\" & code",
                page("Before\n\n# A \"title\" & `code`\n\n## Next").title());
        assertEquals("docs/rules/page.md", page("No heading").title());
    }

    @Test
    void linksToServedFilesAreRewrittenWithTheirFragment() {
        String html = page("[a](../other.md#where) [b](#here) [c](https://example.org/x) [d](/api/openapi.json)")
                .html();
        assertEquals(
                "<p><a href=\"/docs/other#where\">a</a> <a href=\"#here\">b</a>"
                        + " <a rel=\"nofollow\" href=\"https://example.org/x\">c</a>"
                        + " <a href=\"/api/openapi.json\">d</a></p>\n",
                html.replace(" rel=\"nofollow\" href=\"/", " href=\"/")
                        .replace(" rel=\"nofollow\" href=\"#", " href=\"#"));
    }

    @Test
    void linkToAFileThatIsNotServedBecomesText() {
        assertEquals(
                "<p>See <code>House.java</code> and <em>more</em>.</p>\n",
                page("See [`House.java`](../../server/House.java) and [*more*](nowhere.md).")
                        .html());
    }

    @Test
    void headingsHaveIdsInBothLanguages() {
        assertEquals(
                "<h2 id=\"faire-réfléchir-la-maison\">Faire réfléchir la maison</h2>\n",
                page("## Faire réfléchir la maison").html());
    }

    @Test
    void emptyTableHeadersAreRemoved() {
        String partly = page("| a | |\n|---|---|\n| b | c |").html();
        assertTrue(partly.contains("<th>a</th>\n<td></td>"), partly);
        String without = page("| | |\n|---|---|\n| b | c |").html();
        assertFalse(without.contains("<thead>"), without);
        assertTrue(without.contains("<td>b</td>"), without);
    }
}
