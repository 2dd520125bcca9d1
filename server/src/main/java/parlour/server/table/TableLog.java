package parlour.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.match.Event;
import parlour.match.Match;
import parlour.server.store.Database;
import parlour.server.store.EventLog;
import parlour.server.store.Lease;
import parlour.server.store.LogEntry;

/** Reads and appends a table's events. */
public final class TableLog {

    private final EventLog log;
    private final EventJson json;

    public TableLog(EventLog log, EventJson json) {
        this.log = log;
        this.json = json;
    }

    /**
     * An event with its number in the log.
     *
     * @param seq from 1, without gaps
     * @param at when it was written, by the wall clock
     */
    record Logged(int seq, long at, Event event) {}

    /** The events after {@code seq}, in order; none if there is no such table. */
    List<Logged> read(String tableId, int seq) {
        return log.read(tableId, seq).stream()
                .map(logEntry -> new Logged(logEntry.seq(), logEntry.at(), json.read(logEntry.event())))
                .toList();
    }

    boolean has(String tableId) {
        return !log.read(tableId, 0).isEmpty();
    }

    /** Numbers new events after those the match has applied. */
    static List<Logged> following(Match match, List<Event> events, long at) {
        List<Logged> logged = new ArrayList<>();
        for (Event event : events) {
            logged.add(new Logged(match.eventCount() + logged.size() + 1, at, event));
        }
        return logged;
    }

    /**
     * Appends events to a match and waits until they are durable; false if other events have taken their numbers.
     *
     * @param servedAt when they happened, in serving time
     * @param lease ended by the append
     */
    boolean append(String tableId, Match match, List<Logged> logged, long servedAt, Optional<Lease> lease) {
        List<LogEntry> entries = logged.stream()
                .map(each -> new LogEntry(each.seq(), each.at(), EventJson.write(each.event())))
                .toList();
        List<Event> events = logged.stream().map(Logged::event).toList();
        return Database.durable(log.append(
                tableId,
                match.eventCount(),
                entries,
                ListingBuilder.change(tableId, match, events, logged.getFirst().at(), servedAt),
                lease));
    }
}
