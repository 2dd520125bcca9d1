package parlour.domination;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.game.NotationException;

/** "Each pair occurs exactly four times among the slots." */
class LayoutTest {

    /** The image of a cell, and of its number. */
    @FunctionalInterface
    private interface Image {
        int of(int column, int row, int number);
    }

    private static int at(Layout layout, int column, int row) {
        return layout.number(Board.cell(column, row));
    }

    /** Whether the number on every cell's image is the image of its number. */
    private static boolean isSymmetric(Layout layout, boolean complement, Image cell) {
        for (int column = 0; column < 8; column++) {
            for (int row = 0; row < 8; row++) {
                int number = at(layout, column, row);
                if (cell.of(column, row, number) != (complement ? 6 - number : number)) {
                    return false;
                }
            }
        }
        return true;
    }

    private static Set<String> symmetries(Layout layout) {
        Set<String> found = new HashSet<>();
        for (boolean complement : new boolean[] {false, true}) {
            String more = complement ? " + complement" : "";
            add(found, "half-turn" + more, isSymmetric(layout, complement, (c, r, n) -> at(layout, 7 - c, 7 - r)));
            add(found, "quarter-turn" + more, isSymmetric(layout, complement, (c, r, n) -> at(layout, r, 7 - c)));
            add(found, "diagonal" + more, isSymmetric(layout, complement, (c, r, n) -> at(layout, r, c)));
            add(found, "other diagonal" + more, isSymmetric(layout, complement, (c, r, n) -> at(layout, 7 - r, 7 - c)));
            add(found, "left-right" + more, isSymmetric(layout, complement, (c, r, n) -> at(layout, 7 - c, r)));
            add(found, "up-down" + more, isSymmetric(layout, complement, (c, r, n) -> at(layout, c, 7 - r)));
        }
        return found;
    }

    private static void add(Set<String> found, String name, boolean holds) {
        if (holds) {
            found.add(name);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "A, ''",
        "B, half-turn + complement",
        "C, diagonal/other diagonal/half-turn",
        "D, quarter-turn + complement/half-turn",
        "E, left-right",
    })
    void bundledLayoutsHaveTheirSymmetries(String name, String symmetries) {
        Set<String> expected = symmetries.isEmpty() ? Set.of() : Set.of(symmetries.split("/", -1));
        assertEquals(expected, symmetries(Layouts.named(name)));
    }

    @ParameterizedTest
    @CsvSource({
        "A, 24455033/26116015/06026445/03553366/13211223/14465544/65000330/62241122",
        "B, 40332110/44000520/36016445/35532415/15243113/12205603/64166622/65543362",
        "C, 00112233/02435663/14405162/13064552/25546031/26150441/36653420/33221100",
        "D, 00611556/10443366/13054620/53224125/52142235/02645031/66334401/65511600",
        "E, 32233223/50011005/51466415/21422412/46511564/40033004/33666633/45522554",
    })
    void bundledLayoutsMatchTheRuleSheet(String name, String rows) throws NotationException {
        assertEquals(rows, String.join("/", Layouts.named(name).rows()));
        checkTables(Layouts.named(name));
        Layout read = Layout.of(name, List.of(rows.split("/", -1)));
        checkTables(read);
        assertEquals(name + " " + rows, read.toString());
    }

    @Test
    @Tag("random")
    void everySeedGivesALayout() throws NotationException {
        checkSeeds(12);
    }

    @Tag("long")
    @Test
    void manySeedsGiveALayout() throws NotationException {
        checkSeeds(300);
    }

