package parlour.bot.conquest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Several lines while they are looked at, depth by depth. A depth that is not finished for all of them counts for those it
 * is finished for; the others are told as they were.
 */
final class Ranking {

    private final int most;

    /** Wins at once: nothing more is to be known of them. */
    private final List<Findings> settled = new ArrayList<>();

    private List<Findings> before = new ArrayList<>();
    private List<Findings> now = new ArrayList<>();

    Ranking(int most) {
        this.most = most;
    }

    void settle(Findings win) {
        if (settled.size() < most) {
            settled.add(win);
        }
    }

    /** The moves the other lines may begin with. */
    void expect(RootMoves root) {
        int open = Math.min(most - settled.size(), root.size());
        for (int i = 0; i < open; i++) {
            now.add(new Findings(root.move(i), 0, List.of(root.move(i)), 0, 0));
        }
    }

    /** How many lines are looked for. */
    int open() {
        return before.size();
    }

    void deepen() {
        before = merged();
        now = new ArrayList<>();
    }

    /** What stood in this place one depth ago. */
    Findings before(int place) {
        return before.get(place);
    }

    /** The move that is expected in the place after this one, or 0. */
    int leaderAfter(int place) {
        for (Findings one : before) {
            if (place + 1 < before.size() && now.stream().noneMatch(other -> other.move() == one.move())) {
                return one.move();
            }
        }
        return 0;
    }

    void found(Findings line) {
        now.add(line);
    }

    /** Whether looking deeper cannot change anything. */
    boolean isDecided() {
        return merged().stream().allMatch(line -> Search.isDecided(line.score(), line.depth()));
    }

    List<Findings> lines(long nodes) {
        List<Findings> lines = new ArrayList<>(settled);
        for (Findings one : merged()) {
            lines.add(new Findings(one.move(), one.score(), one.line(), one.depth(), nodes));
        }
        return List.copyOf(lines);
    }

    private List<Findings> merged() {
        List<Findings> lines = new ArrayList<>(now);
        for (Findings old : before) {
            boolean known = now.stream().anyMatch(one -> one.move() == old.move());
            if (!known && lines.size() < before.size()) {
                lines.add(old);
            }
        }
        lines.sort(Comparator.comparingInt(Findings::score).reversed());
        return lines;
    }
}
