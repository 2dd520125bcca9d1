/** The contract of all games, checked by random play, and a game with faults that proves the checks work. */
@NullMarked
package parlour.game.contract;

import org.jspecify.annotations.NullMarked;
