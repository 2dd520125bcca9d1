package parlour.bot.tournament;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The seating of each round. A table is a list of contenders by seat.
 *
 * @param cycle the rounds in which all contenders meet once: for each the tables, one for each game
 * @param rounds how many to play, repeating the cycle
 */
record Schedule(List<List<List<Integer>>> cycle, int rounds) {

    static Schedule of(int contenders, int seats, int games) {
        List<List<List<Integer>>> cycle = new ArrayList<>();
        if (contenders < seats) {
            cycle.add(sharedTables(contenders, seats));
        } else {
            for (List<Integer> group : groups(0, contenders, seats)) {
                cycle.add(rotations(group));
            }
        }
        int gamesInCycle = cycle.stream().mapToInt(List::size).sum();
        int cycles = Math.max(1, Math.ceilDiv(games, gamesInCycle));
        return new Schedule(cycle, cycles * cycle.size());
    }

    List<List<Integer>> tables(int round) {
        return cycle.get(round % cycle.size());
    }

    /** All rounds of a cycle share an opening. */
    int opening(int round) {
        return round / cycle.size();
    }

    int games() {
        return rounds / cycle.size() * cycle.stream().mapToInt(List::size).sum();
    }

    /** Every choice of {@code size} contenders, in order. */
    private static List<List<Integer>> groups(int first, int contenders, int size) {
        if (size == 0) {
            return List.of(List.of());
        }
        List<List<Integer>> groups = new ArrayList<>();
        for (int head = first; head <= contenders - size; head++) {
            for (List<Integer> tail : groups(head + 1, contenders, size - 1)) {
                List<Integer> group = new ArrayList<>(List.of(head));
                group.addAll(tail);
                groups.add(group);
            }
        }
        return groups;
    }

    /** All contenders move one seat on until they are back where they started. */
    private static List<List<Integer>> rotations(List<Integer> table) {
        Set<List<Integer>> tables = new LinkedHashSet<>();
        for (int by = 0; by < table.size(); by++) {
            List<Integer> rotated = new ArrayList<>(table.subList(by, table.size()));
            rotated.addAll(table.subList(0, by));
            tables.add(rotated);
        }
        return List.copyOf(tables);
    }

    /**
     * With fewer contenders than seats, each holds several seats; every contender begins once, so that all hold each
     * seat equally often.
     */
    private static List<List<Integer>> sharedTables(int contenders, int seats) {
        Set<List<Integer>> tables = new LinkedHashSet<>();
        for (int first = 0; first < contenders; first++) {
            List<Integer> table = new ArrayList<>();
            for (int seat = 0; seat < seats; seat++) {
                table.add((first + seat) % contenders);
            }
            tables.addAll(rotations(table));
        }
        return List.copyOf(tables);
    }
}
