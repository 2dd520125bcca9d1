package parlour.server.table;

import java.util.ArrayList;
import java.util.List;
import parlour.game.View;
import parlour.match.Match;
import parlour.match.protocol.HostedTable;
import parlour.match.view.Viewer;

/** Rebuilds the event messages a client has missed. The last one carries the whole current state. */
final class CatchUp {

    /** A client that has missed more events is sent the whole table. */
    private static final int MAX_MISSED = 200;

    private CatchUp() {}

    /** Whether sending the events after {@code seq} is enough; {@code seq} is the last one seen, 0 for none. */
    static boolean isEnough(Match match, int seq) {
        return seq > 0 && seq <= match.eventCount() && match.eventCount() - seq <= MAX_MISSED;
    }

    /**
     * The messages for the events after {@code seq}.
     *
     * @param last the number of the last event to send
     * @param replay a fresh table, before its first event
     * @param logged its log from the first event
     * @param state the whole state after the last event
     */
    static List<View> events(
            int last,
            HostedTable replay,
            List<TableLog.Logged> logged,
            Viewer viewer,
            int seq,
            ServingClock clock,
            View state) {
        List<View> events = new ArrayList<>();
        for (TableLog.Logged each : logged.subList(0, last)) {
            replay.match().apply(each.event(), clock.servedTime(each.at()));
            if (each.seq() > seq) {
                events.add(replay.messages().event(each.event(), viewer, each.at()));
            }
        }
        if (!events.isEmpty()) {
            events.getLast().with("state", state);
        }
        return events;
    }
}
