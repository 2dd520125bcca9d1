package parlour.bot.puzzle;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import parlour.puzzle.Puzzle;

/** Selects puzzles from groups in turn, so that no group crowds out the others, and at most one from a game. */
public final class VariedSelection {

    private VariedSelection() {}

    /**
     * Selects puzzles; the order of the input does not matter.
     *
     * @param group the group a puzzle belongs to
     * @param merit within a group, those with the higher number come first
     * @return the easiest first
     */
    public static List<Puzzle> of(
            List<Puzzle> found, int count, Function<Puzzle, String> group, ToIntFunction<Puzzle> merit) {
        Map<String, List<Puzzle>> groups = new TreeMap<>();
        found.stream()
                .sorted(Comparator.comparingInt(merit).reversed().thenComparing(Puzzle::id))
                .forEach(puzzle -> groups.computeIfAbsent(group.apply(puzzle), _ -> new ArrayList<>())
                        .add(puzzle));
        Set<String> taken = new HashSet<>();
        List<Puzzle> chosen = new ArrayList<>();
        int before = -1;
        while (before < chosen.size() && chosen.size() < count) {
            before = chosen.size();
            for (List<Puzzle> rest : groups.values()) {
                rest.removeIf(puzzle -> taken.contains(puzzle.origin()) || taken.contains(puzzle.id()));
                if (!rest.isEmpty() && chosen.size() < count) {
                    Puzzle next = rest.removeFirst();
                    taken.add(next.origin());
                    taken.add(next.id());
                    chosen.add(next);
                }
            }
        }
        chosen.sort(Comparator.comparingInt(Puzzle::rating).thenComparing(Puzzle::id));
        return chosen;
    }
}
