package parlour.domination;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.game.Position;
import parlour.game.RandomSource;
import parlour.game.contract.RandomPlay;

/** Samples are possible, and each possibility has the right probability. */
class SamplerTest {

    private static final int MANY = 30_000;

    @ParameterizedTest
    @CsvSource({"2, 0", "2, 30", "2, 90", "2, 98", "2, 105", "3, 0", "3, 45", "3, 100", "4, 20", "4, 84", "4, 110"})
    void sampleKeepsEverythingTheSeatKnows(int seats, int laid) {
        for (long seed = 1; seed <= 5; seed++) {
            DominationPosition truth = DominationFixtures.random(seed, laid, "seats=" + seats);
            RandomSource random = RandomPlay.random(-seed);
            for (int seat = 0; seat < seats; seat++) {
                DominationPosition sample = truth.sample(seat, random);
                assertEquals(DominationFixtures.rack(truth, seat), DominationFixtures.rack(sample, seat), "own rack");
                assertEquals(truth.stockSize(), sample.stockSize());
                for (int nth = 0; nth < truth.laid(); nth++) {
                    assertEquals(truth.laid(nth), sample.laid(nth));
                }
                for (int pair = 0; pair < Pairs.KINDS; pair++) {
                    int others = sample.stock(pair);
                    for (int other = 0; other < seats; other++) {
                        others += other == seat ? 0 : sample.held(other, pair);
                        assertEquals(truth.rackSize(other), sample.rackSize(other));
                    }
                    assertEquals(truth.unseen(seat, pair), others, "only what is unseen, and all of it");
                }
            }
        }
    }

    /** "A pass tells everybody that the passer holds nothing with a free slot … and nothing beyond it." */
    @ParameterizedTest
    @CsvSource({"2, 20", "3, 16", "4, 10", "2, 107", "3, 106", "4, 104"})
    void samplesKnowWhatAPassTells(int seats, int laid) {
        String board = laid > 50 ? OtherBoards.TWO_SLIPS : OtherBoards.FEW_KINDS;
        int passes = 0;
        for (long seed = 1; seed <= 20; seed++) {
            DominationPosition truth = DominationFixtures.random(seed, laid, "seats=" + seats, "layout=" + board);
            RandomSource random = RandomPlay.random(-seed);
            passes += truth.passes();
            for (int seat = 0; seat < seats; seat++) {
                DominationPosition sample = truth.sample(seat, random);
                assertEquals(truth.turn(), sample.turn(), "whose turn it is, and whether it goes on: " + truth);
                assertEquals(truth.view(seat), sample.view(seat));
                for (int other = 0; other < seats; other++) {
                    assertTrue(!truth.hasPassed(other) || !sample.canLay(other), truth + " sampled as " + sample);
                }
            }
        }
        assertTrue(passes > 0, "nobody passed");
    }

    /** Two players, seven kinds with slots: the other passed at once, so holds seven of the 84 without, any seven. */
    @Test
    void everyRackThatCouldNotBeLaidIsEquallyLikely() {
        DominationPosition truth = DominationFixtures.parse(
                OtherBoards.FEW_KINDS + " 1 pass 00000000111111/01020203030303",
                "layout=" + OtherBoards.FEW_KINDS,
                "first=seat1");
        RandomSource random = RandomPlay.random(9);
        int[] times = new int[Pairs.KINDS];
        for (int i = 0; i < MANY; i++) {
            DominationPosition sample = truth.sample(1, random);
            for (int pair = 0; pair < Pairs.KINDS; pair++) {
                times[pair] += sample.held(0, pair);
            }
        }
        // Of 21 kinds without slots, 84 dominoes, seat 2 itself holds two 0-2 and four 0-3: 78 are left.
        for (int pair = 0; pair < Pairs.KINDS; pair++) {
            boolean hasSlots = truth.layout().slots(pair) > 0;
            double expected = hasSlots ? 0 : MANY * 7.0 * truth.unseen(1, pair) / 78;
            assertEquals(expected, times[pair], 6 * Math.sqrt(expected), Pairs.name(pair));
        }
    }

