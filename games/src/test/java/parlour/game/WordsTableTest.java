package parlour.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.game.contract.TextTable;
import parlour.game.contract.TextTable.Row;
import parlour.game.file.GameFile;
import parlour.game.file.GameFileReader;

/** How words in a game file are classified; {@code words.txt} describes its columns. */
class WordsTableTest {

    static List<Row> words() {
        return TextTable.rows(WordsTableTest.class, "words.txt");
    }

    @ParameterizedTest
    @MethodSource("words")
    void wordIsClassifiedAsInItsRow(Row row) {
        String word = row.cell(1);
        assertEquals(row.cell(2), GameFileReader.isTagName(word) ? "yes" : "no", "tag");
        assertEquals(row.cell(3), GameFileReader.isNumber(word) ? "yes" : "no", "number");
        assertEquals(
                row.cell(4),
                GameFileReader.isResult(word) ? Integer.toString(GameFileReader.shares(word)) : "no",
                "result");
        assertEquals(row.cell(5), GameFileReader.isMove(word) ? "yes" : "no", "move");
    }

    @ParameterizedTest
    @MethodSource("words")
    void writingAndReadingAcceptTheSameWords(Row row) throws NotationException {
        String word = row.cell(1);
        if (row.cell(5).equals("yes")) {
            GameFile file = GameFile.of(List.of(), List.of(new GameFile.Move("1.", word)), GameFile.UNFINISHED);
            assertEquals(file, GameFile.read(file.write()));
        } else {
            assertThrows(IllegalArgumentException.class, () -> new GameFile.Move("", word));
        }
        if (!row.cell(3).equals("yes") && !word.isEmpty()) {
            assertThrows(IllegalArgumentException.class, () -> new GameFile.Move(word, "a1"));
        }
    }
}
