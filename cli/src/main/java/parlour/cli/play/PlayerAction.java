package parlour.cli.play;

import parlour.match.Command;

/** What a player does when it is their turn. */
public sealed interface PlayerAction {

    /** Something for the match to decide. */
    record Submit(Command command) implements PlayerAction {}

    /** Plays another game, which was loaded from a file, instead of this one. */
    record SwitchTo(TerminalGame game) implements PlayerAction {}

    /** Stops, or the input has ended. */
    record Quit() implements PlayerAction {}
}
