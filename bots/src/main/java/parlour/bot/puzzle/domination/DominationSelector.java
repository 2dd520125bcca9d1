package parlour.bot.puzzle.domination;

import java.util.List;
import parlour.bot.puzzle.VariedSelection;
import parlour.domination.DominationPosition;
import parlour.puzzle.Puzzle;
import parlour.puzzle.PuzzleTheme;

/**
 * Selects endings that differ from each other: in turn one of every theme, length and seat. Those with only one winning
 * move are preferred, then those in which a wrong move costs more.
 */
public final class DominationSelector {

    private static final int ONLY_WIN = 1_000;

    private DominationSelector() {}

    /** Selects from all endings found; the order of the input does not matter. */
    public static List<Puzzle> of(List<Puzzle> found, int count) {
        return VariedSelection.of(found, count, DominationSelector::group, DominationSelector::merit);
    }

    private static int merit(Puzzle puzzle) {
        Margin margin = Margin.read(puzzle.margin());
        return (margin.next() < 0 ? ONLY_WIN : 0) + margin.best() - margin.next();
    }

    private static String group(Puzzle puzzle) {
        PuzzleTheme theme = puzzle.themes().stream()
                .filter(it -> it != PuzzleTheme.ONLY_WIN && it != PuzzleTheme.LONG_ENDING)
                .findFirst()
                .orElseThrow();
        DominationPosition start = puzzle.start(DominationPosition.class);
        boolean isOnlyWin = puzzle.themes().contains(PuzzleTheme.ONLY_WIN);
        return (isOnlyWin ? "a" : "b") + puzzle.moves() + theme.id() + start.turn() + start.rackSize(start.turn()) / 3;
    }
}
