package parlour.server.http;

import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.HeadingAnchorExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/**
 * A Markdown document rendered as HTML. HTML in the document is escaped, and links that could run a script are dropped.
 *
 * @param title its first heading
 * @param html the content of the page's body
 */
record MarkdownPage(String title, String html) {

    private static final List<Extension> EXTENSIONS =
            List.of(TablesExtension.create(), HeadingAnchorExtension.create());
    private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();
    private static final HtmlRenderer RENDERER = HtmlRenderer.builder()
            .extensions(EXTENSIONS)
            .escapeHtml(true)
            .sanitizeUrls(true)
            .build();

    /** Returns the URL of a file of the repository on this server; empty if it is not served. */
    @FunctionalInterface
    interface LinkResolver {
        Optional<String> resolve(String path);
    }

    /**
     * Renders a document.
     *
     * @param path its path in the repository, the base of relative links
     */
    static MarkdownPage of(String markdown, String path, LinkResolver resolver) {
        Node document = PARSER.parse(markdown);
        document.accept(new LinkRewriter(URI.create("/" + path), resolver));
        return new MarkdownPage(title(document).orElse(path), accessible(RENDERER.render(document)));
    }

    private static Optional<String> title(Node document) {
        for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
            if (node instanceof Heading) {
                StringBuilder title = new StringBuilder();
                node.accept(new AbstractVisitor() {
                    @Override
                    public void visit(Text text) {
                        title.append(text.getLiteral());
                    }

                    @Override
                    public void visit(Code code) {
                        title.append(code.getLiteral());
                    }
                });
                return Optional.of(title.toString());
            }
        }
        return Optional.empty();
    }

    /**
     * Makes wide tables and code scrollable, also by keyboard. Replaces empty header cells, which screen readers would
     * announce. All HTML of the document itself is escaped, so only rendered tags are changed here.
     */
    private static String accessible(String html) {
        return html.replace("<th></th>", "<td></td>")
                .replaceAll("<thead>\\s*<tr>\\s*(<td></td>\\s*)+</tr>\\s*</thead>\\s*", "")
                .replace("<table>", "<div class=\"wide\" tabindex=\"0\"><table>")
                .replace("</table>", "</table></div>")
                .replace("<pre>", "<pre tabindex=\"0\">");
    }

    /** Rewrites links to files of the repository to their URLs here; links to files that are not served become text. */
    private static final class LinkRewriter extends AbstractVisitor {

        private final URI base;
        private final LinkResolver resolver;

        private LinkRewriter(URI base, LinkResolver resolver) {
            this.base = base;
            this.resolver = resolver;
        }

        @Override
        public void visit(Link link) {
            visitChildren(link);
            Optional<String> address = address(link.getDestination());
            if (address.isPresent()) {
                link.setDestination(address.get());
            } else {
                for (Node child = link.getFirstChild(); child != null; child = link.getFirstChild()) {
                    link.insertBefore(child);
                }
                link.unlink();
            }
        }

        @Override
        public void visit(Image image) {
            address(image.getDestination()).ifPresent(image::setDestination);
        }

        private Optional<String> address(String destination) {
            if (destination.startsWith("#")) {
                return Optional.of(destination);
            }
            URI to = URI.create(destination);
            if (to.isAbsolute() || destination.startsWith("/")) {
                return Optional.of(destination);
            }
            String fragment = to.getRawFragment() == null ? "" : "#" + to.getRawFragment();
            return resolver.resolve(base.resolve(to).getPath().substring(1)).map(address -> address + fragment);
        }
    }
}
