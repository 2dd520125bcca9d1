package parlour.explorer;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.conquest.Symmetry;
import parlour.game.Options;
import parlour.game.Position;

final class OpeningTableTest {

    /** The page reads the same bytes: web/src/analysis/explorer/openingTable.test.ts. */
    private static final String BYTES = "504f5431" + "07" + "0c" + "000001f4" + "00000002"
            + "fedcba9876543210" + "02" + "010203" + "820100" + "07" + "040506" + "000001"
            + "0000000000000001" + "01" + "0000fe" + "0204ac02";

    private static final OpeningTable TABLE = new OpeningTable(
            7,
            12,
            500,
            new TreeMap<>(Map.of(
                    1L,
                    List.of(new MoveResults(0xfe, 2, 4, 300)),
                    0xfedcba9876543210L,
                    List.of(new MoveResults(0x010203, 130, 0, 7), new MoveResults(0x040506, 0, 0, 1)))));

    @Test
    void aTableIsWrittenAsDocumentedAndReadBack() {
        assertEquals(BYTES, HexFormat.of().formatHex(TABLE.write()));
        assertEquals(TABLE, OpeningTable.read(HexFormat.of().parseHex(BYTES)));
        assertEquals(130 + 7, TABLE.moves(0xfedcba9876543210L).getFirst().games());
        assertEquals(List.of(), TABLE.moves(2));
    }

    @Test
    void whatIsNoTableIsRefused() {
        for (String wrong :
                List.of("", "00000000", BYTES.substring(0, 60), BYTES + "00", BYTES.replace("ac02", "ffffffffffff"))) {
            assertThrows(
                    IllegalArgumentException.class,
                    () -> OpeningTable.read(HexFormat.of().parseHex(wrong)),
                    wrong);
        }
    }

    @Test
    void movesAreCountedForTheSideThatPlayedThem() {
        OpeningCounter counter = new OpeningCounter(2);
        counter.add(start("white"), List.of("a1-a3-d3", "i8-i7-e7", "h1-h2"), 1);
        counter.add(start("white"), List.of("a1-a3-d3", "i8-i7-e7"), 0.5);
        counter.add(start("white"), List.of("b1-b2", "i8-i7-e7"), 0);
        // Black begins with the same move, seen from the other side, and loses.
        counter.add(start("black"), List.of("i8-i6-f6", "a1-a2-e2"), 1);
        OpeningTable table = counter.table(7, 2);
        ConquestPosition start = start("white");
        Symmetry symmetry = Symmetry.of(start);
        List<MoveResults> moves = table.moves(symmetry.key(start));
        assertEquals(List.of("a1-a3-d3=6", "b1-b2=3"), texts(start, moves));
        assertEquals(
                List.of(1, 1, 1),
                List.of(
                        moves.getFirst().wins(),
                        moves.getFirst().draws(),
                        moves.getFirst().losses()));
        start.play(start.legalMove("a1-a3-d3"));
        assertEquals(3, table.moves(Symmetry.of(start).key(start)).getFirst().games());
        assertEquals(4, table.games());
        // The position after b1-b2 occurred only once.
        assertEquals(2, table.positions().size());
        assertArrayEquals(table.write(), OpeningTable.read(table.write()).write());
    }

    @Test
    void differentOrdersOfMovesLeadToOnePosition() {
        OpeningCounter counter = new OpeningCounter(4);
        counter.add(start("white"), List.of("b1-b2", "h8-h7", "h1-h2", "b8-b7"), 1);
        counter.add(start("white"), List.of("h1-h2", "h8-h7", "b1-b2", "b8-b7"), 0);
        ConquestPosition position = start("white");
        for (String move : List.of("b1-b2", "h8-h7", "h1-h2")) {
            position.play(position.legalMove(move));
        }
        List<MoveResults> moves =
                counter.table(7, 1).moves(Symmetry.of(position).key(position));
        assertEquals(List.of(2), moves.stream().map(MoveResults::games).toList());
    }

    @ParameterizedTest
    @EnumSource(Conquest.class)
    void theTableThatIsShippedHasOnlyLegalMoves(Conquest edition) {
        OpeningTable table = BundledOpenings.table(edition);
        assertTrue(table.level() >= 6, "level " + table.level());
        ConquestPosition start = edition.start(Options.defaults(edition));
        if (start.turn() == Position.CHANCE) {
            start.play(ConquestPosition.WHITE);
        }
        int all = table.moves(Symmetry.of(start).key(start)).stream()
                .mapToInt(MoveResults::games)
                .sum();
        assertEquals(table.games(), all);
        assertTrue(visited(start, table, 4) > 20);
    }

    /** Plays every move of the table; {@code legalMove} throws if one is illegal. */
    private static int visited(ConquestPosition position, OpeningTable table, int plies) {
        int visited = 1;
        Symmetry symmetry = Symmetry.of(position);
        for (MoveResults move : plies == 0 ? List.<MoveResults>of() : table.moves(symmetry.key(position))) {
            position.play(position.legalMove(position.text(symmetry.route(move.route()))));
            visited += visited(position, table, plies - 1);
            position.undo();
        }
        return visited;
    }

    private static ConquestPosition start(String first) {
        ConquestPosition position = Conquest.CONQUEST.start(Options.defaults(Conquest.CONQUEST));
        position.play(position.legalMove("lot:" + first));
        return position;
    }

    private static List<String> texts(ConquestPosition position, List<MoveResults> moves) {
        Symmetry symmetry = Symmetry.of(position);
        return moves.stream()
                .map(move -> position.text(symmetry.route(move.route())))
                .toList();
    }
}
