/**
 * The interfaces every game implements, independent of any one game.
 *
 * <p>Start with {@link parlour.game.Game} (a value: seats, options, how to start) and {@link parlour.game.Position}
 * (the one rules type: whose turn, which moves, make and unmake, what a seat may see). Everything else serves those
 * two. {@link parlour.game.file.GameFile} is a whole game as text.
 *
 * <pre>{@code
 * Position position = game.start(Options.defaults(game));
 * MoveList moves = new MoveList();
 * while (!position.isOver()) {
 *     moves.clear();
 *     position.legalMoves(moves);
 *     position.play(moves.get(random.nextInt(moves.size())));
 * }
 * }</pre>
 *
 * <p>Nothing here reads a clock, draws at random, starts a thread or accesses a file: the same classes run in the
 * server, in the command line and, compiled to WebAssembly, in the browser. Chance is a seat of its own
 * ({@link parlour.game.Position#CHANCE}); the host draws its moves through {@link parlour.game.RandomSource}.
 */
@NullMarked
package parlour.game;

import org.jspecify.annotations.NullMarked;
