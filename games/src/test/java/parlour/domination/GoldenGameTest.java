package parlour.domination;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parlour.game.contract.GoldenText;
import parlour.game.contract.TextTable;

/** Matches checked by hand: any change in them must be reviewed. */
class GoldenGameTest {

    @ParameterizedTest
    @ValueSource(strings = {"two", "three", "four", "mirrored"})
    void playthroughMatchesTheGoldenFile(String name) {
        String golden = TextTable.text(GoldenGameTest.class, "golden-" + name + ".txt");
        GoldenText.Kept kept = GoldenText.Kept.read(golden);
        assertEquals(golden, GoldenGame.told(kept.settings().toArray(new String[0]), kept.moves()));
    }
}
