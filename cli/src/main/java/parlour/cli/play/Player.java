package parlour.cli.play;

/** A person or a bot that holds a seat. */
interface Player {

    /** Called when it is this player's turn; may block. */
    PlayerAction act(TerminalGame game);
}
