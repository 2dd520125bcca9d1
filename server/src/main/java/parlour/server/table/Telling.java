package parlour.server.table;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import parlour.game.View;
import parlour.match.Event;
import parlour.match.EventView;
import parlour.match.Field;
import parlour.match.Match;
import parlour.match.Sitter;
import parlour.match.TableView;
import parlour.match.Viewer;

/** The messages of one table, for one viewer. */
final class Telling {

    private final String table;
    private final Match match;
    private final Names names;
    private final Supplier<String> rematchCommitment;

    Telling(String table, Match match, Names names, Supplier<String> rematchCommitment) {
        this.table = table;
        this.match = match;
        this.names = names;
        this.rematchCommitment = rematchCommitment;
    }

    /** Everything, for somebody who comes. */
    View table(Viewer viewer, long now, List<String> here) {
        TableView view = new TableView(match, viewer);
        return new View()
                .with("type", "table")
                .with("table", table)
                .with("number", match.number())
                .with("terms", view.terms().with("returnCommitment", rematchCommitment.get()))
                .with("state", view.state(Field.all(), now))
                .with("people", people(everybody()))
                .with("here", here);
    }

    /** One event that the match has just applied; without what it changed. */
    View event(Event event, int as, long at) {
        View view = new View()
                .with("type", "event")
                .with("table", table)
                .with("number", match.number())
                .with("at", at)
                .with("event", EventView.of(event, match, as));
        Set<String> named = named(event);
        return named.isEmpty() ? view : view.with("people", people(named));
    }

    boolean readsUnlike(Viewer before, Viewer after) {
        return new TableView(match, after).readsUnlike(before.as());
    }

    View state(Viewer viewer, Set<Field> fields, long now) {
        return new TableView(match, viewer).state(fields, now);
    }

    private Set<String> everybody() {
        Set<String> everybody = new LinkedHashSet<>(match.people());
        everybody.add(match.opened().opener());
        return everybody;
    }

    private static Set<String> named(Event event) {
        return switch (event) {
            case Event.Opened e -> Set.of(e.opener());
            case Event.Sat(int seat, Sitter.Person(String id), String bytes) -> Set.of(id);
            default -> Set.of();
        };
    }

    View people(Set<String> ids) {
        View people = new View();
        for (String id : ids) {
            people.with(id, names.card(id));
        }
        return people;
    }
}
