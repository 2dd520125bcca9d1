package parlour.cli.play;

import java.util.Optional;

/** Saves games to files and loads them, and tells people what came of it. */
public interface GameSaver {

    /** Called after every move, and when one is taken back. */
    void afterMove(TerminalGame game);

    /** Saves to the file typed, or asks for its name. */
    void save(TerminalGame game, String typed);

    /** Offers to save before moves would be lost. */
    void offer(TerminalGame game);

    /** The game in the file typed, or in one that is asked for; nothing if it cannot be had. */
    Optional<TerminalGame> load(String typed);
}
