/**
 * The games, the table and the bots as a web page has them: compiled to WebAssembly, run by a worker, asked in JSON.
 *
 * <p>Start with {@link parlour.browser.Engine}: one request in, one answer out, both texts (docs/browser.md lists them).
 * {@code Place} finds the position a request is about, {@code Questions} answers what the rules know, {@code Players} keeps
 * the bots that think, {@code Analysts} those who look at a position for somebody, {@code Reviews} looks back on turns,
 * {@code Riddles} asks puzzles; {@code Tumbles}, {@code Dominoes}, {@code ScoreSheet}, {@code Contests} and {@code GloryBook}
 * stand beside a real table. {@link parlour.browser.table} is a house for one person with tables that speak the socket's
 * messages.
 * {@link parlour.browser.Main} is the only class that knows it is compiled: it carries texts in and out. Everything else runs
 * on a JVM as well, and is tested there; {@code web/e2e/engine.spec.ts} compares the two. {@link parlour.browser.build} is
 * part of the build and of nothing that is shipped.
 *
 * <pre>{@code
 * Engine engine = new Engine(System::currentTimeMillis, progress -> {});
 * String answer = engine.answer("{\"type\":\"perft\",\"game\":\"conquest\",\"moves\":[\"lot:white\"],\"depth\":3}");
 * }</pre>
 */
@NullMarked
package parlour.browser;

import org.jspecify.annotations.NullMarked;
