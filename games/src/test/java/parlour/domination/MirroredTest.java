package parlour.domination;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.game.NotationException;
import parlour.game.Outcome;
import parlour.game.Position;
import parlour.game.RandomSource;
import parlour.game.Text;
import parlour.game.contract.RandomPlay;

/** "two games with the same layout and the same stock order, seats exchanged, decided on the sum" */
class MirroredTest {

    private static final int MATCHES = 500;

    @Test
    void secondGameDealsTheSameOrderWithSeatsExchanged() {
        for (long seed = 1; seed <= MATCHES; seed++) {
            DominationPosition position = DominationFixtures.start("match=mirrored");
            RandomSource random = RandomPlay.random(seed);
            position.play(random.drawOutcome(position));
            int first = position.first();
            List<String> draws = new ArrayList<>();
            List<Integer> drawers = new ArrayList<>();
            int round = 0;
            for (int game = 0; game < 2; game++) {
                assertEquals(game, position.game());
                assertEquals(game == 0 ? first : 1 - first, position.first());
                for (int i = 0; i < 224; i++) {
                    assertTrue(position.round() >= round);
                    round = position.round();
                    int move = RandomPlay.move(position, random);
                    if (position.turn() == Position.CHANCE) {
                        draws.add(position.text(move));
                        drawers.add(position.drawer());
                        assertTrue(
                                game == 0 || position.legalMoveCount() == 1, "chance has no choice in the second game");
                        assertTrue(game == 0 || position.totalWeight() == 1, "nor is there more than one lot");
                    }
                    position.play(move);
                }
            }
            assertTrue(position.isOver());
            assertEquals(draws.subList(0, 112), draws.subList(112, 224), "seed " + seed);
            for (int i = 0; i < 112; i++) {
                assertEquals(1, drawers.get(i) + drawers.get(112 + i), "the other one draws it");
            }
            checkOutcome(position);
        }
    }

    @Test
    void wholeMatchCanBeUndone() {
        long seed = 3;
        DominationPosition position = DominationFixtures.start("match=mirrored");
        RandomSource random = RandomPlay.random(seed);
        List<String> before = new ArrayList<>();
        while (!position.isOver()) {
            before.add(everything(position));
            position.play(RandomPlay.move(position, random));
        }
        assertEquals(449, before.size());
        while (!before.isEmpty()) {
            position.undo();
            assertEquals(before.removeLast(), everything(position), "seed " + seed);
        }
    }

    @ParameterizedTest
    @CsvSource({"1, match=single", "1, match=mirrored", "112, match=mirrored", "112, match=single"})
    void parsedPositionCannotUndoEarlierMoves(int laid, String match) {
        String text = DominationFixtures.random(1, laid, match).notation();
        DominationPosition read = DominationFixtures.parse(text, match);
        assertThrows(IllegalStateException.class, read::undo);
        assertEquals(text, read.notation());
    }

    private static String everything(DominationPosition position) {
        StringBuilder text = new StringBuilder(position.notation())
                .append(' ')
                .append(position.hash())
                .append(' ')
                .append(position.stockSize())
                .append(' ')
                .append(position.turn())
                .append(DominationFixtures.moves(position));
        for (int seat = 0; seat < 2; seat++) {
            text.append(DominationFixtures.rack(position, seat)).append(position.rackSize(seat));
            text.append(position.territories(seat)).append('+').append(position.border(seat));
        }
        return text.toString();
    }

    /**
     * The last two fields of a position in the second game: how many of the laid slots are kept, and the number of
     * dominoes drawn. Fourteen are dealt, and each player who has laid one draws one.
     */
    @ParameterizedTest
    @CsvSource({
        "0, 0, ''",
        "0, 14, ''",
        "0, 15, should have been drawn",
        "3, 15, should have been drawn",
        "3, 16, ''",
        "3, 17, ''",
        "3, 18, should have been drawn",
        "3, 113, should have been drawn",
        "3, 1000, a number from 0 to 112",
        "3, 017, a number from 0 to 112",
        "3, -1, a number from 0 to 112",
        "3, x, a number from 0 to 112",
    })
    void numberOfDrawsInTheSecondGameIsChecked(int laid, String drawn, String complaint) {
        List<String> fields = List.of(secondGame().split(" ", -1));
        String slots = laid == 0 ? "-" : fields.get(4).substring(0, 4 * laid);
        String text = String.join(" ", fields.subList(0, 4)) + " " + slots + " ";
        checkReading(text + drawn, complaint, text.length());
    }

    @Test
    void inTheSecondGameADominoIsLaidOnlyAfterItIsDrawn() {
        DominationPosition position = DominationFixtures.parse(secondGame(), "match=mirrored", "first=seat1");
        List<String> fields = List.of(secondGame().split(" ", -1));
        String before = String.join(" ", fields.subList(0, 5));
        int tried = 0;
        for (int slot = 0; slot < Pairs.DOMINOES; slot++) {
            if (position.isFree(slot)) {
                boolean held = position.held(position.turn(), position.layout().pair(slot)) > 0;
                String text = before + position.layout().slotName(slot) + " 17";
                checkReading(text, held ? "" : "had not drawn one", before.length());
                tried += held ? 0 : 1;
            }
        }
        assertTrue(tried > 0);
    }

    /** Three dominoes are laid in the second game, and it is seat 1's turn. */
    private static String secondGame() {
        DominationPosition position = DominationFixtures.random(1, 111, "match=mirrored", "first=seat1");
        RandomSource random = RandomPlay.random(2);
        while (position.game() == 0 || position.laid() < 3 || position.turn() < 0) {
            position.play(RandomPlay.move(position, random));
        }
        assertEquals(1, position.game());
        return position.notation();
    }

