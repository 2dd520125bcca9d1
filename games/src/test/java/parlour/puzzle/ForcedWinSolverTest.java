package parlour.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.game.NotationException;
import parlour.game.Options;
import parlour.game.contract.FreshSeed;

/** Compares the solver with the plain definition of a forced win. */
final class ForcedWinSolverTest {

    private final FreshSeed seed = new FreshSeed();
    private final Random random = new Random(seed.value());

    @ParameterizedTest
    @CsvSource({
        "CONQUEST,  first=white",
        "SIX_FACES, first=white",
        "CONQUEST,  keyCaptures=no",
        "SIX_FACES, handedness=left",
        // So near to the draw that it matters when a die is captured.
        "CONQUEST,  noProgress=12",
    })
    void winsInTwoMatchBruteForce(Conquest game, String setting) throws NotationException {
        Options options = Options.of(game, List.of(setting));
        for (int i = 0; i < 14; i++) {
            ConquestPosition position = random(game, options, 20 + random.nextInt(60));
            for (int moves = 1; moves <= 2; moves++) {
                String about = seed + ", " + moves + " moves: " + position;
                List<Integer> plain = BruteForceWins.winningMoves(position, moves);
                ForcedWinSolver proof = new ForcedWinSolver(position);
                String before = position.notation();
                assertEquals(!plain.isEmpty(), proof.wins(moves), about);
                assertEquals(plain, boxed(proof.winningMoves(moves)), about);
                assertEquals(before, position.notation(), about);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        // Few dice, so that the plain definition can search five plies.
        "CONQUEST,  3, 9/3k5/9/4C14/9/9/3B1K4/9 w 0 1",
        "CONQUEST,  3, 9/9/5k3/9/5f33/9/9/3K1F33 w 1 32",
        "SIX_FACES, 3, 9/9/4k4/9/1C22d24/9/3d55/4K4 b 1 25",
        "SIX_FACES, 3, 4k4/9/9/9/1C22d24/3d55/4K4/9 b 1 25",
    })
    void winsInThreeMatchBruteForce(Conquest game, int moves, String notation) throws NotationException {
        ConquestPosition position = game.parse(notation, Options.defaults(game));
        assertEquals(
                BruteForceWins.winningMoves(position, moves), boxed(new ForcedWinSolver(position).winningMoves(moves)));
    }

    @Test
    void refutationHoldsAndIsAbsentWhereEveryReplyLoses() throws NotationException {
        Options options = Options.defaults(Conquest.CONQUEST);
        for (int i = 0; i < 60; i++) {
            ConquestPosition position = random(Conquest.CONQUEST, options, 20 + random.nextInt(60));
            String about = seed + ": " + position;
            int reply = new ForcedWinSolver(position).refutation(1);
            if (reply == ConquestPosition.NO_MOVE) {
                assertFalse(BruteForceWins.wins(position, 1), about);
                continue;
            }
            position.play(reply);
            assertTrue(position.isOver() || !BruteForceWins.wins(position, 1), about);
        }
    }

    @Test
    void distanceIsThatOfTheShortestWin() throws NotationException {
        ConquestPosition position = Conquest.CONQUEST.parse(
                "b4k2B64/C6f21A45/9/9/9/4K4/7C61/1A32E34 w 5 33", Options.defaults(Conquest.CONQUEST));
        ForcedWinSolver proof = new ForcedWinSolver(position);
        assertEquals(2, proof.distance(3));
        assertEquals(0, proof.distance(1));
        assertTrue(proof.wins(3), "a win in two is a win within three");
        assertThrows(IllegalArgumentException.class, () -> proof.wins(0));
    }

    @Test
    void finishedGameHasNoForcedWin() throws NotationException {
        ConquestPosition position =
                Conquest.CONQUEST.parse("4K4/9/9/9/9/9/9/3k5 b 0 9", Options.defaults(Conquest.CONQUEST));
        assertFalse(new ForcedWinSolver(position).wins(2));
        assertEquals(0, new ForcedWinSolver(position).winningMoves(2).length);
        assertEquals(ConquestPosition.NO_MOVE, new ForcedWinSolver(position).refutation(2));
    }

    private static List<Integer> boxed(int[] moves) {
        List<Integer> list = new ArrayList<>();
        for (int move : moves) {
            list.add(move);
        }
        return list;
    }

    /** Parsed again, because the solver needs a position without a history. */
    private ConquestPosition random(Conquest game, Options options, int plies) throws NotationException {
        while (true) {
            ConquestPosition position = game.start(options);
            for (int ply = 0; ply < plies && !position.isOver(); ply++) {
                position.play(position.legalMoveAt(random.nextInt(position.legalMoveCount())));
            }
            if (!position.isOver()) {
                return game.parse(position.notation(), options);
            }
            plies = Math.max(8, plies - 1);
        }
    }
}
