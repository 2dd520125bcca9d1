package parlour.server.table;

import java.util.List;
import parlour.match.Event;
import parlour.match.Match;

/** Notified of turns and events at tables. Called with the table locked; must not block. */
public interface TableListener {

    /**
     * A table was loaded or has changed: it may be a bot's turn, or a clock may be running.
     *
     * @param tables to look the table up again later
     * @param match must not be kept
     */
    void onTurn(TableRegistry tables, String tableId, Match match);

    /** These events are durable and have been applied. */
    void onEvents(String tableId, List<Event> events);
}
