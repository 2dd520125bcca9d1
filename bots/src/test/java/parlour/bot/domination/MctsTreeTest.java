package parlour.bot.domination;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.SeededRandom;
import parlour.domination.Board;
import parlour.domination.DominationPosition;
import parlour.domination.Pairs;

final class MctsTreeTest {

    private static MctsTree grown(DominationPosition position, InformationState state, long nodes) {
        LayoutTables tables = new LayoutTables(position.layout());
        RackInference inference = new RackInference(tables, position.seats());
        inference.look(position, state.seat());
        PlayoutPolicy policy = new PlayoutPolicy(tables, PolicyWeights.DEFAULT, position);
        MctsTree tree = new MctsTree(policy, new Playout(policy, position.seats()));
        SeededRandom random = new SeededRandom(1);
        tree.grow(inference.sampler(state, random, 1), random, Budget.nodes(nodes));
        return tree;
    }

    private static InformationState own(DominationPosition position) {
        return new InformationState(position, position.turn());
    }

    /** The final territories if each seat maximises its own, by exhaustive search. */
    private static int[] maxN(DominationPosition position) {
        int seat = position.turn();
        int[] best = {};
        for (int move : DominationPositions.moves(position)) {
            int[] after = maxNOf(position, move);
            best = best.length == 0 || after[seat] > best[seat] ? after : best;
        }
        return best;
    }

    private static int[] maxNOf(DominationPosition position, int move) {
        if (position.laid() == Pairs.DOMINOES - 1) {
            int[] end = new int[position.seats()];
            Arrays.setAll(end, position::territories);
            end[position.turn()] += position.conquers(move);
            return end;
        }
        position.play(move);
        int[] after = maxN(position);
        position.undo();
        return after;
    }

    /** With complete information and two players, the tree must find the exact value. */
    @ParameterizedTest
    @CsvSource({"4", "6"})
    void withCompleteInformationTheTreeFindsAnExactMove(int left) {
        int found = 0;
        for (long seed = 1; seed <= 30; seed++) {
            DominationPosition position = DominationPositions.withLeft(left, seed);
            int seat = position.turn();
            int move = grown(position, own(position), 60_000).line().getFirst();
            found += DominationPositions.plainValueOf(position, move, seat)
                            == DominationPositions.plainValue(position, seat)
                    ? 1
                    : 0;
        }
        assertTrue(found >= 29, found + " of 30");
    }

    /** A position with {@code left} dominoes left, after a game in which players keep the most frequent kinds. */
    private static DominationPosition hoarded(int left, long seed, int seats) {
        DominationPosition position = DominationPositions.start("seats=" + seats);
        SeededRandom random = new SeededRandom(seed);
        while (Pairs.DOMINOES - position.laid() > left || position.turn() < 0) {
            if (position.turn() < 0) {
                position.play(random.drawOutcome(position));
                continue;
            }
            int chosen = position.legalMoveAt(random.nextInt(position.legalMoveCount()));
            for (int look = 0; look < 8; look++) {
                int other = position.legalMoveAt(random.nextInt(position.legalMoveCount()));
                chosen = out(position, other) < out(position, chosen) ? other : chosen;
            }
            position.play(chosen);
        }
        return position;
    }

    private static int out(DominationPosition position, int slot) {
        return position.unseen(-1, position.layout().pair(slot));
    }

    /**
     * Three dominoes left, and the two others hold the same kind: racks are certain, and the tree must agree with
     * max-n.
     */
    @ParameterizedTest
    @CsvSource({"3", "4"})
    void withCertainRacksThreeAndFourPlayersPlayMaxN(int seats) {
        int certain = 0;
        for (long seed = 1; seed <= 1_000; seed++) {
            DominationPosition position = hoarded(3, seed, seats);
            int seat = position.turn();
            int alike = 0;
            for (int pair = 0; pair < Pairs.KINDS; pair++) {
                alike = Math.max(alike, position.unseen(seat, pair));
            }
            if (alike < 2) {
                continue;
            }
            certain++;
            int move = grown(position, own(position), 5_000).line().getFirst();
            assertEquals(maxN(position)[seat], maxNOf(position, move)[seat], "seed " + seed);
        }
        assertTrue(certain > 5, certain + " positions");
    }

    /** With hidden racks the average over all possible positions counts, each searched exhaustively. */
    @Test
    void noMoveIsMuchBetterOnAverageOverTheSamples() {
        for (long seed = 1; seed <= 15; seed++) {
            DominationPosition position = DominationPositions.withLeft(5, seed, "seats=3");
            int seat = position.turn();
            int[] moves = DominationPositions.moves(position);
            double[] sums = new double[moves.length];
            SeededRandom random = new SeededRandom(seed);
            for (int round = 0; round < 60; round++) {
                DominationPosition sample = position.sample(seat, random);
                for (int i = 0; i < moves.length; i++) {
                    sums[i] += maxNOf(sample, moves[i])[seat] / 60.0;
                }
            }
            int chosen = grown(position, own(position), 20_000).line().getFirst();
            int index = Arrays.stream(moves).boxed().toList().indexOf(chosen);
            double max = Arrays.stream(sums).max().orElseThrow();
            assertTrue(sums[index] > max - 0.6, "seed " + seed + ": " + index + " of " + Arrays.toString(sums));
        }
    }

    @Test
    void expectedTerritoriesStayWithinTheBoard() {
        for (int seats = 2; seats <= 4; seats++) {
            DominationPosition position = DominationPositions.withLeft(25, 3, "seats=" + seats);
            double territories = grown(position, own(position), 5_000).territories();
            assertTrue(territories >= position.territories(position.turn()) && territories <= Board.TERRITORIES);
        }
    }

    @Test
    void oneGameIsEnoughForAMove() {
        DominationPosition position = DominationPositions.withLeft(25, 3);
        int move = grown(position, own(position), 0).line().getFirst();
        assertTrue(Arrays.stream(DominationPositions.moves(position)).anyMatch(legal -> legal == move));
    }
}
