package parlour.cli.play;

import java.util.Optional;

/** Saves games to files and loads them, and reports the result to the user. */
public interface GameSaver {

    /** Called after every move, and when one is taken back. */
    void afterMove(TerminalGame game);

    /** Saves to the named file, or asks for its name. */
    void save(TerminalGame game, String typed);

    /** Offers to save before moves would be lost. */
    void offer(TerminalGame game);

    /** The game in the named file, or in one that is asked for; empty if it cannot be loaded. */
    Optional<TerminalGame> load(String typed);
}
