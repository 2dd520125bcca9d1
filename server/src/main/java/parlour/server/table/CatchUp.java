package parlour.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import parlour.game.View;
import parlour.match.Field;
import parlour.match.Match;
import parlour.match.Viewer;

/** The events that somebody has missed, as they would have been told; what has changed since is told with the last one. */
final class CatchUp {

    /** Who has missed more events than this is shown the whole table. */
    private static final int MAX_MISSED = 200;

    private CatchUp() {}

    /** Whether the events after {@code seq} are enough for somebody who has seen those before; 0 for none. */
    static boolean isEnough(Match match, int seq) {
        return seq > 0 && seq <= match.number() && match.number() - seq <= MAX_MISSED;
    }

    /**
     * The events after {@code seq} that a match has applied.
     *
     * @param logged its log from the beginning
     * @param messages makes messages about a match
     */
    static List<View> events(
            Match match,
            List<TableLog.Logged> logged,
            Viewer viewer,
            int seq,
            Function<Match, Telling> messages,
            ServingClock clock) {
        List<View> events = new ArrayList<>();
        Match replayed = new Match();
        Telling replay = messages.apply(replayed);
        for (TableLog.Logged each : logged.subList(0, match.number())) {
            replayed.apply(each.event(), clock.servedTime(each.at()));
            if (each.seq() > seq) {
                events.add(replay.event(each.event(), viewer.as(), each.at()));
            }
        }
        if (!events.isEmpty()) {
            events.getLast().with("state", messages.apply(match).state(viewer, Field.all(), clock.now()));
        }
        return events;
    }
}
