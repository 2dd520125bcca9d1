package parlour.domination;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.game.Position;
import parlour.game.RandomSource;
import parlour.game.contract.FreshSeed;
import parlour.game.contract.RandomPlay;

/** Invariants of the rules in many random games. */
class RandomGamesTest {

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void cardsAndScoresAddUpInRandomGames(int seats) {
        FreshSeed first = new FreshSeed();
        try {
            playOut(seats, first.value(), 1_000);
        } catch (AssertionError wrong) {
            throw new AssertionError(first + ": " + wrong.getMessage(), wrong);
        }
    }

    @Tag("long")
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void cardsAndScoresAddUpInManyRandomGames(int seats) {
        playOut(seats, 1, 10_000);
    }

    private static void playOut(int seats, long first, int games) {
        for (int game = 0; game < games; game++) {
            long seed = first + game;
            String layout = Layouts.SHIPPED.get(game % Layouts.SHIPPED.size());
            DominationPosition position = DominationFixtures.start("seats=" + seats, "layout=" + layout);
            try {
                playOut(position, RandomPlay.random(seed));
            } catch (AssertionError wrong) {
                throw new AssertionError(
                        seats + " seats, layout " + layout + ", seed " + seed + ": " + wrong.getMessage(), wrong);
            }
        }
    }

    private static void playOut(DominationPosition position, RandomSource random) {
        int seats = position.seats();
        int[] laid = new int[seats];
        while (!position.isOver()) {
            int turn = position.turn();
            if (turn >= 0) {
                laid[turn]++;
                checkRacks(position);
            }
            position.play(
                    turn < 0
                            ? random.drawOutcome(position)
                            : position.legalMoveAt(random.nextInt(position.legalMoveCount())));
        }
        assertEquals(112, position.laid());
        int territories = 0;
        int border = 0;
        for (int seat = 0; seat < seats; seat++) {
            int nth = (seat + seats - position.first()) % seats;
            // "with 3, the first player lays 38, the others 37"
            assertEquals(112 / seats + (nth < 112 % seats ? 1 : 0), laid[seat]);
            territories += position.territories(seat);
            border += position.border(seat);
        }
        assertEquals(49, territories);
        assertEquals(24, border);
        if (seats == 2) {
            // "Two players cannot tie on 49."
            assertEquals("most-territories", position.outcome().orElseThrow().reason());
        }
    }

    /** "every domino always has a free slot"; "a rack holds exactly 7 until the stock is empty" */
    private static void checkRacks(DominationPosition position) {
        int held = 0;
        for (int seat = 0; seat < position.seats(); seat++) {
            held += position.rackSize(seat);
            if (position.stockSize() > 0) {
                assertEquals(7, position.rackSize(seat));
            }
        }
        assertEquals(112, held + position.stockSize() + position.laid());
        for (int pair = 0; pair < Pairs.KINDS; pair++) {
            int free = 0;
            for (int slot = 4 * pair; slot < 4 * pair + 4; slot++) {
                free += position.isFree(slot) ? 1 : 0;
            }
            int out = position.stock(pair);
            for (int seat = 0; seat < position.seats(); seat++) {
                out += position.held(seat, pair);
            }
            if (out != free) {
                assertEquals(out, free, "slots for " + Pairs.name(pair));
            }
        }
        assertTrue(position.legalMoveCount() > 0);
    }

    @Test
    void secondPlayerWinsMoreOften() {
        // The rule sheet: the last to move is favoured. Even random play shows it.
        int wins = 0;
        for (long seed = 1; seed <= 2_000; seed++) {
            DominationPosition position = DominationFixtures.start("first=seat1");
            RandomSource random = RandomPlay.random(seed);
            while (!position.isOver()) {
                boolean chance = position.turn() == Position.CHANCE;
                position.play(
                        chance
                                ? random.drawOutcome(position)
                                : position.legalMoveAt(random.nextInt(position.legalMoveCount())));
            }
            wins += position.territories(0) > position.territories(1) ? 1 : 0;
        }
        assertTrue(wins < 1_000, wins + " of 2000");
    }
}
