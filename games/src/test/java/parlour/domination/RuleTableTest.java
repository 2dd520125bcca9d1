package parlour.domination;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.domination.naive.NaiveDomination;
import parlour.game.NotationException;
import parlour.game.Option;
import parlour.game.ParseResult;
import parlour.game.Position;
import parlour.game.contract.RuleRow;
import parlour.game.contract.TextTable;
import parlour.game.contract.TextTable.Row;

/** The rule sheet sentence by sentence; {@code rules.txt} describes its columns. */
class RuleTableTest {

    static List<Row> rules() {
        return TextTable.rows(RuleTableTest.class, "rules.txt");
    }

    /** As given in the third column of a row: {@code start}, {@code random SEED LAID}, or a text. */
    static DominationPosition position(Row row) {
        String[] settings = row.words(1).toArray(new String[0]);
        List<String> words = row.words(2);
        return switch (words.getFirst()) {
            case "start" -> DominationFixtures.start(settings);
            case "random" ->
                DominationFixtures.random(Long.parseLong(words.get(1)), Integer.parseInt(words.get(2)), settings);
            default -> DominationFixtures.parse(row.cell(2), settings);
        };
    }

    @ParameterizedTest
    @MethodSource("rules")
    void theRuleHolds(Row row) throws NotationException {
        DominationPosition position = position(row);
        RuleRow played = RuleRow.play(row, position);
        played.check((kind, rest) -> {
            switch (kind) {
                case "turn" -> assertEquals(rest, turn(position));
                case "owns" -> assertEquals(rest, owns(position, rest.substring(0, rest.indexOf(' '))));
                case "scores" -> assertEquals(rest, scores(position));
                case "stock" -> assertEquals(rest, Integer.toString(position.stockSize()));
                case "game" -> assertEquals(rest, Integer.toString(position.game() + 1));
                default -> throw new IllegalArgumentException("expected what? " + row);
            }
        });
        if (position.isLotDrawn() && !position.rules().isMirrored()) {
            checkNaive(row, position, played.played());
        }
    }

    private static String turn(DominationPosition position) {
        return switch (position.turn()) {
            case Position.NOBODY -> "nobody";
            case Position.CHANCE -> position.isLotDrawn() ? "draw " + (position.drawer() + 1) : "lot";
            default -> Integer.toString(position.turn() + 1);
        };
    }

    private static String owns(DominationPosition position, String name) {
        int territory = 0;
        while (!Board.territoryName(territory).equals(name)) {
            territory++;
        }
        return name + " " + (position.owner(territory) + 1);
    }

    private static String scores(DominationPosition position) {
        StringBuilder text = new StringBuilder();
        for (int seat = 0; seat < position.seats(); seat++) {
            text.append(seat == 0 ? "" : " ")
                    .append(position.territories(seat))
                    .append('+')
                    .append(position.border(seat));
        }
        return text.toString();
    }

    /** The naive rules must pass the same table; otherwise comparing with them would prove nothing. */
    private static void checkNaive(Row row, DominationPosition position, List<String> played) {
        DominationPosition before = position(row);
        if (!before.isLotDrawn()) {
            return;
        }
        NaiveDomination naive = NaiveDomination.parse(
                before.layout().rows(),
                before.seats(),
                before.notation().substring(before.layout().name().length() + 1));
        for (String text : played) {
            if (text.startsWith("draw:")) {
                naive = naive.draw(text.substring(5));
            } else {
                NaiveDomination after = naive.moves().get(text);
                assertTrue(after != null, () -> "the naive rules have no move " + text + ": " + row);
                naive = after;
            }
        }
        assertEquals(position.notation(), position.layout().name() + " " + naive.notation());
        if (position.turn() >= 0) {
            assertEquals(new TreeSet<>(naive.moves().keySet()), DominationFixtures.moves(position));
        }
        for (int seat = 0; seat < position.seats(); seat++) {
            assertEquals(position.territories(seat), naive.territories(seat));
            assertEquals(position.border(seat), naive.border(seat));
        }
    }

    @Test
    void everyOptionValueHasARow() {
        List<Row> rows = rules();
        for (Option option : Domination.DOMINATION.options()) {
            for (String value : option.words()) {
                String setting = option.key() + "=" + value;
                assertTrue(rows.stream().anyMatch(row -> row.words(1).contains(setting)), setting);
            }
        }
        assertTrue(rows.stream().anyMatch(row -> row.cell(1).contains("layout=seed:")));
    }

    @Test
    void optionalPartsOfAMoveMayBeOmittedOrSwapped() throws NotationException {
        DominationPosition position = DominationFixtures.parse("A 1 a1b1a2b2a1a2 00000001010102/02051112222525");
        ParseResult full = position.parseMove("2-5@b1b2*");
        for (String other : List.of("2-5@b1b2", "5-2@b1b2", "5-2@b2b1*", "b1b2", "b2b1", "b1b2*")) {
            assertEquals(full, position.parseMove(other), other);
        }
    }
}
