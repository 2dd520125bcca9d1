/**
 * Everything a page or a server asks about games without playing at a shared table, as JSON in and out: positions, analyses,
 * reviews, puzzles, companions for a real table, and tables for one person against bots.
 *
 * <p>Start with {@link parlour.engine.Engine}: one request in, one answer out, both texts (docs/browser.md lists them).
 * {@code PositionQueries} answers what the rules know, {@code BotPlayers} keeps the bots that think, {@code PositionAnalysis}
 * analyses positions, {@code TurnReviews} reviews turns, {@code Puzzles} asks puzzles. {@link parlour.engine.request} has what
 * requests share, {@link parlour.engine.companion} helps at a real table, {@link parlour.engine.table} hosts tables for one
 * person. {@link parlour.engine.GameCatalogue} and {@link parlour.engine.ReplayView} say the same to a page whether the
 * server or the engine in the browser is asked.
 *
 * <p>The module {@code browser} compiles this package to WebAssembly, and the server asks it for pages that cannot; so it uses
 * no clock, thread or file of its own. It is tested on a JVM; {@code web/e2e/engine.spec.ts} compares the two.
 *
 * <pre>{@code
 * Engine engine = new Engine(System::currentTimeMillis, progress -> {});
 * String answer = engine.answer("{\"type\":\"perft\",\"game\":\"conquest\",\"moves\":[\"lot:white\"],\"depth\":3}");
 * }</pre>
 */
@NullMarked
package parlour.engine;

import org.jspecify.annotations.NullMarked;
