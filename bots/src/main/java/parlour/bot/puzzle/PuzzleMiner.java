package parlour.bot.puzzle;

import java.util.List;
import parlour.puzzle.Puzzle;

/** Lets bots play one game and collects the puzzles in it. Games are numbered, and each is reproducible. */
public interface PuzzleMiner {

    /** The puzzles of the game of this number, all proved. */
    List<Puzzle> mine(int number);
}
