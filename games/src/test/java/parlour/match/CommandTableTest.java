package parlour.match;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parlour.game.NotationException;

/** Every command in every phase from everybody: {@code commands.txt} says what its columns mean. */
class CommandTableTest {

    /** A row for one person: the scene is acted, then this is said. */
    record Row(Script.Scene scene, Script.Line line, String who) {

        String words() {
            String wanted = line.cells().get(1);
            return who.isEmpty() ? wanted : who + " " + wanted;
        }

        String expected() {
            return line.cells().get(2).replace("WHO", who);
        }

        @Override
        public String toString() {
            return scene + ": " + words();
        }
    }

    static List<Row> rows() {
        List<Row> rows = new ArrayList<>();
        for (Script.Scene scene : Script.scenes("commands.txt")) {
            for (Script.Line line : scene.rows()) {
                for (String who : line.cells().getFirst().split(" ", -1)) {
                    rows.add(new Row(scene, line, who.equals("house") ? "" : who));
                }
            }
        }
        return rows;
    }

    private static Stage stage(Row row) {
        Stage stage = new Stage();
        row.scene().said().forEach(stage::act);
        return stage;
    }

    @ParameterizedTest
    @MethodSource("rows")
    void it_comes_of_it_what_the_table_says(Row row) throws NotationException {
        assertEquals(row.expected(), stage(row).verdict(row.words()), row.line().toString());
    }

    @Test
    void every_kind_of_command_has_a_row_for_everybody_in_every_phase() {
        Set<String> tried = new TreeSet<>();
        Set<String> wanted = new TreeSet<>();
        for (Row row : rows()) {
            Match match = stage(row).match();
            Command command = Speech.command(match, row.words()).orElseThrow();
            tried.add(match.phase() + " " + command.getClass().getSimpleName() + " " + row.who());
        }
        for (Phase phase : List.of(Phase.WAITING, Phase.PLAYING, Phase.ENDED, Phase.CLOSED)) {
            for (Class<?> kind : Command.class.getPermittedSubclasses()) {
                boolean byHouse = kind == Command.CallTime.class || kind == Command.AnswerDraw.class;
                for (String who : byHouse ? List.of("") : List.of("ada", "bob", "eve")) {
                    wanted.add(phase + " " + kind.getSimpleName() + " " + who);
                }
            }
        }
        wanted.removeAll(tried);
        assertEquals(Set.of(), wanted, "no row for these");
    }
}
