/** The contract that every game keeps, checked by random play, and a game with faults that shows the checks work. */
@NullMarked
package parlour.game.contract;

import org.jspecify.annotations.NullMarked;
