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

/** Every command in every phase from every person; {@code commands.txt} describes its columns. */
class CommandTableTest {

    /** A row for one person: the scene is played, then the command is given. */
    record Row(CommandScript.Scene scene, CommandScript.Line line, String who) {

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
        for (CommandScript.Scene scene : CommandScript.scenes("commands.txt")) {
            for (CommandScript.Line line : scene.rows()) {
                for (String who : line.cells().getFirst().split(" ", -1)) {
                    rows.add(new Row(scene, line, who.equals("house") ? "" : who));
                }
            }
        }
        return rows;
    }

    private static ScriptRunner stage(Row row) {
        ScriptRunner stage = new ScriptRunner();
        row.scene().said().forEach(stage::act);
        return stage;
    }

    @ParameterizedTest
    @MethodSource("rows")
    void commandGivesTheResultInItsRow(Row row) throws NotationException {
        assertEquals(row.expected(), stage(row).verdict(row.words()), row.line().toString());
    }

    @Test
    void everyCommandHasARowForEveryPersonInEveryPhase() {
        Set<String> tried = new TreeSet<>();
        Set<String> wanted = new TreeSet<>();
        for (Row row : rows()) {
            Match match = stage(row).match();
            Command command = CommandPhrases.command(match, row.words()).orElseThrow();
            tried.add(match.phase() + " " + command.getClass().getSimpleName() + " " + row.who());
        }
        for (Phase phase : List.of(Phase.WAITING, Phase.PLAYING, Phase.ENDED, Phase.CLOSED)) {
            for (Class<?> kind : Command.class.getPermittedSubclasses()) {
                boolean byHouse = List.of(Command.CallTime.class, Command.Abandon.class, Command.AnswerDraw.class)
                        .contains(kind);
                for (String who : byHouse ? List.of("") : List.of("ada", "bob", "eve")) {
                    wanted.add(phase + " " + kind.getSimpleName() + " " + who);
                }
            }
        }
        wanted.removeAll(tried);
        assertEquals(Set.of(), wanted, "no row for these");
    }
}
