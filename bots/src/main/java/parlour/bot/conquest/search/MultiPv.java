package parlour.bot.conquest.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Several lines being searched, depth by depth. An unfinished depth counts for the lines it has finished; the others
 * keep their earlier result.
 */
final class MultiPv {

    private final int max;

    /** Immediate wins, which need no further search. */
    private final List<SearchResult> settled = new ArrayList<>();

    private List<SearchResult> before = new ArrayList<>();
    private List<SearchResult> now = new ArrayList<>();

    MultiPv(int max) {
        this.max = max;
    }

    void settle(SearchResult win) {
        if (settled.size() < max) {
            settled.add(win);
        }
    }

    /** Sets the moves the other lines may begin with. */
    void expect(RootMoves root) {
        int open = Math.min(max - settled.size(), root.size());
        for (int i = 0; i < open; i++) {
            now.add(new SearchResult(root.move(i), 0, List.of(root.move(i)), 0, 0));
        }
    }

    /** The number of lines still searched. */
    int open() {
        return before.size();
    }

    void deepen() {
        before = merged();
        now = new ArrayList<>();
    }

    /** The result in this place one depth ago. */
    SearchResult before(int place) {
        return before.get(place);
    }

    /** The move expected in the place after this one, or 0. */
    int leaderAfter(int place) {
        for (SearchResult one : before) {
            if (place + 1 < before.size() && now.stream().noneMatch(other -> other.move() == one.move())) {
                return one.move();
            }
        }
        return 0;
    }

    void found(SearchResult line) {
        now.add(line);
    }

    /** Whether searching deeper cannot change the result. */
    boolean isDecided() {
        return merged().stream().allMatch(line -> Search.isDecided(line.score(), line.depth()));
    }

    List<SearchResult> lines(long nodes) {
        List<SearchResult> lines = new ArrayList<>(settled);
        for (SearchResult one : merged()) {
            lines.add(new SearchResult(one.move(), one.score(), one.line(), one.depth(), nodes));
        }
        return List.copyOf(lines);
    }

    private List<SearchResult> merged() {
        List<SearchResult> lines = new ArrayList<>(now);
        for (SearchResult old : before) {
            boolean known = now.stream().anyMatch(one -> one.move() == old.move());
            if (!known && lines.size() < before.size()) {
                lines.add(old);
            }
        }
        lines.sort(Comparator.comparingInt(SearchResult::score).reversed());
        return lines;
    }
}
