package parlour.cli.play;

import parlour.match.Command;

/** A player's action on their turn. */
public sealed interface PlayerAction {

    /** A command for the match. */
    record Submit(Command command) implements PlayerAction {}

    /** Replaces this game with one loaded from a file. */
    record SwitchTo(TerminalGame game) implements PlayerAction {}

    /** The player quits, or the input has ended. */
    record Quit() implements PlayerAction {}
}
