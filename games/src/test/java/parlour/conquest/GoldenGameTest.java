package parlour.conquest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.conquest.naive.NaiveConquest;
import parlour.game.contract.TextTable;

/** Two games checked by hand: any change in them must be reviewed. */
class GoldenGameTest {

    @ParameterizedTest
    @ValueSource(strings = {"conquest", "sixfaces"})
    void playthroughMatchesTheGoldenFile(String id) {
        String golden = TextTable.text(GoldenGameTest.class, "golden-" + id + ".txt");
        assertEquals(golden, GoldenGame.told(new Edition(id, List.of()), moves(golden)));
    }

    /** Replays every ply with the naive rules, up to a real win. */
    @ParameterizedTest
    @ValueSource(strings = {"conquest", "sixfaces"})
    void naiveRulesGiveTheGoldenGame(String id) {
        NaiveConquest naive = new Edition(id, List.of()).naiveStart();
        String golden = TextTable.text(GoldenGameTest.class, "golden-" + id + ".txt");
        for (String line : golden.lines().filter(GoldenGameTest::isPly).toList()) {
            List<String> cells = TextTable.cells(line);
            String move = cells.getFirst().substring(cells.getFirst().indexOf(' ') + 1);
            if (!move.equals("start")) {
                var after = naive.moves().get(move);
                assertTrue(after != null, line);
                naive = after.get();
            }
            assertEquals(cells.get(1), naive.notation(), line);
            assertEquals(cells.get(3), "" + naive.moves().size(), line);
        }
        assertFalse(naive.result().equals("1/2-1/2"), "a real win");
    }

    private static List<String> moves(String golden) {
        List<String> moves = new ArrayList<>();
        for (String line : golden.lines().filter(GoldenGameTest::isPly).skip(1).toList()) {
            moves.add(line.substring(line.indexOf(' ') + 1, line.indexOf(" |")));
        }
        return moves;
    }

    private static boolean isPly(String line) {
        return Character.isDigit(line.charAt(0));
    }
}
