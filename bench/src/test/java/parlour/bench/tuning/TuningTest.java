package parlour.bench.tuning;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parlour.bot.conquest.eval.EvaluationWeights;
import parlour.conquest.Conquest;
import parlour.game.Options;

class TuningTest {

    @ParameterizedTest
    @EnumSource(Conquest.class)
    void printedWeightsAreReadBack(Conquest game) {
        int[] weights = EvaluationWeights.of(game.start(Options.defaults(game)).rules());
        assertArrayEquals(weights, EvaluationWeights.read(String.join("\n", EvaluationWeights.source(weights))));
    }

    @Test
    void theSameSeedFindsTheSameWeights() {
        List<String> said = new ArrayList<>();
        List<String> first = Tuning.run(Conquest.SIX_FACES, 10, 100, 5, said::add);
        assertEquals(first, Tuning.run(Conquest.SIX_FACES, 10, 100, 5, _ -> {}));
        assertEquals(3, said.stream().filter(line -> line.contains("loss")).count());
    }
}
