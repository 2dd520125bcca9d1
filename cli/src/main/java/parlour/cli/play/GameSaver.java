package parlour.cli.play;

import java.util.Optional;

/** Whoever keeps games in files for the table, and tells people what came of it. */
public interface GameSaver {

    /** Called after every change on the table. */
    void afterMove(Table table);

    /** Saves to the file typed, or asks for its name. */
    void save(Table table, String typed);

    /** Offers to save before moves would be lost. */
    void offer(Table table);

    /** The game in the file typed, or in one that is asked for; nothing if it cannot be had. */
    Optional<Table> load(String typed);
}
