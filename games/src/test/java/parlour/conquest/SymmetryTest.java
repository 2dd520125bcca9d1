package parlour.conquest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import parlour.game.NotationException;
import parlour.game.Options;

/**
 * Positions that are alike have the same key and the same moves. The other side's position and the mirror image are
 * made here from the text, independently of the class under test.
 */
class SymmetryTest {

    private static final long SEED = 1976;

    @Test
    void theOtherSideAndTheOtherKindOfDiceHaveTheSameKeyAndMoves() throws NotationException {
        RandomPositions random = new RandomPositions(SEED);
        for (int i = 0; i < 300; i++) {
            ConquestPosition position = read(random.setUp(), "right");
            if (position.isDecided()) {
                continue;
            }
            String notation = position.notation();
            String where = "seed " + SEED + ", round " + i + ", " + notation;
            List<ConquestPosition> alike = List.of(
                    read(turned(notation), "right"),
                    read(mirrored(notation), "left"),
                    read(turned(mirrored(notation)), "left"));
            for (ConquestPosition other : alike) {
                assertEquals(key(position), key(other), where);
                assertEquals(routes(position), routes(other), where);
            }
        }
    }

    @Test
    void aRoutesWayThereAndBackIsTheRouteItself() {
        RandomPositions random = new RandomPositions(SEED + 1);
        for (int i = 0; i < 100; i++) {
            ConquestPosition position = random.edition().parse(random.setUp());
            Symmetry symmetry = Symmetry.of(position);
            for (int move : position.legalMoves().toArray()) {
                assertEquals(move, symmetry.route(symmetry.route(move)), position.notation());
            }
        }
    }

    @Test
    void aRightHandedPositionWithWhiteToMoveHasItsOwnHash() throws NotationException {
        ConquestPosition start = Conquest.SIX_FACES.start(Options.defaults(Conquest.SIX_FACES));
        assertEquals(start.hash(), key(start));
        start.play(start.legalMove("a1-a3-d3"));
        assertNotEquals(start.hash(), key(start));
        // The counters and the order of the moves do not matter.
        assertEquals(key(start), key(read(start.notation().replace(" 1 1", " 7 9"), "right")));
    }

    @Test
    void theMirrorImageWithTheSameDiceIsAnotherPosition() throws NotationException {
        ConquestPosition position = read("9/4k4/9/9/2A21F34/9/4K4/9 w 0 1", "right");
        assertNotEquals(key(position), key(read(mirrored(position.notation()), "right")));
    }

    private static ConquestPosition read(String notation, String hand) throws NotationException {
        return Conquest.CONQUEST.parse(notation, Options.of(Conquest.CONQUEST, List.of("handedness=" + hand)));
    }

    private static long key(ConquestPosition position) {
        return Symmetry.of(position).key(position);
    }

    private static List<Integer> routes(ConquestPosition position) {
        Symmetry symmetry = Symmetry.of(position);
        return Arrays.stream(position.legalMoves().toArray())
                .map(symmetry::route)
                .sorted()
                .boxed()
                .toList();
    }

    /** Half a turn with the colours exchanged: a die's south face was its north face. */
    private static String turned(String notation) {
        String[] fields = notation.split(" ", -1);
        List<List<String>> ranks = ranks(fields[0]);
        StringBuilder board = new StringBuilder();
        for (List<String> rank : ranks.reversed()) {
            StringBuilder text = new StringBuilder();
            for (String cell : rank.reversed()) {
                text.append(turnedCell(cell));
            }
            board.append(board.isEmpty() ? "" : "/").append(text);
        }
        return board + (fields[1].equals("w") ? " b " : " w ") + fields[2] + " " + fields[3];
    }

    private static String turnedCell(String cell) {
        if (cell.equals("1")) {
            return cell;
        }
        char letter = cell.charAt(0);
        char other = Character.isUpperCase(letter) ? Character.toLowerCase(letter) : Character.toUpperCase(letter);
        return cell.length() == 1 ? "" + other : "" + other + (7 - (cell.charAt(1) - '0'));
    }

    private static String mirrored(String notation) {
        String[] fields = notation.split(" ", 2);
        StringBuilder board = new StringBuilder();
        for (List<String> rank : ranks(fields[0])) {
            board.append(board.isEmpty() ? "" : "/").append(String.join("", rank.reversed()));
        }
        return board + " " + fields[1];
    }

    /** Each square as a text of its own: 1, a Key die, or a die with its south face. */
    private static List<List<String>> ranks(String board) {
        List<List<String>> ranks = new ArrayList<>();
        for (String rank : board.split("/", -1)) {
            List<String> cells = new ArrayList<>();
            for (int at = 0; at < rank.length(); at++) {
                char c = rank.charAt(at);
                if (Character.isDigit(c)) {
                    cells.addAll(List.of("1".repeat(c - '0').split("")));
                } else if (c == 'K' || c == 'k') {
                    cells.add("" + c);
                } else {
                    cells.add(rank.substring(at, ++at + 1));
                }
            }
            ranks.add(cells);
        }
        return ranks;
    }
}