    /** Two players, three dominoes in the stock: the other's rack is seven of the ten unseen. */
    @Test
    void everyArrangementOfUnseenDominoesIsEquallyLikely() {
        DominationPosition truth = DominationFixtures.random(11, 95);
        assertEquals(3, truth.stockSize());
        int seat = truth.turn();
        Map<String, Integer> times = new HashMap<>();
        RandomSource random = RandomPlay.random(5);
        for (int i = 0; i < MANY; i++) {
            times.merge(
                    DominationFixtures.rack(truth.sample(seat, random), 1 - seat)
                            .toString(),
                    1,
                    Integer::sum);
        }
        Map<String, Integer> ways = ways(truth, seat);
        assertTrue(times.containsKey(DominationFixtures.rack(truth, 1 - seat).toString()), "the truth is possible");
        checkAsLikely(ways, times);
    }

    /** Every rack of seven unseen dominoes, with the number of ways to pick them: ten dominoes, 120 ways. */
    private static Map<String, Integer> ways(DominationPosition truth, int seat) {
        List<String> unseen = new ArrayList<>();
        for (int pair = 0; pair < Pairs.KINDS; pair++) {
            for (int i = 0; i < truth.unseen(seat, pair); i++) {
                unseen.add(Pairs.name(pair));
            }
        }
        assertEquals(10, unseen.size());
        Map<String, Integer> ways = new HashMap<>();
        for (int picked = 0; picked < 1 << 10; picked++) {
            if (Integer.bitCount(picked) == 7) {
                List<String> rack = new ArrayList<>();
                for (int i = 0; i < 10; i++) {
                    if (((picked >> i) & 1) != 0) {
                        rack.add(unseen.get(i));
                    }
                }
                ways.merge(rack.toString(), 1, Integer::sum);
            }
        }
        return ways;
    }

    /** Chi-square: with this many degrees of freedom it is nearly normal; five standard deviations fail. */
    private static void checkAsLikely(Map<String, Integer> ways, Map<String, Integer> times) {
        assertEquals(ways.keySet(), times.keySet(), "what is possible");
        double all = ways.values().stream().mapToInt(Integer::intValue).sum();
        double samples = times.values().stream().mapToInt(Integer::intValue).sum();
        double chiSquare = 0;
        for (Map.Entry<String, Integer> way : ways.entrySet()) {
            double expected = samples * way.getValue() / all;
            double off = times.getOrDefault(way.getKey(), 0) - expected;
            chiSquare += off * off / expected;
        }
        double freedom = ways.size() - 1;
        assertTrue(
                chiSquare < freedom + 5 * Math.sqrt(2 * freedom),
                "chi-square " + chiSquare + " for " + freedom + " degrees");
    }

    @Test
    void withTwoPlayersAndAnEmptyStockNothingIsHidden() {
        DominationPosition truth = DominationFixtures.random(3, 98);
        assertEquals(0, truth.stockSize());
        for (int seat = 0; seat < 2; seat++) {
            assertEquals(
                    truth.notation(), truth.sample(seat, RandomPlay.random(1)).notation());
        }
    }

    @Test
    void withThreePlayersAndAnEmptyStockTwoRacksAreShuffled() {
        DominationPosition truth = DominationFixtures.random(3, 100, "seats=3");
        assertEquals(0, truth.stockSize());
        Set<String> guesses = new HashSet<>();
        for (int i = 0; i < 50; i++) {
            guesses.add(truth.sample(0, RandomPlay.random(i)).notation());
        }
        assertTrue(guesses.size() > 30, guesses.size() + " guesses");
    }

    // ---- Mirrored matches ----

    private static int role(DominationPosition position, int seat) {
        return position.first() == seat ? 0 : 1;
    }

