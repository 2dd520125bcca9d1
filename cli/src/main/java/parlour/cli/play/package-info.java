/**
 * A game at one terminal: people who share a keyboard, and bots. The terminal is a transport like the server's socket:
 * the rules for moves, draws, takebacks and resigning are those of {@link parlour.match.Match}.
 *
 * <p>Start with {@link parlour.cli.play.GameLoop}. It asks the player to move for a
 * {@link parlour.cli.play.PlayerAction}, mostly a command, and submits it to the {@link parlour.cli.play.TerminalGame},
 * which applies and records the resulting events. {@code GameOpener} opens a game, new or from a file;
 * {@code TerminalHost} and {@code TerminalChance} provide what the match needs of the machine. A
 * {@link parlour.cli.play.KeyboardPlayer} reads and prints through the {@link parlour.cli.play.Screen};
 * {@link parlour.cli.play.ReplayViewer} steps through a game file. All messages are in {@code PlayMessages}. Nothing
 * here depends on the game, except {@code BoardRenderers}.
 *
 * <p>A player sees only the view of their seat. Only files contain everything.
 *
 * <pre>{@code
 * TerminalGame game = TerminalGame.open(opening, host);
 * new GameLoop(game, screen, saver, people, bots).run();
 * List<Event> events = game.events(); // the same as those of a match given the same commands
 * }</pre>
 */
@NullMarked
package parlour.cli.play;

import org.jspecify.annotations.NullMarked;
