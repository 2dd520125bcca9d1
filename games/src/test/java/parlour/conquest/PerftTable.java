package parlour.conquest;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import parlour.conquest.naive.NaiveConquest;
import parlour.game.contract.TextTable;

/**
 * Prints {@code perft.txt} with its counts recomputed by the naive rules, never by the engine under test. Comments,
 * names and positions are kept. Counts of depth 5 are copied: the naive rules are too slow for them, and the rule sheet
 * states them.
 */
final class PerftTable {

    private static final int MIN_DEPTH = 3;
    private static final int MAX_DEPTH = 4;

    private PerftTable() {}

    public static void main(String[] args) throws IOException {
        for (String line : Files.readAllLines(Path.of(args[0]), StandardCharsets.UTF_8)) {
            System.out.println(TextTable.isRow(line) ? recounted(TextTable.cells(line)) : line);
        }
    }

    private static String recounted(List<String> cells) {
        List<String> settings =
                cells.get(2).equals("-") ? List.of() : List.of(cells.get(2).split(" ", -1));
        List<String> row = new ArrayList<>(cells.subList(0, 3));
        row.add(counts("conquest", settings, cells.get(1), cells.size() > 3 ? cells.get(3) : ""));
        row.add(counts("sixfaces", settings, cells.get(1), cells.size() > 4 ? cells.get(4) : ""));
        return String.join(" | ", row);
    }

    private static String counts(String edition, List<String> settings, String position, String before) {
        List<String> known = before.isEmpty() ? List.of() : List.of(before.split(" ", -1));
        NaiveConquest naive = new Edition(edition, settings).naive(position);
        List<String> counts = new ArrayList<>();
        for (int depth = 1; depth <= Math.max(MIN_DEPTH, known.size()); depth++) {
            counts.add(depth > MAX_DEPTH ? known.get(depth - 1) : Long.toString(naive.perft(depth)));
        }
        return String.join(" ", counts);
    }
}
