package parlour.bot.puzzle.conquest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.puzzle.ConquestPuzzles;
import parlour.puzzle.Puzzle;

/**
 * Selects puzzles that differ from each other: at most one from a game, no two that look nearly the same, no ending
 * twice among those of one length, and as many for either side. Puzzles without alternative solutions are preferred.
 */
public final class ConquestSelector {

    /** Out of twenty puzzles: wins in one, in two, in three. */
    private static final int[] SHARES = {8, 7, 5};

    private static final int OF = 20;

    /** Squares on which two positions must differ. A move changes two. */
    private static final int MIN_DISTANCE = 10;

    private final List<Puzzle> chosen = new ArrayList<>();
    private final List<PuzzleFingerprint> fingerprints = new ArrayList<>();
    private final Set<String> taken = new HashSet<>();

    private ConquestSelector() {}

    /**
     * Selects from all puzzles found; the order of the input does not matter.
     *
     * @param each how many, if there are enough
     */
    public static List<Puzzle> of(Conquest game, List<Puzzle> finds, int each) {
        ConquestSelector selection = new ConquestSelector();
        // Long ones are rare, so they are selected first.
        for (int moves = ConquestPuzzles.MAX_MOVES; moves >= 1; moves--) {
            int wanted = each * SHARES[moves - 1] / OF;
            for (int side = ConquestPosition.WHITE; side <= ConquestPosition.BLACK; side++) {
                selection.take(candidates(finds, game, moves, side), (wanted + side) / 2);
            }
        }
        selection.chosen.sort(Comparator.comparingInt(Puzzle::rating).thenComparing(Puzzle::id));
        return List.copyOf(selection.chosen);
    }

    private static List<Puzzle> candidates(List<Puzzle> finds, Conquest game, int moves, int side) {
        return finds.stream()
                .filter(puzzle -> puzzle.game() == game && puzzle.moves() == moves && puzzle.solver() == side)
                .sorted(Comparator.comparing(ConquestSelector::isPure)
                        .reversed()
                        .thenComparing(Puzzle::id))
                .toList();
    }

    private static boolean isPure(Puzzle puzzle) {
        return puzzle.line().stream().allMatch(step -> step.also().isEmpty());
    }

    private void take(List<Puzzle> candidates, int wanted) {
        int got = 0;
        for (Puzzle candidate : candidates) {
            if (got < wanted && takes(candidate)) {
                got++;
            }
        }
    }

    /** Selects the puzzle if it differs from all selected so far. */
    private boolean takes(Puzzle puzzle) {
        PuzzleFingerprint picture = PuzzleFingerprint.of(puzzle);
        List<String> marks =
                List.of("id " + puzzle.id(), "game " + puzzle.origin(), "end " + puzzle.moves() + " " + picture.end());
        boolean isAlike = marks.stream().anyMatch(taken::contains)
                || fingerprints.stream().anyMatch(other -> picture.distance(other) < MIN_DISTANCE);
        if (isAlike) {
            return false;
        }
        taken.addAll(marks);
        fingerprints.add(picture);
        chosen.add(puzzle);
        return true;
    }
}
