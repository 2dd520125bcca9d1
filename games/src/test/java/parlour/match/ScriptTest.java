package parlour.match;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs the scripts of table scenes; {@link ScriptRunner} describes their language. */
class ScriptTest {

    static List<CommandScript.Scene> scenes() {
        List<CommandScript.Scene> scenes = new ArrayList<>();
        for (String file : List.of(
                "conquest.txt", "kuhn.txt", "draws.txt", "takebacks.txt", "clocks.txt", "votes.txt", "rematches.txt")) {
            scenes.addAll(CommandScript.scenes(file));
        }
        return scenes;
    }

    @ParameterizedTest
    @MethodSource("scenes")
    void sceneGivesTheScriptedResults(CommandScript.Scene scene) {
        ScriptRunner stage = new ScriptRunner();
        scene.lines().forEach(stage::act);
    }
}
