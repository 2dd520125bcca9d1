package parlour.domination;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.domination.naive.NaiveDomination;
import parlour.game.Outcome;
import parlour.game.Position;
import parlour.game.RandomSource;
import parlour.game.contract.FreshSeed;
import parlour.game.contract.RandomPlay;

/** The engine and the naive rules play the same random games and agree on every position. */
class NaiveRulesComparisonTest {

    /** Every number of seats, every bundled layout, a generated one, and boards that are not exact. */
    static List<String> tables() {
        return List.of(
                "seats=2 layout=A",
                "seats=2 layout=seed:5",
                "seats=3 layout=B",
                "seats=3 layout=C",
                "seats=4 layout=D",
                "seats=4 layout=E",
                "seats=2 layout=" + OtherBoards.ONE_SLIP,
                "seats=3 layout=" + OtherBoards.TWO_SLIPS,
                "seats=4 layout=" + OtherBoards.FEW_KINDS);
    }

    /** About 1,400 positions. */
    @ParameterizedTest
    @MethodSource("tables")
    void sameResultsInEveryPositionOfANewGame(String settings) {
        FreshSeed seed = new FreshSeed();
        compare(settings, seed.value(), seed + ", " + settings);
    }

    @Test
    void sameResultsInANewMirroredMatch() {
        FreshSeed seed = new FreshSeed();
        compareMirrored(seed.value(), seed.toString());
    }

    @Tag("long")
    @ParameterizedTest
    @MethodSource("tables")
    void sameResultsInEveryPositionOfManyGames(String settings) {
        for (long seed = 1; seed <= 10; seed++) {
            compare(settings, seed, "seed " + seed + ", " + settings);
        }
    }

    @Tag("long")
    @Test
    void sameResultsInManyMirroredMatches() {
        for (long seed = 1; seed <= 10; seed++) {
            compareMirrored(seed, "seed " + seed);
        }
    }

    /** Two games of the naive rules, the second with the order of the first. */
    private static void compareMirrored(long seed, String what) {
        DominationPosition position = DominationFixtures.start("match=mirrored");
        RandomSource random = RandomPlay.random(seed);
        position.play(random.drawOutcome(position));
        int first = position.first();
        List<String> rows = position.layout().rows();
        int[] sum = new int[2];
        for (int game = 0; game < 2; game++) {
            NaiveDomination naive = new NaiveDomination(rows, 2, game == 0 ? first : 1 - first);
            while (!naive.isOver()) {
                assertEquals(game, position.game(), what);
                assertEquals(naive.first(), position.first(), what);
                naive = playOn(position, naive, naive.moves(), random, what);
            }
            for (int seat = 0; seat < 2; seat++) {
                sum[seat] += 100 * naive.territories(seat) + naive.border(seat);
            }
        }
        Outcome outcome = position.outcome().orElseThrow();
        String expected = sum[0] > sum[1] ? "1-0" : sum[0] < sum[1] ? "0-1" : "1/2-1/2";
        assertEquals(expected, outcome.result(), what);
    }

    private static void compare(String settings, long seed, String what) {
        DominationPosition position = DominationFixtures.start(settings.split(" ", -1));
        RandomSource random = RandomPlay.random(seed);
        position.play(random.drawOutcome(position));
        NaiveDomination naive = new NaiveDomination(position.layout().rows(), position.seats(), position.first());
        while (true) {
            String here = what + ": " + position;
            assertEquals(position.layout().name() + " " + naive.notation(), position.notation(), here);
            assertEquals(naive.isOver(), position.isOver(), here);
            compareTokens(position, naive, here);
            if (position.isOver()) {
                break;
            }
            Map<String, NaiveDomination> moves = naive.moves();
            if (position.turn() == Position.CHANCE) {
                assertEquals(naive.drawer(), position.drawer(), here);
                assertEquals(naive.draws(), draws(position), here);
            } else {
                assertEquals(-1, naive.drawer(), here);
                assertEquals(naive.turn(), position.turn(), here);
                assertEquals(new TreeSet<>(moves.keySet()), DominationFixtures.moves(position), here);
            }
            naive = playOn(position, naive, moves, random, here);
        }
        Outcome outcome = position.outcome().orElseThrow();
        for (int seat = 0; seat < position.seats(); seat++) {
            assertEquals(naive.winners().contains(seat), outcome.share(seat) > 0, what);
        }
    }

    /** Plays a random move or draw on both. */
    private static NaiveDomination playOn(
            DominationPosition position,
            NaiveDomination naive,
            Map<String, NaiveDomination> moves,
            RandomSource random,
            String what) {
        int move = RandomPlay.move(position, random);
        String text = position.text(move);
        boolean isDraw = position.turn() == Position.CHANCE;
        NaiveDomination after = isDraw ? naive.draw(text.substring(5)) : moves.get(text);
        if (after == null) {
            throw new AssertionError(what + ": the naive rules have no move " + text);
        }
        position.play(move);
        return after;
    }

    private static void compareTokens(DominationPosition position, NaiveDomination naive, String here) {
        Map<String, Integer> tokens = new TreeMap<>();
        for (int territory = 0; territory < Board.TERRITORIES; territory++) {
            if (position.owner(territory) >= 0) {
                tokens.put(Board.territoryName(territory), position.owner(territory));
            }
        }
        assertEquals(naive.tokens(), tokens, here);
        for (int seat = 0; seat < position.seats(); seat++) {
            assertEquals(naive.territories(seat), position.territories(seat), here);
            assertEquals(naive.border(seat), position.border(seat), here);
        }
    }

    private static Map<String, Integer> draws(DominationPosition position) {
        Map<String, Integer> draws = new TreeMap<>();
        for (int move : RandomPlay.listed(position).toArray()) {
            draws.put(position.text(move).substring(5), position.weight(move));
        }
        return draws;
    }
}
