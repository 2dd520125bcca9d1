package parlour.conan.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.conan.BadInputTest;
import parlour.conan.ConanFixtures;
import parlour.conan.ConanPosition;
import parlour.game.Position;
import parlour.game.contract.TextTable;
import parlour.game.contract.TextTable.Row;

/** Moves as text and in words for each viewer, and as plain data; {@code told.txt} describes its columns. */
class MoveDescriptionsTest {

    static List<Row> rows() {
        return TextTable.rows(MoveDescriptionsTest.class, "told.txt");
    }

    @ParameterizedTest
    @MethodSource("rows")
    void moveIsDescribedAsInItsRow(Row row) {
        ConanPosition position = BadInputTest.scene(row.cell(0));
        ConanFixtures.play(position, row.words(1).toArray(new String[0]));
        int move = ConanFixtures.legal(position, row.cell(2));
        int viewer = row.cell(3).equals("watcher") ? Position.SPECTATOR : Integer.parseInt(row.cell(3)) - 1;
        assertEquals(row.cell(4), position.textFor(move, viewer));
        assertEquals(row.cell(5), position.sentence(move, viewer).en());
        assertEquals(row.cell(6), position.sentence(move, viewer).fr());
        if (viewer == position.turn()) {
            String data = position.moveView(move).json();
            String sentence = ",\"en\":\"" + row.cell(5) + "\",\"fr\":\"" + row.cell(6) + "\"}";
            assertEquals(row.cell(7) + sentence, data);
        }
    }
}