    @Test
    void inTheSecondGameOnlyTheOrderOfTheSeatsOwnDrawsIsHidden() {
        DominationPosition truth = secondGame(4, 20);
        for (int seat = 0; seat < 2; seat++) {
            RandomSource random = RandomPlay.random(9);
            int mine = role(truth, seat);
            Set<String> futures = new HashSet<>();
            for (int i = 0; i < 50; i++) {
                DominationPosition sample = truth.sample(seat, random);
                assertEquals(DominationFixtures.rack(truth, 0), DominationFixtures.rack(sample, 0));
                assertEquals(DominationFixtures.rack(truth, 1), DominationFixtures.rack(sample, 1));
                StringBuilder future = new StringBuilder();
                for (int nth = 0; nth < 56; nth++) {
                    int others = Sampler.when(1 - mine, nth);
                    assertEquals(truth.order(others), sample.order(others), "I drew this myself in the first game");
                    int own = Sampler.when(mine, nth);
                    if (own < truth.drawn()) {
                        assertEquals(truth.order(own), sample.order(own), "I have drawn this in this game");
                    } else {
                        future.append(Pairs.name(sample.order(own))).append(' ');
                    }
                }
                futures.add(future.toString());
                checkPossible(sample);
            }
            assertTrue(futures.size() > 40, futures.size() + " futures");
        }
    }

    @Test
    void inTheFirstGameTheDrawOrderIsConsistentWithTheMovesPlayed() {
        for (int laid : new int[] {0, 1, 40, 97, 98, 111}) {
            DominationPosition truth = DominationFixtures.random(6, laid, "match=mirrored");
            for (int seat = 0; seat < 2; seat++) {
                int mine = role(truth, seat);
                RandomSource random = RandomPlay.random(laid);
                for (int i = 0; i < 20; i++) {
                    DominationPosition sample = truth.sample(seat, random);
                    for (int nth = 0; nth < truth.drawn(); nth++) {
                        boolean isMine = nth < 14 ? nth / 7 == mine : nth % 2 == mine;
                        if (isMine) {
                            assertEquals(truth.order(nth), sample.order(nth), "I drew this");
                        }
                    }
                    checkPossible(sample);
                    DominationPosition read = DominationFixtures.parse(sample.notation(), "match=mirrored");
                    assertEquals(
                            DominationFixtures.rack(read, 1 - seat),
                            DominationFixtures.rack(sample, 1 - seat),
                            "what is not laid is held");
                }
            }
        }
    }

    /** Seat 2 holds the first of all pairs, which is adjacent to seat 1's last in the array of racks. */
    @Test
    void ownDominoesAreNotDealtToTheOther() {
        DominationPosition truth = DominationFixtures.parse("A 1 - 0101010102020200000003030303", "match=mirrored");
        RandomSource random = RandomPlay.random(1);
        for (int i = 0; i < 20; i++) {
            checkPossible(truth.sample(1, random));
        }
    }

    @ParameterizedTest
    @CsvSource({"match=single", "match=mirrored"})
    void beforeTheLotNothingIsHidden(String match) {
        DominationPosition start = DominationFixtures.start(match);
        assertEquals(start.notation(), start.sample(0, RandomPlay.random(1)).notation());
    }

    @Test
    void sampleCannotUndoEarlierMoves() {
        assertThrows(
                IllegalStateException.class, DominationFixtures.random(1, 5).sample(0, RandomPlay.random(1))::undo);
    }

    /** The beginner (0) draws seven, then the other (1), then they alternate: how many of the draws are whose. */
    @ParameterizedTest
    @CsvSource({
        "0, 0, 0",
        "3, 3, 0",
        "7, 7, 0",
        "9, 7, 2",
        "14, 7, 7",
        "15, 8, 7",
        "16, 8, 8",
        "111, 56, 55",
        "112, 56, 56",
    })
    void drawsAreAssignedToTheRightPlayer(int ofBoth, int first, int second) {
        assertEquals(first, Sampler.draws(0, ofBoth));
        assertEquals(second, Sampler.draws(1, ofBoth));
    }

