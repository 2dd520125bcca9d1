/**
 * Advice on moves and positions: warnings before a move, reasons after it, what matters now, and hints.
 *
 * <p>Every sentence comes from a {@link parlour.engine.coach.Motif} or an {@link parlour.engine.coach.Observation}: a
 * small class that proves one thing by the rules (a capture that is legal, a domino that somebody can hold, a contest
 * that no card can save) and says it in both languages. What cannot be proved is not said. Only hints rest on a bot's
 * choice, and they say so. {@code parlour.engine.Coach} holds the tables of every game.
 *
 * <p>Nothing here knows more than the seat that is advised: {@link parlour.engine.coach.KnownPosition} replaces whatever
 * is hidden from it before anything is computed, by the same cards for every position that looks the same to it.
 *
 * <pre>{@code
 * Coach coach = Coach.of(game, position, seat, names);
 * coach.about("d1-d5-f5").forEach(advice -> show(advice.toPlayer()));
 * coach.now().forEach(advice -> show(advice.toPlayer()));
 * }</pre>
 */
@NullMarked
package parlour.engine.coach;

import org.jspecify.annotations.NullMarked;
