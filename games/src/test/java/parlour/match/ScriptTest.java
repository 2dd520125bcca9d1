package parlour.match;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What happens at tables, in words: {@link Stage} says what they mean. */
class ScriptTest {

    static List<Script.Scene> scenes() {
        List<Script.Scene> scenes = new ArrayList<>();
        for (String file : List.of(
                "conquest.txt", "kuhn.txt", "draws.txt", "takebacks.txt", "clocks.txt", "votes.txt", "rematches.txt")) {
            scenes.addAll(Script.scenes(file));
        }
        return scenes;
    }

    @ParameterizedTest
    @MethodSource("scenes")
    void a_scene_goes_as_written(Script.Scene scene) {
        Stage stage = new Stage();
        scene.lines().forEach(stage::act);
    }
}
