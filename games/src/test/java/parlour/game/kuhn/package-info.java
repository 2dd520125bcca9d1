/**
 * Kuhn poker: the smallest game with chance, secrets and several seats, and the shortest example of how to implement a
 * game.
 *
 * <p>Each player is dealt one card of a tiny pack. In turn the players check, until one bets; then the others, once
 * each and in turn, call or fold. The highest card among those who have not folded wins; equal cards share.
 *
 * <p>Start with {@link parlour.game.kuhn.Kuhn}, then {@link parlour.game.kuhn.KuhnPosition}. Nothing else is needed for
 * a game: the contract test covers the rest.
 */
@NullMarked
package parlour.game.kuhn;

import org.jspecify.annotations.NullMarked;
