package parlour.domination;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import parlour.domination.naive.NaiveDomination;
import parlour.game.contract.TextTable;

/**
 * Recomputes {@code perft.txt} with the naive rules:
 *
 * <pre>{@code
 * java -cp games/target/classes:games/target/test-classes parlour.domination.PerftTable \
 *      games/src/test/resources/parlour/domination/perft.txt
 * }</pre>
 *
 * prints the file with new counts. Comments, names, options and positions are kept.
 */
final class PerftTable {

    private PerftTable() {}

    public static void main(String[] args) throws IOException {
        for (String line : Files.readAllLines(Path.of(args[0]), StandardCharsets.UTF_8)) {
            System.out.println(TextTable.isRow(line) ? recounted(TextTable.cells(line)) : line);
        }
    }

    private static String recounted(List<String> cells) {
        String[] settings = cells.get(1).split(" ", -1);
        DominationPosition position = DominationFixtures.parse(cells.get(2), settings);
        int depth = cells.get(3).split(" ", -1).length;
        List<String> counts = new ArrayList<>();
        for (int plies = 1; plies <= depth; plies++) {
            counts.add(Long.toString(naive(position).perft(plies)));
        }
        return String.join(" | ", cells.get(0), cells.get(1), cells.get(2), String.join(" ", counts));
    }

    static NaiveDomination naive(DominationPosition position) {
        return NaiveDomination.parse(
                position.layout().rows(),
                position.seats(),
                position.notation().substring(position.layout().name().length() + 1));
    }
}