    /** A valid text is written again unchanged; an invalid one is refused at this place. */
    private static void checkReading(String text, String complaint, int place) {
        try {
            DominationPosition read =
                    Domination.DOMINATION.parse(text, DominationFixtures.options("match=mirrored", "first=seat1"));
            assertEquals("", complaint, text);
            assertEquals(text, read.notation());
        } catch (NotationException refused) {
            assertFalse(complaint.isEmpty(), refused.sentence().en());
            assertTrue(
                    refused.sentence().en().contains(complaint),
                    refused.sentence().en());
            assertEquals(place, refused.place(), text);
        }
    }

    private static void checkOutcome(DominationPosition position) {
        int[] all = new int[2];
        int[] border = new int[2];
        for (int seat = 0; seat < 2; seat++) {
            for (int game = 0; game < 2; game++) {
                all[seat] += position.boardState(game).territories[seat];
                border[seat] += position.boardState(game).border[seat];
            }
        }
        assertEquals(98, all[0] + all[1]);
        assertEquals(48, border[0] + border[1]);
        int better = all[0] != all[1] ? all[0] - all[1] : border[0] - border[1];
        Outcome outcome = position.outcome().orElseThrow();
        assertEquals(better > 0 ? "1-0" : better < 0 ? "0-1" : "1/2-1/2", outcome.result());
    }

    @ParameterizedTest
    @CsvSource({
        "26 23, 10 14, 1-0, most-territories",
        "23 26, 24 0, 0-1, most-territories",
        "49 49, 25 23, 1-0, most-border-territories",
        "49 49, 24 24, 1/2-1/2, shared",
        "17 15 17, 9 6 9, 1/2-0-1/2, shared",
        "17 15 17, 9 7 8, 1-0-0, most-border-territories",
        "15 15 19, 9 9 6, 0-0-1, most-territories",
        "12 12 12 13, 6 6 6 6, 0-0-0-1, most-territories",
        "13 13 13 10, 8 8 8 0, 1/3-1/3-1/3-0, shared",
        "13 13 13 10, 7 8 8 1, 0-1/2-1/2-0, shared",
        "13 13 13 10, 7 8 6 3, 0-1-0-0, most-border-territories",
    })
    void mostTerritoriesThenMostAtTheBorderThenShared(String territories, String border, String result, String reason) {
        Outcome outcome = new FinalScore(numbers(territories), numbers(border)).outcome();
        assertEquals(result, outcome.result());
        assertEquals(reason, outcome.reason());
        assertFalse(outcome.sentence().fr().contains("'"));
    }

    @Test
    void outcomeNamesThePlayersWhoShareTheWin() {
        assertEquals(
                new Text(
                        "Blue and Red tie for first: 17 territories each, 9 on the border.",
                        "Les Bleus et les Rouges sont premiers ex æquo : 17 territoires chacun, dont 9 en bordure."),
                new FinalScore(List.of(17, 15, 17), List.of(9, 6, 9)).outcome().sentence());
        assertEquals(
                new Text(
                        "Blue, Yellow and Green tie for first: 13 territories each, 8 on the border.",
                        "Les Bleus, les Jaunes et les Verts sont premiers ex æquo : 13 territoires chacun, dont 8 en bordure."),
                new FinalScore(List.of(13, 13, 10, 13), List.of(8, 8, 0, 8))
                        .outcome()
                        .sentence());
    }

    private static List<Integer> numbers(String text) {
        return List.of(text.split(" ", -1)).stream().map(Integer::valueOf).toList();
    }

    /** Games of four players that random play ends in every possible way. */
    @Test
    void winsAreSharedByTwoAndByThree() {
        Map<String, Integer> times = new TreeMap<>();
        for (long seed = 1; seed <= 3_000; seed++) {
            DominationPosition position = DominationFixtures.start("seats=4", "first=seat1");
            RandomSource random = RandomPlay.random(seed);
            while (!position.isOver()) {
                boolean chance = position.turn() == Position.CHANCE;
                position.play(
                        chance
                                ? random.drawOutcome(position)
                                : position.legalMoveAt(random.nextInt(position.legalMoveCount())));
            }
            Outcome outcome = position.outcome().orElseThrow();
            times.merge(outcome.reason(), 1, Integer::sum);
        }
        assertTrue(
                times.keySet().containsAll(List.of("most-territories", "most-border-territories", "shared")),
                () -> "" + times);
    }

    @Test
    void viewHasTheGameNumberAndTheFirstResult() {
        DominationPosition position = DominationFixtures.start("match=mirrored", "first=seat2");
        RandomSource random = RandomPlay.random(1);
        while (position.game() == 0) {
            assertFalse(position.view(0).fields().containsKey("firstGame"));
            assertEquals(1L, position.view(0).fields().get("game"));
            position.play(RandomPlay.move(position, random));
        }
        for (int i = 0; i < 20; i++) {
            position.play(RandomPlay.move(position, random));
        }
        assertEquals(2L, position.view(0).fields().get("game"));
        assertEquals(0L, position.view(0).fields().get("first"));
        String first = String.valueOf(position.view(Position.SPECTATOR).fields().get("firstGame"));
        int mine = position.boardState(0).territories[0];
        int border = position.boardState(0).border[0];
        assertTrue(
                first.startsWith("{\"first\":1,\"scores\":[{\"territories\":" + mine + ",\"border\":" + border + "}"),
                first);
        for (int seat = 0; seat < 2; seat++) {
            assertEquals(
                    DominationFixtures.rack(position, 1 - seat),
                    position.view(seat).fields().get("deduced"));
        }
        assertFalse(position.view(Position.SPECTATOR).fields().containsKey("deduced"));
    }
}