    /**
     * Seven are drawn, the first of two 0-0 is laid, and one more is drawn. An order of eight dominoes in which two are
     * equal ends with one of these two times in eight; the first laid alone could not have come last.
     */
    @Test
    void ordersWithEqualDominoesAreNotMoreLikely() {
        DrawOrderSampler order = new DrawOrderSampler(8);
        order.addPlayed(0);
        order.addPlayed(1);
        for (int pair : new int[] {0, 2, 3, 4, 5, 6}) {
            order.addUnplayed(pair);
        }
        RandomSource random = RandomPlay.random(3);
        int times = 0;
        for (int i = 0; i < 8_000; i++) {
            times += order.drawn(random)[7] == 0 ? 1 : 0;
        }
        assertTrue(times > 1_850 && times < 2_150, times + " of 8000");
    }

    /** Parsing the text replays the match from the beginning, and refuses impossible ones. */
    private static void checkPossible(DominationPosition sample) {
        assertEquals(
                sample.notation(),
                DominationFixtures.parse(sample.notation(), "match=mirrored").notation());
    }

    private static DominationPosition secondGame(long seed, int laid) {
        DominationPosition position = DominationFixtures.start("match=mirrored");
        RandomSource random = RandomPlay.random(seed);
        while (position.game() == 0 || position.turn() == Position.CHANCE || position.laid() < laid) {
            position.play(RandomPlay.move(position, random));
        }
        return position;
    }

    /** Late in the second game few draws are left, and all their orders can be listed. */
    @Test
    void everyOrderConsistentWithTheFirstGameIsEquallyLikely() {
        int tried = 0;
        for (long seed = 1; seed <= 12; seed++) {
            DominationPosition truth = secondGame(seed, 88);
            int seat = truth.turn();
            int mine = role(truth, seat);
            List<String> left = new ArrayList<>();
            for (int nth = 0; nth < 56; nth++) {
                if (Sampler.when(mine, nth) >= truth.drawn()) {
                    left.add(Pairs.name(truth.order(Sampler.when(mine, nth))));
                }
            }
            assertEquals(5, left.size());
            Map<String, Integer> ways = new HashMap<>();
            orders(truth, mine, left, new ArrayList<>(), ways);
            Map<String, Integer> times = new HashMap<>();
            RandomSource random = RandomPlay.random(seed);
            for (int i = 0; i < 200 * ways.size(); i++) {
                DominationPosition sample = truth.sample(seat, random);
                StringBuilder order = new StringBuilder();
                for (int nth = 51; nth < 56; nth++) {
                    order.append(Pairs.name(sample.order(Sampler.when(mine, nth))))
                            .append(' ');
                }
                times.merge(order.toString(), 1, Integer::sum);
            }
            assertEquals(ways.keySet(), times.keySet(), "seed " + seed);
            if (ways.size() > 10) {
                checkAsLikely(ways, times);
                tried++;
            }
        }
        assertTrue(tried >= 4, "only " + tried + " had enough orders to compare");
    }

    /** Every order of the remaining dominoes in which the first game could have been played; found by playing it. */
    private static void orders(
            DominationPosition truth, int role, List<String> left, List<String> chosen, Map<String, Integer> ways) {
        if (left.isEmpty()) {
            if (isPlayable(truth, role, chosen)) {
                ways.put(String.join(" ", chosen) + " ", 1);
            }
            return;
        }
        for (int i = 0; i < left.size(); i++) {
            List<String> rest = new ArrayList<>(left);
            List<String> more = new ArrayList<>(chosen);
            more.add(rest.remove(i));
            orders(truth, role, rest, more, ways);
        }
    }

    private static boolean isPlayable(DominationPosition truth, int role, List<String> last) {
        List<String> rack = new ArrayList<>();
        int next = 0;
        for (int play = 0; play < 56; play++) {
            while (next < 56 && next < 7 + play) {
                rack.add(next < 51 ? Pairs.name(truth.order(Sampler.when(role, next))) : last.get(next - 51));
                next++;
            }
            if (!rack.remove(Pairs.name(truth.layout().pair(truth.boardState(0).laid(2 * play + role))))) {
                return false;
            }
        }
        return true;
    }

    @Test
    void samplesDifferFromTheTruth() {
        DominationPosition truth = DominationFixtures.random(1, 30);
        assertNotEquals(truth.notation(), truth.sample(0, RandomPlay.random(1)).notation());
    }
}
