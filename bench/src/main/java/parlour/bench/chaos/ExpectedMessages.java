package parlour.bench.chaos;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import parlour.game.View;
import parlour.match.Match;
import parlour.match.view.EventView;
import parlour.match.view.TableField;
import parlour.match.view.TableView;
import parlour.match.view.Viewer;

/** What one person may see of a table after each event of its log, computed by replaying the log with the rules. */
final class ExpectedMessages {

    private static final ObjectMapper JSON = new ObjectMapper();

    /**
     * An event as this person sees it, and all fields of the table after it.
     *
     * @param hidden the event as a spectator sees it: who has just sat down is told so of what came with that
     */
    record Expected(String kind, int event, int hidden, FieldHashes state) {

        boolean allows(int told) {
            return told == event || told == hidden;
        }
    }

    private final List<Expected> all = new ArrayList<>();

    private ExpectedMessages() {}

    /** @param person empty for somebody who is nobody in particular */
    static ExpectedMessages of(List<LoggedEvent> log, String person) {
        ExpectedMessages expected = new ExpectedMessages();
        Match match = new Match();
        for (LoggedEvent logged : log) {
            match.apply(logged.event(), 0);
            Viewer viewer = person.isEmpty() ? Viewer.SPECTATOR : Viewer.of(match, person);
            JsonNode event = json(EventView.of(logged.event(), match, viewer.perspective()));
            JsonNode state = json(new TableView(match, viewer).state(TableField.all(), 0));
            JsonNode hidden = json(EventView.of(logged.event(), match, Viewer.SPECTATOR.perspective()));
            expected.all.add(new Expected(
                    event.path("kind").asText(),
                    FieldHashes.hash(event),
                    FieldHashes.hash(hidden),
                    FieldHashes.of(state)));
        }
        return expected;
    }

    private static JsonNode json(View view) {
        try {
            return JSON.readTree(view.json());
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    int size() {
        return all.size();
    }

    /** @param number from 1 */
    Expected at(int number) {
        return all.get(number - 1);
    }
}
