package parlour.bot.conquest.eval;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parlour.bot.conquest.ConquestPositions;
import parlour.conquest.Board;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.conquest.Handedness;

class EvaluationTest {

    private static final int POSITIONS = 80;

    @ParameterizedTest
    @EnumSource(Conquest.class)
    void theTablesAgreeWithTheFeatures(Conquest game) {
        Random random = new Random(1);
        for (int i = 0; i < POSITIONS; i++) {
            ConquestPosition position = ConquestPositions.random(game, random, i % 50);
            // Random weights distinguish all features.
            int[] weights = random.ints(EvaluationWeights.COUNT, -300, 300).toArray();
            Evaluation evaluation = new Evaluation(position.rules(), weights);
            int[] features = evaluation.features(position);
            int sum = 0;
            for (int j = 0; j < weights.length; j++) {
                sum += weights[j] * features[j];
            }
            assertEquals(sum / EvaluationWeights.UNIT, evaluation.of(position), position::toString);
        }
    }

    /** Turning the board and exchanging the colours changes nothing for the side to move. */
    @ParameterizedTest
    @EnumSource(Conquest.class)
    void evaluationIsSymmetricBetweenSides(Conquest game) {
        for (int i = 0; i < POSITIONS; i++) {
            ConquestPosition position = ConquestPositions.random(game, new Random(i), i % 50);
            ConquestPosition turned = ConquestPositions.read(
                    game, transformed(position, on -> Board.SQUARES - 1 - on, true), "handedness=right");
            Evaluation evaluation = new Evaluation(position.rules());
            assertEquals(evaluation.of(position), evaluation.of(turned), position::toString);
        }
    }

    /** Mirrored, with dice of the other hand, it is the same game. */
    @ParameterizedTest
    @EnumSource(Conquest.class)
    void evaluationIsSymmetricBetweenHands(Conquest game) {
        for (int i = 0; i < POSITIONS; i++) {
            ConquestPosition position = ConquestPositions.random(game, new Random(i), i % 50);
            IntUnaryOperator mirror = on -> Board.square(Board.FILES - 1 - Board.file(on), Board.rank(on));
            ConquestPosition mirrored =
                    ConquestPositions.read(game, transformed(position, mirror, false), "handedness=left");
            assertEquals(
                    new Evaluation(position.rules()).of(position),
                    new Evaluation(mirrored.rules()).of(mirrored),
                    position::toString);
        }
    }

    /** The notation of a position with squares exchanged, and with sides exchanged if {@code swap}. */
    private static String transformed(ConquestPosition position, IntUnaryOperator from, boolean swap) {
        StringBuilder text = new StringBuilder();
        for (int rank = Board.RANKS - 1; rank >= 0; rank--) {
            for (int file = 0; file < Board.FILES; file++) {
                int on = from.applyAsInt(Board.square(file, rank));
                text.append(position.isEmpty(on) ? "1" : die(position, on, swap));
            }
            text.append(rank == 0 ? " " : "/");
        }
        boolean white = position.side() == ConquestPosition.WHITE ^ swap;
        return text.append(white ? "w " : "b ")
                .append(position.pliesSinceCapture())
                .append(" 1")
                .toString();
    }

    private static String die(ConquestPosition position, int on, boolean swap) {
        boolean white = position.owner(on) == ConquestPosition.WHITE ^ swap;
        if (position.holdsKey(on)) {
            return white ? "K" : "k";
        }
        int orientation = position.orientation(on);
        int south = swap ? 7 - Handedness.south(orientation) : Handedness.south(orientation);
        return "" + (char) ((white ? 'A' : 'a') + Handedness.top(orientation) - 1) + south;
    }
}
