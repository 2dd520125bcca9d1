/**
 * Companions for games with physical dice, dominoes or cards. Each turns what players report into a position and lets
 * the rules judge it: {@link parlour.engine.companion.TumbleCheck} a tumbled die,
 * {@link parlour.engine.companion.DominationObserver} the dominoes on the board,
 * {@link parlour.engine.companion.ContestJudge} a contest of Conan. {@link parlour.engine.companion.ConanLedger} keeps
 * the ledger of a game of Conan, and {@link parlour.engine.companion.ScoreSheet} writes a game file.
 */
@NullMarked
package parlour.engine.companion;

import org.jspecify.annotations.NullMarked;
