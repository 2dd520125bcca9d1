package parlour.conquest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.conquest.naive.NaiveConquest;
import parlour.game.NotationException;
import parlour.game.Outcome;
import parlour.game.ParseResult;
import parlour.game.contract.RuleRow;
import parlour.game.contract.TextTable;
import parlour.game.contract.TextTable.Row;

/** The rule sheet sentence by sentence; {@code rules.txt} describes its columns. */
class RuleTableTest {

    static List<Row> rules() {
        return TextTable.rows(RuleTableTest.class, "rules.txt");
    }

    @ParameterizedTest
    @MethodSource("rules")
    void theRuleHolds(Row row) throws NotationException {
        Edition edition = edition(row);
        ConquestPosition position = row.cell(2).equals("start") ? edition.start() : edition.parse(row.cell(2));
        RuleRow played = RuleRow.play(row, position);
        played.check((kind, rest) -> {
            switch (kind) {
                case "from" -> {
                    List<String> words = List.of(rest.split(" ", -1));
                    assertEquals(new TreeSet<>(words.subList(1, words.size())), moves(position, words.getFirst()));
                }
                case "turn" ->
                    assertEquals(
                            rest,
                            switch (position.turn()) {
                                case ConquestPosition.WHITE -> "white";
                                case ConquestPosition.BLACK -> "black";
                                case ConquestPosition.CHANCE -> "lot";
                                default -> "nobody";
                            });
                default -> throw new IllegalArgumentException("expected what? " + row);
            }
        });
        checkNaive(row, position, played.played());
    }

    private static SortedSet<String> moves(ConquestPosition position, String from) {
        return position.legalMoveTexts().stream()
                .filter(text -> text.startsWith(from) || text.startsWith("K" + from))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The naive rules must pass the same table; otherwise comparing with them would prove nothing. */
    private static void checkNaive(Row row, ConquestPosition position, List<String> played) {
        Edition edition = edition(row);
        NaiveConquest naive = row.cell(2).equals("start") ? edition.naiveStart() : edition.naive(row.cell(2));
        for (String text : played) {
            var after = naive.moves().get(text);
            if (after == null) {
                throw new AssertionError("the naive rules have no move " + text + ": " + row);
            }
            naive = after.get();
        }
        assertEquals(position.notation(), naive.notation());
        assertEquals(position.outcome().map(Outcome::reason).orElse(""), naive.reason());
        assertEquals(position.outcome().map(Outcome::result).orElse(""), naive.result());
        assertEquals(moves(position, ""), new TreeSet<>(naive.moves().keySet()));
    }

    /** The edition, then its settings. */
    private static Edition edition(Row row) {
        List<String> words = row.words(1);
        return new Edition(words.getFirst(), words.subList(1, words.size()));
    }

    @Test
    void everyOptionValueHasARow() {
        List<Row> rows = rules();
        for (String setting : List.of(
                "keySquare=key",
                "keySquare=any",
                "first=lot",
                "first=white",
                "first=black",
                "keyCaptures=yes",
                "keyCaptures=no",
                "repetition=3",
                "repetition=off",
                "noProgress=100",
                "noProgress=off",
                "handedness=right",
                "handedness=left")) {
            assertTrue(rows.stream().anyMatch(row -> row.words(1).contains(setting)), setting);
        }
    }

    @Test
    void bothEditionsOfferTheSameOptionsWithTheirOwnDefaults() {
        assertEquals("key", new Edition("conquest", List.of()).options().value("keySquare"));
        assertEquals("any", new Edition("sixfaces", List.of()).options().value("keySquare"));
        assertEquals("lot", new Edition("conquest", List.of()).options().value("first"));
        assertEquals("white", new Edition("sixfaces", List.of()).options().value("first"));
        for (String edition : List.of("conquest", "sixfaces")) {
            assertEquals("yes", new Edition(edition, List.of()).options().value("keyCaptures"));
            assertEquals("3", new Edition(edition, List.of()).options().value("repetition"));
            assertEquals("100", new Edition(edition, List.of()).options().value("noProgress"));
            assertEquals("right", new Edition(edition, List.of()).options().value("handedness"));
        }
    }

    @Test
    void optionalPartsOfAMoveMayBeOmitted() throws NotationException {
        ConquestPosition position = new Edition("sixfaces", List.of()).parse("4k4/9/9/9/4D24/9/9/4K4 w 0 9");
        ParseResult full = position.parseMove("e4xe8=4#");
        assertInstanceOf(ParseResult.Legal.class, full);
        for (String shorter : List.of("e4xe8", "e4-e8", "e4xe8=4", "e4xe8#", "e4-e8=4#", "e4-e8#")) {
            assertEquals(full, position.parseMove(shorter), shorter);
        }
        assertEquals(position.parseMove("Ke1-e2"), position.parseMove("e1-e2"));
    }
}
