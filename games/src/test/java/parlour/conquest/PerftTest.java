package parlour.conquest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.game.Perft;
import parlour.game.contract.TextTable;
import parlour.game.contract.TextTable.Row;

/** Perft counts, compared with {@code perft.txt}. */
class PerftTest {

    static List<Row> positions() {
        return TextTable.rows(PerftTest.class, "perft.txt");
    }

    @ParameterizedTest
    @MethodSource("positions")
    void engineCountsMatchTheTable(Row row) {
        assertTrue(row.words(3).size() >= 3 && row.words(4).size() >= 3, "counts to depth 3");
        checkCounts(row, 1, 4);
    }

    static List<Row> deepPositions() {
        return positions().stream().filter(row -> row.words(3).size() > 4).toList();
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("deepPositions")
    void engineCountsMatchTheTableAtDepthFiveAndMore(Row row) {
        checkCounts(row, 5, row.words(3).size());
    }

    private static void checkCounts(Row row, int min, int max) {
        Perft perft = new Perft();
        for (int column : new int[] {3, 4}) {
            ConquestPosition position = edition(row, column).parse(row.cell(1));
            List<String> counts = row.words(column);
            for (int depth = min; depth <= Math.min(max, counts.size()); depth++) {
                assertEquals(
                        Long.parseLong(counts.get(depth - 1)),
                        perft.count(position, depth),
                        row + ", " + edition(row, column) + ", depth " + depth);
            }
            assertEquals(row.cell(1), position.notation(), "counting leaves the position as it was");
        }
    }

    @ParameterizedTest
    @MethodSource("positions")
    void naiveRulesCountsMatchTheTable(Row row) {
        for (int column : new int[] {3, 4}) {
            for (int depth = 1; depth <= 2; depth++) {
                assertEquals(
                        Long.parseLong(row.words(column).get(depth - 1)),
                        edition(row, column).naive(row.cell(1)).perft(depth),
                        row + ", " + edition(row, column) + ", depth " + depth);
            }
        }
    }

    /** Otherwise a wrong table could agree with a wrong engine and contradict the rule sheet. */
    @Test
    void tableContainsTheCountsOfTheRuleSheet() {
        String table = TextTable.text(PerftTest.class, "perft.txt");
        assertTrue(table.contains("37 1293 47873 1702613 64749934 | 37 1293 47873 1702613 64747674"));
        assertTrue(table.contains("handedness=left | 37 1293 47873 1702613"));
        assertTrue(table.contains("keyCaptures=no | 37 1293 47869 1701939"));
        assertTrue(positions().size() >= 40);
    }

    private static Edition edition(Row row, int column) {
        return new Edition(column == 3 ? "conquest" : "sixfaces", row.words(2));
    }
}
