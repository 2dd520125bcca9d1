/**
 * Solved endings of Conquest and 6 Faces: Key against Key, and Key and die against Key.
 *
 * <p>Start with {@link parlour.bot.tablebase.Tablebase} (the value of a position) and
 * {@link parlour.bot.tablebase.TablebasePlayer} (how to play it). {@code RetrogradeSolver} works backwards from the
 * ends of the game over the routes in {@code DieRoutes}; {@code TablebaseIndex} maps positions to the table. These
 * implement the rules of movement separately, in reverse; the tests check every kind of entry against
 * {@link parlour.conquest.ConquestPosition}. {@link parlour.bot.tablebase.TablebaseStatistics} counts.
 * {@code parlour.bot.runtime.TablebaseFile} reads and writes files.
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
