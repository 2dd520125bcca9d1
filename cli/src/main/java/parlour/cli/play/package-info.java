/**
 * A game at one terminal: people who share a keyboard, and computers that take a seat.
 *
 * <p>Start with {@link parlour.cli.play.GameLoop}: it asks the {@link parlour.cli.play.Player} whose turn it is what to
 * do. A {@link parlour.cli.play.KeyboardPlayer} talks through the {@link parlour.cli.play.Screen};
 * {@link parlour.cli.play.ReplayViewer} steps through a game file. All sentences are in {@code PlayMessages}. None of this
 * asks which game it is, except {@link parlour.cli.play.BoardRenderers}, which knows who draws it.
 *
 * <p>Whoever sits at the keyboard sees the view of their seat and no more. Only files hold everything.
 */
@NullMarked
package parlour.cli.play;

import org.jspecify.annotations.NullMarked;
