package parlour.server.table;

import java.util.ArrayList;
import java.util.List;
import parlour.game.View;
import parlour.match.Match;
import parlour.match.protocol.HostedTable;
import parlour.match.view.TableField;
import parlour.match.view.Viewer;

/** The events that somebody has missed, as they would have been told; what has changed since is told with the last one. */
final class CatchUp {

    /** Who has missed more events than this is shown the whole table. */
    private static final int MAX_MISSED = 200;

    private CatchUp() {}

    /** Whether the events after {@code seq} are enough for somebody who has seen those before; 0 for none. */
    static boolean isEnough(Match match, int seq) {
        return seq > 0 && seq <= match.eventCount() && match.eventCount() - seq <= MAX_MISSED;
    }

    /**
     * The events after {@code seq} that a table has applied.
     *
     * @param replay the same table before its first event
     * @param logged its log from the beginning
     */
    static List<View> events(
            HostedTable table,
            HostedTable replay,
            List<TableLog.Logged> logged,
            Viewer viewer,
            int seq,
            ServingClock clock) {
        List<View> events = new ArrayList<>();
        for (TableLog.Logged each : logged.subList(0, table.match().eventCount())) {
            replay.match().apply(each.event(), clock.servedTime(each.at()));
            if (each.seq() > seq) {
                events.add(replay.messages().event(each.event(), viewer, each.at()));
            }
        }
        if (!events.isEmpty()) {
            events.getLast().with("state", table.messages().state(viewer, TableField.all(), clock.now()));
        }
        return events;
    }
}
