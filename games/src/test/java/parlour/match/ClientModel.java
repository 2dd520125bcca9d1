package parlour.match;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import parlour.game.View;
import parlour.match.view.EventView;
import parlour.match.view.TableField;
import parlour.match.view.TableView;
import parlour.match.view.Viewer;

/** A client's copy of a table, updated only by the messages sent to it. */
final class ClientModel {

    private final String person;
    private final Map<String, Object> fields = new LinkedHashMap<>();
    private final List<View> history = new ArrayList<>();
    private Viewer viewer = Viewer.SPECTATOR;

    /** All messages sent with the last decision, in order. */
    private final List<String> sent = new ArrayList<>();

    ClientModel(String person) {
        this.person = person;
    }

    /** Subscribes to the table and receives the whole state. */
    void look(Match match, long now) {
        sent.clear();
        viewer = Viewer.of(match, person);
        replace(new TableView(match, viewer).state(TableField.all(), now));
    }

    /** Running clocks run on the client as well. */
    void tick(Match match, long now) {
        fields.putAll(new TableView(match, viewer)
                .state(EnumSet.of(TableField.CLOCK), now)
                .fields());
    }

    void begin() {
        sent.clear();
    }

    /** An event that the match has just applied; the last one of a decision carries the changed fields. */
    void happened(Match match, List<Event> events, int index, long now) {
        boolean last = index == events.size() - 1;
        Viewer before = viewer;
        if (last) {
            viewer = Viewer.of(match, person);
        }
        View event = EventView.of(events.get(index), match, before.perspective());
        sent.add(event.json());
        note(event);
        if (last) {
            TableView view = new TableView(match, viewer);
            Set<TableField> changed = EnumSet.copyOf(EventView.changed(events));
            if (before.perspective() != viewer.perspective() && view.historyDiffersFor(before.perspective())) {
                changed.add(TableField.HISTORY);
            }
            View state = view.state(changed, now);
            sent.add(state.json());
            replace(state);
        }
    }

    private void note(View event) {
        switch (String.valueOf(event.fields().get("kind"))) {
            case "played", "chance-drawn" -> {
                View made = new View();
                for (String name : List.of("seat", "text", "round")) {
                    switch (event.fields().get(name)) {
                        case String text -> made.with(name, text);
                        case Long number -> made.with(name, number);
                        case null, default -> throw new AssertionError(event.json());
                    }
                }
                if (event.fields().get("facts") instanceof View facts) {
                    made.with("facts", facts);
                }
                history.add(made);
            }
            case "taken-back" -> history.removeLast();
            default -> {}
        }
    }

    private void replace(View state) {
        state.fields().forEach((name, value) -> {
            if (name.equals("history")) {
                history.clear();
                ((List<?>) value).forEach(made -> history.add((View) made));
            } else {
                fields.put(name, value);
            }
        });
    }

    /** The displayed fields by name: the order in which they were sent does not matter. */
    String shown() {
        StringBuilder text = new StringBuilder();
        new TreeMap<>(fields)
                .forEach((name, value) ->
                        text.append(name).append(": ").append(value).append('\n'));
        return text.append("history: ").append(history).toString();
    }

    /** What a new subscriber would be shown. */
    static String fresh(Match match, String person, long now) {
        ClientModel picture = new ClientModel(person);
        picture.look(match, now);
        return picture.shown();
    }

    List<String> sent() {
        return sent;
    }
}
