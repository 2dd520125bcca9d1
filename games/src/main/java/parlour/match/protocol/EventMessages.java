package parlour.match.protocol;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import parlour.game.View;
import parlour.match.Event;
import parlour.match.Match;
import parlour.match.view.PositionViews;
import parlour.match.view.TableField;
import parlour.match.view.TableView;
import parlour.match.view.Viewer;

/**
 * The messages about one event that a match has just applied. What several viewers see alike is written once: the whole
 * message for viewers with the same rights, the position for all in games without hidden information.
 */
public final class EventMessages {

    private record Request(Viewer before, Viewer after, Set<TableField> changed) {}

    private final TableMessages messages;
    private final Match match;
    private final Event event;
    private final long at;
    private final long now;
    private final PositionViews positions;
    private final Map<Request, String> texts = new HashMap<>();

    EventMessages(TableMessages messages, Match match, Event event, long at, long now) {
        this.messages = messages;
        this.match = match;
        this.event = event;
        this.at = at;
        this.now = now;
        this.positions = new PositionViews(match);
    }

    /** The JSON of {@link #view}. */
    public String json(Viewer before, Viewer after, Set<TableField> changed) {
        return texts.computeIfAbsent(
                new Request(before, after, changed),
                request -> view(before, after, changed).json());
    }

    /**
     * The message for a viewer. Whoever holds several seats reads the event from the seat they had, so that they learn
     * what they drew, and the fields from the seat that is theirs now.
     *
     * @param changed the fields that the decision changed, if this is its last event
     */
    public View view(Viewer before, Viewer after, Set<TableField> changed) {
        View view = messages.event(event, before, at);
        Set<TableField> fields = messages.fieldsFor(before, after, changed);
        return fields.isEmpty() ? view : view.with("state", new TableView(match, after, positions).state(fields, now));
    }
}
