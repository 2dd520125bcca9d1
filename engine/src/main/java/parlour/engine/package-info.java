/**
 * Everything a page or a server asks about games outside shared tables, as JSON in and out: positions, analyses,
 * reviews, puzzles, companions for physical games, and tables for one person against bots.
 *
 * <p>Start with {@link parlour.engine.Engine}: one request in, one answer out, both texts (docs/browser.md lists them).
 * {@code PositionQueries} answers from the rules, {@code BotPlayers} runs the bots, {@code PositionAnalysis} analyses
 * positions, {@code TurnReviews} reviews turns, {@code Puzzles} serves puzzles,
 * {@code Lessons} and {@code FaceTrainer} what {@link parlour.engine.lesson} teaches. {@link parlour.engine.request} has what
 * requests share, {@link parlour.engine.companion} helps with physical games, {@link parlour.engine.table} hosts tables
 * for one person. {@link parlour.engine.GameCatalogue} and {@link parlour.engine.ReplayView} give a page the same
 * answers from the server and from the engine in the browser.
 *
 * <p>The module {@code browser} compiles this package to WebAssembly, and the server runs it for browsers without
 * WebAssembly; so it uses no clock, thread or file of its own. It is tested on a JVM; {@code web/e2e/engine.spec.ts}
 * compares the two.
 *
 * <pre>{@code
 * Engine engine = new Engine(System::currentTimeMillis, progress -> {});
 * String answer = engine.answer("{\"type\":\"perft\",\"game\":\"conquest\",\"moves\":[\"lot:white\"],\"depth\":3}");
 * }</pre>
 */
@NullMarked
package parlour.engine;

import org.jspecify.annotations.NullMarked;
