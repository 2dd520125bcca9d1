/**
 * A game at one terminal: people who share a keyboard, and computers that take a seat. The terminal is a transport, as
 * the server's socket is: rules about moves, draws, taking back and resigning are those of {@link parlour.match.Match}.
 *
 * <p>Start with {@link parlour.cli.play.GameLoop}. It asks the player whose turn it is for a
 * {@link parlour.cli.play.PlayerAction}, mostly a command, and submits it to the {@link parlour.cli.play.TerminalGame},
 * which applies the events that the match decides and remembers them. {@code GameOpener} opens a game, new or from a file;
 * {@code TerminalHost} and {@code TerminalChance} are what the match needs of the machine. A
 * {@link parlour.cli.play.KeyboardPlayer} talks through the {@link parlour.cli.play.Screen};
 * {@link parlour.cli.play.ReplayViewer} steps through a game file. All sentences are in {@code PlayMessages}. None of this
 * asks which game it is, except {@code BoardRenderers}, which knows who draws it.
 *
 * <p>A player sees the view of their seat and no more. Only files hold everything.
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
