package parlour.domination;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
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
        DominationPosition position =
                DominationFixtures.parse(row.cell(2), row.words(1).toArray(new String[0]));
        Perft perft = new Perft();
        List<String> counts = row.words(3);
        for (int depth = 1; depth <= counts.size(); depth++) {
            assertEquals(Long.parseLong(counts.get(depth - 1)), perft.count(position, depth), row + ", depth " + depth);
        }
        assertEquals(row.cell(2), position.notation(), "counting leaves the position as it was");
    }

    @ParameterizedTest
    @MethodSource("positions")
    void naiveRulesCountsMatchTheTable(Row row) {
        DominationPosition position =
                DominationFixtures.parse(row.cell(2), row.words(1).toArray(new String[0]));
        for (int depth = 1; depth <= 2; depth++) {
            assertEquals(
                    Long.parseLong(row.words(3).get(depth - 1)),
                    PerftTable.naive(position).perft(depth),
                    row + ", depth " + depth);
        }
    }

    @Test
    void tableHasItsMinimumOfRows() {
        assertTrue(positions().size() >= 12);
    }
}
