package parlour.match.protocol;

import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import parlour.game.Position;
import parlour.game.View;
import parlour.match.Event;
import parlour.match.Match;
import parlour.match.Player;
import parlour.match.view.EventView;
import parlour.match.view.TableField;
import parlour.match.view.TableView;
import parlour.match.view.Viewer;

/** The messages about one table. Those that depend on what is visible are made for one viewer. */
public final class TableMessages {

    private final String table;
    private final Match match;
    private final ProfileLookup profiles;
    private final Supplier<String> rematchCommitment;

    /**
     * Creates messages from the current state of a match.
     *
     * @param table its name
     * @param rematchCommitment supplies the host's commitment for a rematch
     */
    public TableMessages(String table, Match match, ProfileLookup profiles, Supplier<String> rematchCommitment) {
        this.table = table;
        this.match = match;
        this.profiles = profiles;
        this.rematchCommitment = rematchCommitment;
    }

    /**
     * The whole table, for a new subscriber.
     *
     * @param here the people at the table who are connected
     */
    public View table(Viewer viewer, long now, List<String> here) {
        TableView view = new TableView(match, viewer);
        Set<String> everybody = new LinkedHashSet<>(match.people());
        everybody.add(match.opened().opener());
        return about("table")
                .with("seq", match.eventCount())
                .with("terms", view.settings().with("rematchCommitment", rematchCommitment.get()))
                .with("state", view.state(TableField.all(), now))
                .with("people", people(everybody))
                .with("present", here);
    }

    // ---- Events ----

    /** An event that the match has just applied, without the fields it changed. */
    public View event(Event event, Viewer viewer, long at) {
        View view = about("event")
                .with("seq", match.eventCount())
                .with("at", at)
                .with("event", EventView.of(event, match, viewer.perspective()));
        Set<String> named = named(event);
        return named.isEmpty() ? view : view.with("people", people(named));
    }

    /** The same with the table fields it changed, if any, for any number of viewers. */
    public EventMessages eventMessages(Event event, long at, long now) {
        return new EventMessages(this, match, event, at, now);
    }

    /** The requested fields of the table. */
    public View state(Viewer viewer, Set<TableField> fields, long now) {
        return new TableView(match, viewer).state(fields, now);
    }

    /**
     * The fields to send to a viewer. If the viewer's perspective moves to another seat, that seat's view is included,
     * and the history if it reads differently.
     *
     * @param changed the fields that the last events changed
     */
    Set<TableField> fieldsFor(Viewer before, Viewer after, Set<TableField> changed) {
        if (before.perspective() == after.perspective() || changed.isEmpty()) {
            return changed;
        }
        Set<TableField> fields = EnumSet.copyOf(changed);
        fields.add(TableField.YOU);
        fields.add(TableField.POSITION);
        if (new TableView(match, after).historyDiffersFor(before.perspective())) {
            fields.add(TableField.HISTORY);
        }
        return fields;
    }

    /** The people who appear in an event, whose profiles are sent with it. */
    private static Set<String> named(Event event) {
        return switch (event) {
            case Event.Opened opened -> Set.of(opened.opener());
            case Event.SeatTaken(int _, Player.Person(String id), String _) -> Set.of(id);
            default -> Set.of();
        };
    }

    private View people(Set<String> ids) {
        View people = new View();
        ids.forEach(id -> people.with(id, profiles.profile(id)));
        return people;
    }

    // ---- Messages that are not events ----

    /** The moves a seat could make if it were its turn. */
    public View threats(long id, int seat) {
        boolean isSeat = seat >= 0 && seat < match.seats();
        return new View()
                .with("type", "threats")
                .with("id", id)
                .with("table", table)
                .with("seq", match.eventCount())
                .with("seat", seat)
                .with("moves", isSeat ? match.position().movesIfToMove(seat) : List.of());
    }

    /**
     * A position that a seat cannot tell from the true one, for advice.
     *
     * @param known computed only from what the seat knows
     */
    public View knownPosition(long id, int seat, Position known) {
        return new View()
                .with("type", "known-position")
                .with("id", id)
                .with("table", table)
                .with("seq", match.eventCount())
                .with("seat", seat)
                .with("position", known.notation());
    }

    /** A person connected or disconnected. */
    public View presence(String person, boolean isHere) {
        return about("presence").with("person", person).with("present", isHere);
    }

    /** The move the player to move has declared. */
    public View declared(String text) {
        return about("declared").with("seat", match.turn()).with("text", text);
    }

    private View about(String type) {
        return new View().with("type", type).with("table", table);
    }
}
