package parlour.game.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import parlour.game.Game;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.ParseResult;
import parlour.game.Position;
import parlour.game.Refusal;
import parlour.game.Text;

/**
 * A row of a table of bad input: what it is meant as, the settings, the position, the text, the place or reason, and
 * what the sentence must name.
 */
public final class BadInputRow {

    private static final int TEXT = 4;

    /** The actual result: a place or a reason, and a sentence. */
    private record Answer(String expected, Text sentence) {}

    private BadInputRow() {}

    /**
     * Checks that the input is refused as the row says, in both languages, and changes nothing.
     *
     * @param settings the row's, parsed
     * @param position the position in which the row's move is tried
     */
    public static void check(
            TextTable.Row row, Game game, List<String> settings, Supplier<? extends Position> position) {
        Answer answer = answer(row, game, settings, position);
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

    private static Answer answer(
            TextTable.Row row, Game game, List<String> settings, Supplier<? extends Position> position) {
        String text = row.cell(TEXT);
        boolean areSeveral = text.matches("\\S+=\\S+( \\S+=\\S+)+");
        List<String> all = new ArrayList<>(settings);
        all.addAll(areSeveral ? List.of(text.split(" ", -1)) : List.of(text));
        try {
            return switch (row.cell(1)) {
                case "position" ->
                    throw new AssertionError(row + " was read as " + game.parse(text, Options.of(game, settings)));
                case "option" -> throw new AssertionError(row + " was read as " + Options.of(game, all));
                case "move" -> move(row, position.get());
                default -> throw new IllegalArgumentException("no kind of input: " + row);
            };
        } catch (NotationException e) {
            // Settings that conflict are reported all together.
            boolean isWhole = row.cell(1).equals("option") && e.input().equals(String.join(" ", all));
            assertTrue(isWhole || e.input().equals(text), e.input());
            assertEquals(e.sentence().en(), e.getMessage());
            assertTrue(e.place() >= 0 && e.place() <= e.input().length(), "place " + e.place());
            return new Answer("place " + e.place(), e.sentence());
        }
    }

    private static Answer move(TextTable.Row row, Position position) throws NotationException {
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

    private static String state(Position position) {
        return position.notation() + " " + position.hash() + " " + position.turn() + " " + position.legalMoveCount();
    }
}
