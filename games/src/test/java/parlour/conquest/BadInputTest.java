package parlour.conquest;

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
        List<String> words = row.words(2);
        Edition edition = new Edition(words.getFirst(), words.subList(1, words.size()));
        BadInputRow.check(
                row,
                edition.game(),
                edition.settings(),
                () -> row.cell(3).equals("start") ? edition.start() : edition.parse(row.cell(3)));
    }

    @Test
    void tableHasItsMinimumOfRows() {
        assertTrue(rows().size() >= 60);
    }
}
