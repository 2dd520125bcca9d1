/**
 * Endings of Conquest and 6 Faces, solved: Key against Key, and Key and die against Key.
 *
 * <p>Start with {@link parlour.bot.endings.Endings} (what a position is worth) and
 * {@link parlour.bot.endings.EndingPlay} (how to play it). {@code Solver} works backwards from the ends of the game over
 * the routes in {@code Tumbles}; {@code Layout} says where a position stands in the table. These know the rules of moving
 * in their own, backward way; the tests hold every kind of entry against {@link parlour.conquest.ConquestPosition}.
 * {@link parlour.bot.endings.Figures} counts, {@link parlour.bot.endings.Report} tells. Files are
 * {@code parlour.bot.host.EndingsFile}'s.
 *
 * <pre>{@code
 * Endings endings = Endings.solve(EndingRules.of(position.rules()), Progress.UNHEARD);
 * int score = endings.probe(position); // at a node of a search
 * OptionalInt move = new EndingPlay(endings).best(position);
 * }</pre>
 */
@NullMarked
package parlour.bot.endings;

import org.jspecify.annotations.NullMarked;
