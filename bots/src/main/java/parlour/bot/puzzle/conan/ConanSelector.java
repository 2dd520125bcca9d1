package parlour.bot.puzzle.conan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import parlour.bot.puzzle.VariedSelection;
import parlour.puzzle.Puzzle;
import parlour.puzzle.PuzzleTheme;

/** Selects contests that differ from each other: as many bids, attributes and cards, in turn of every role and size. */
public final class ConanSelector {

    private static final List<PuzzleTheme> DECISIONS =
            List.of(PuzzleTheme.BID, PuzzleTheme.ATTRIBUTE, PuzzleTheme.CARD);

    private ConanSelector() {}

    /** Selects from all contests found; the order of the input does not matter. */
    public static List<Puzzle> of(List<Puzzle> found, int count) {
        List<Puzzle> chosen = new ArrayList<>();
        for (PuzzleTheme decision : DECISIONS) {
            List<Puzzle> some =
                    found.stream().filter(it -> it.themes().contains(decision)).toList();
            chosen.addAll(VariedSelection.of(some, count / DECISIONS.size(), ConanSelector::group, _ -> 0));
        }
        chosen.sort(Comparator.comparingInt(Puzzle::rating).thenComparing(Puzzle::id));
        return chosen;
    }

    private static String group(Puzzle puzzle) {
        String answer = puzzle.line().getFirst().move();
        boolean isCard = answer.startsWith("down:");
        return puzzle.themes() + " " + puzzle.settings() + " " + (isCard ? "" : answer);
    }
}
