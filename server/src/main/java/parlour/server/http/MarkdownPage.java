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
 * A Markdown document as HTML. HTML in the document is shown as text, and addresses that could run a script are dropped.
 *
 * @param title its first heading
 * @param html what goes into the page's body
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

    /** Says where a link to a file of the repository leads on this server; empty if the file is not served. */
    @FunctionalInterface
    interface LinkResolver {
        Optional<String> resolve(String path);
    }

    /**
     * Renders a document.
     *
     * @param path its path in the repository, which relative links start from
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
     * Wide tables and code scroll by themselves, also with the keyboard. Headers without a word are none: screen readers
     * would announce them. All other HTML in a document is escaped, so that only what was rendered is changed here.
     */
    private static String accessible(String html) {
        return html.replace("<th></th>", "<td></td>")
                .replaceAll("<thead>\\s*<tr>\\s*(<td></td>\\s*)+</tr>\\s*</thead>\\s*", "")
                .replace("<table>", "<div class=\"wide\" tabindex=\"0\"><table>")
                .replace("</table>", "</table></div>")
                .replace("<pre>", "<pre tabindex=\"0\">");
    }

    /** Leads links to other files of the repository to where they are served; a link to one that is not becomes text. */
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
