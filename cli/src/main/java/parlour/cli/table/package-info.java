/**
 * A game at one terminal: people who share a keyboard, and computers that take a seat.
 *
 * <p>Start with {@link parlour.cli.table.Play}, the loop: it asks the {@link parlour.cli.table.Player} whose turn it is
 * for a {@link parlour.cli.table.Wish} and does it to the {@link parlour.cli.table.Table}, which holds the game as far as
 * it has been played. A {@link parlour.cli.table.Person} talks through the {@link parlour.cli.table.Screen};
 * {@link parlour.cli.table.Rerun} steps through a finished game. All sentences are in {@code Says}. None of this asks
 * which game it holds: how a game looks is told by {@link parlour.cli.look.Look}.
 *
 * <p>Whoever sits at the keyboard sees the view of their seat and no more. Only files hold everything.
 */
@NullMarked
package parlour.cli.table;

import org.jspecify.annotations.NullMarked;
