package parlour.domination;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.game.contract.TextTable;

/** Matches that somebody has read: whatever changes in them has to be looked at. */
class GoldenGameTest {

    @ParameterizedTest
    @ValueSource(strings = {"two", "three", "four", "mirrored"})
    void playthroughMatchesTheGoldenFile(String name) {
        String golden = TextTable.text(GoldenGameTest.class, "golden-" + name + ".txt");
        String[] settings = {};
        List<String> moves = new ArrayList<>();
        for (String line : golden.lines().toList()) {
            if (line.startsWith("settings ")) {
                settings = line.substring("settings ".length()).split(" ", -1);
            } else if (line.startsWith("  ")) {
                moves.add(line.strip().split(" ", -1)[1]);
            } else if (Character.isDigit(line.charAt(0))) {
                moves.add(line.split(" ", -1)[2]);
            }
        }
        assertEquals(golden, GoldenGame.told(settings, moves));
    }
}
