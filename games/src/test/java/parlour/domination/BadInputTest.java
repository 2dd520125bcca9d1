package parlour.domination;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.ParseResult;
import parlour.game.Refusal;
import parlour.game.Text;
import parlour.game.contract.TextTable;
import parlour.game.contract.TextTable.Row;

/** What is wrong is refused, by a stable reason or place, in a sentence that names it, and changes nothing. */
class BadInputTest {

    private static final int TEXT = 4;

    static List<Row> rows() {
        return TextTable.rows(BadInputTest.class, "bad-input.txt");
    }

    /** What the engine says: a place or a reason, and a sentence. */
    private record Answer(String expected, Text sentence) {}

    @ParameterizedTest
    @MethodSource("rows")
    void refusalNamesThePlace(Row row) {
        Answer answer = answer(row);
        assertEquals(row.cell(5), answer.expected, answer.sentence.toString());
        String en = answer.sentence.en();
        String fr = answer.sentence.fr();
        assertFalse(en.isBlank());
        assertFalse(fr.isBlank());
        assertNotEquals(en, fr);
        assertFalse(fr.contains("'"), fr);
        if (!row.cell(6).equals("-")) {
            String[] named = row.cell(6).split(" ~ ", -1);
            assertTrue(en.contains(named[0]), en);
            assertTrue(fr.contains(named[named.length - 1]), fr);
        }
    }

    private static Answer answer(Row row) {
        String[] settings = row.words(2).toArray(new String[0]);
        try {
            return switch (row.cell(1)) {
                case "position" -> {
                    DominationPosition position =
                            Domination.DOMINATION.parse(row.cell(TEXT), DominationFixtures.options(settings));
                    throw new AssertionError(row + " was read as " + position);
                }
                case "option" -> {
                    List<String> all = new ArrayList<>(row.words(2));
                    all.addAll(List.of(row.cell(TEXT).split(" ", -1)));
                    throw new AssertionError(row + " was read as " + Options.of(Domination.DOMINATION, all));
                }
                case "move" -> move(row, settings);
                default -> throw new IllegalArgumentException("no kind of input: " + row);
            };
        } catch (NotationException e) {
            assertTrue(e.input().endsWith(row.cell(TEXT)), e.input());
            assertEquals(e.sentence().en(), e.getMessage());
            assertTrue(e.place() >= 0 && e.place() <= e.input().length(), "place " + e.place());
            return new Answer("place " + e.place(), e.sentence());
        }
    }

    private static Answer move(Row row, String[] settings) throws NotationException {
        DominationPosition position = row.cell(3).equals("start")
                ? DominationFixtures.start(settings)
                : row.cell(3).equals("end")
                        ? DominationFixtures.random(1, 112, settings)
                        : DominationFixtures.parse(row.cell(3), settings);
        String before = state(position);
        try {
            return switch (position.parseMove(row.cell(TEXT))) {
                case ParseResult.Legal _ -> throw new AssertionError(row + " was read as a legal move");
                case Refusal refusal -> new Answer("refused " + refusal.code(), refusal.message());
            };
        } finally {
            assertEquals(before, state(position), "refused input changes nothing");
        }
    }

    private static String state(DominationPosition position) {
        return position.notation() + " " + position.hash() + " " + position.turn() + " " + position.legalMoveCount();
    }

    @Test
    void tableHasItsMinimumOfRows() {
        assertTrue(rows().size() >= 60);
    }
}
