/**
 * Companions for people who play with real dice, dominoes or cards. Each turns what people report into a position and lets
 * the rules judge it: {@link parlour.engine.companion.TumbleCheck} a tumbled die, {@link
 * parlour.engine.companion.DominationObserver} dominoes laid in sight of all, {@link
 * parlour.engine.companion.ContestJudge} a contest of Conan. {@link parlour.engine.companion.ConanLedger} keeps the book of a
 * game of Conan, and {@link parlour.engine.companion.ScoreSheet} writes a game file.
 */
@NullMarked
package parlour.engine.companion;

import org.jspecify.annotations.NullMarked;
