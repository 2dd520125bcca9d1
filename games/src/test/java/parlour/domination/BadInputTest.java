package parlour.domination;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.game.contract.BadInputRow;
import parlour.game.contract.TextTable;
import parlour.game.contract.TextTable.Row;

/** Bad input is refused with a stable reason or place, in a sentence that names it, and changes nothing. */
class BadInputTest {

    static List<Row> rows() {
        return TextTable.rows(BadInputTest.class, "bad-input.txt");
    }

    @ParameterizedTest
    @MethodSource("rows")
    void refusalNamesThePlace(Row row) {
        BadInputRow.check(row, Domination.DOMINATION, row.words(2), () -> position(row));
    }

    private static DominationPosition position(Row row) {
        String[] settings = row.words(2).toArray(new String[0]);
        return switch (row.cell(3)) {
            case "start" -> DominationFixtures.start(settings);
            case "end" -> DominationFixtures.random(1, 112, settings);
            default -> DominationFixtures.parse(row.cell(3), settings);
        };
    }

    @Test
    void tableHasItsMinimumOfRows() {
        assertTrue(rows().size() >= 60);
    }
}
