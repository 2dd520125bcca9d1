/**
 * Endings of Conquest and 6 Faces, solved: Key against Key, and Key and die against Key.
 *
 * <p>Start with {@link parlour.bot.tablebase.Tablebase} (what a position is worth) and
 * {@link parlour.bot.tablebase.TablebasePlayer} (how to play it). {@code RetrogradeSolver} works backwards from the ends of the game over
 * the routes in {@code DieRoutes}; {@code TablebaseIndex} says where a position stands in the table. These know the rules of moving
 * in their own, backward way; the tests hold every kind of entry against {@link parlour.conquest.ConquestPosition}.
 * {@link parlour.bot.tablebase.TablebaseStatistics} counts. Files are {@code parlour.bot.runtime.TablebaseFile}'s.
 *
 * <pre>{@code
 * Tablebase endings = Tablebase.solve(TablebaseRules.of(position.rules()), SolverProgress.NONE);
 * int score = endings.probe(position); // at a node of a search
 * OptionalInt move = new TablebasePlayer(endings).best(position);
 * }</pre>
 */
@NullMarked
package parlour.bot.tablebase;

import org.jspecify.annotations.NullMarked;