    private static void checkSeeds(int seeds) throws NotationException {
        Set<List<String>> different = new HashSet<>();
        for (int seed = 0; seed < seeds; seed++) {
            List<String> rows = new LayoutGenerator(seed).rows();
            checkTables(Layout.of("seed:" + seed, rows));
            different.add(rows);
        }
        assertEquals(seeds, different.size());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 17, 999_999_999})
    void seedGivesTheSameLayoutAgain(int seed) {
        assertEquals(
                new LayoutGenerator(seed).rows(), Layouts.named("seed:" + seed).rows());
        assertEquals("seed:" + seed, Layouts.named("seed:" + seed).name());
    }

    /** Games are stored with their options: if a seed ever gave another layout, they would break. */
    @ParameterizedTest
    @CsvSource({
        "0, 44332215/35204115/03220013/05544562/31621544/34620660/34650136/11250636",
        "1, 35460024/36465323/66315402/21155406/66441112/05240132/52100630/22435533",
    })
    void layoutsOfSeedsNeverChange(int seed, String rows) {
        assertEquals(rows, String.join("/", new LayoutGenerator(seed).rows()));
    }

    /** Slots, cells, pairs and territories are consistent with each other. */
    private static void checkTables(Layout layout) {
        int[] times = new int[Pairs.KINDS];
        Set<String> names = new HashSet<>();
        int[] sides = new int[Board.TERRITORIES];
        for (int slot = 0; slot < 112; slot++) {
            String name = layout.slotName(slot);
            int lower = Board.cell(name.charAt(0) - 'a', name.charAt(1) - '1');
            int upper = Board.cell(name.charAt(2) - 'a', name.charAt(3) - '1');
            int pair = layout.pair(slot);
            times[pair]++;
            assertEquals(pair, Pairs.pair(layout.number(lower), layout.number(upper)));
            assertTrue(lower < upper);
            assertEquals(slot, layout.slot(lower, upper));
            assertEquals(slot, layout.slot(upper, lower));
            assertTrue(names.add(layout.slotName(slot)));
            for (int territory : layout.territories(slot)) {
                sides[territory]++;
            }
        }
        assertTrue(Arrays.stream(times).allMatch(number -> number == 4));
        assertTrue(Arrays.stream(sides).allMatch(number -> number == 4));
        for (int territory = 0; territory < Board.TERRITORIES; territory++) {
            for (int side = 0; side < 4; side++) {
                int slot = layout.side(territory, side);
                int wanted = territory;
                assertTrue(Arrays.stream(layout.territories(slot)).anyMatch(one -> one == wanted));
            }
        }
    }

    /** Tests {@link Board} directly: the bundled layouts use it before any test runs. */
    @Test
    void edgeLiesBetweenTheTerritoriesThatShareItsCells() {
        for (int place = 0; place < Board.EDGES; place++) {
            List<Integer> expected = new ArrayList<>();
            for (int territory = 0; territory < Board.TERRITORIES; territory++) {
                List<Integer> cells = cells(territory);
                if (cells.contains(Board.lower(place)) && cells.contains(Board.upper(place))) {
                    expected.add(territory);
                }
            }
            List<Integer> found = new ArrayList<>(List.of(Board.before(place), Board.beyond(place)));
            found.removeIf(territory -> territory == Board.OUTSIDE);
            assertEquals(expected, found, Board.cellName(Board.lower(place)));
        }
    }

    /** Its corners, from the lower left one that it is named after. */
    private static List<Integer> cells(int territory) {
        int column = Board.territoryName(territory).charAt(0) - 'a';
        int row = Board.territoryName(territory).charAt(1) - '1';
        return List.of(
                Board.cell(column, row),
                Board.cell(column + 1, row),
                Board.cell(column, row + 1),
                Board.cell(column + 1, row + 1));
    }

    @Test
    void twentyFourOf49TerritoriesAreAtTheBorder() {
        List<String> border = new ArrayList<>();
        for (int territory = 0; territory < Board.TERRITORIES; territory++) {
            if (Board.isBorder(territory)) {
                border.add(Board.territoryName(territory));
            }
        }
        assertEquals(24, border.size());
        assertTrue(border.containsAll(List.of("a1", "g1", "a7", "g7", "d1", "a4", "g4", "d7")));
    }

    @ParameterizedTest
    @CsvSource({
        // The upper left cell of A is 3 instead of 2: the first pair that is too frequent or too rare is named.
        "34455033/26116015/06026445/03553366/13211223/14465544/65000330/62241122, 0, 2-2, 3",
        "00000000/00000000/00000000/00000000/00000000/00000000/00000000/00000000, 0, 0-0, 112",
        "11111111/11111111/11111111/11111111/11111111/11111111/11111111/11111111, 0, 0-0, 0",
        "00111111/11111111/11111111/11111111/11111111/11111111/11111111/11111111, 0, 0-0 occurs 1 time instead|1 fois, 1",
        "24455033/26116015/06026445/03553366/13211223/14465544/65000330, 62, eight|huit, 7",
        "24455033/26116015/06026445/03553366/13211223/14465544/65000330/62241122/62241122, 80, eight|huit, 9",
        "2445503/26116015/06026445/03553366/13211223/14465544/65000330/62241122, 7, 8, 2445503",
        "24455033/261160155/06026445/03553366/13211223/14465544/65000330/62241122, 17, 7, 261160155",
        "24455033/26116015/06026445/03553366/13211223/14465547/65000330/62241122, 52, 3, 14465547",
        "24455033/26116015/06026445/03x53366/13211223/14465544/65000330/62241122, 29, 5, 03x53366",
    })
    void invalidLayoutIsRefusedWithTheReason(String rows, int place, String named, String found) {
        NotationException refused =
                assertThrows(NotationException.class, () -> Layout.of("X", List.of(rows.split("/", -1))));
        assertEquals(place, refused.place(), refused.getMessage());
        String[] languages = named.split("\\|", -1);
        assertTrue(
                refused.sentence().en().contains(languages[0]),
                refused.sentence().en());
        assertTrue(
                refused.sentence().fr().contains(languages[languages.length - 1]),
                refused.sentence().fr());
        assertTrue(refused.sentence().en().contains(found), refused.sentence().en());
        assertTrue(refused.sentence().fr().contains(found), refused.sentence().fr());
    }

    @Test
    void aBoardWithASlipNamesThePairs() {
        Layout layout = Layouts.named(OtherBoards.ONE_SLIP);
        assertFalse(layout.isExact());
        String sentence = layout.misfitNotice().orElseThrow().en();
        assertTrue(sentence.contains("Too often: 1-2 (5×), 1-4 (5×); too rarely: 2-2 (3×), 2-4 (3×)."), sentence);
        assertTrue(layout.misfitNotice()
                .orElseThrow()
                .fr()
                .contains("Trop souvent : 1-2 (5×), 1-4 (5×) ; trop rarement : 2-2 (3×), 2-4 (3×)."));
        assertTrue(Layouts.named("A").misfitNotice().isEmpty());
    }

    @Test
    void theSlotsOfAnotherBoardAreNumberedByPairToo() {
        Layout layout = Layouts.named(OtherBoards.FEW_KINDS);
        int next = 0;
        for (int pair = 0; pair < Pairs.KINDS; pair++) {
            assertEquals(next, layout.firstSlot(pair));
            for (int i = 0; i < layout.slots(pair); i++) {
                assertEquals(pair, layout.pair(next));
                next++;
            }
        }
        assertEquals(Pairs.DOMINOES, next);
    }
}
