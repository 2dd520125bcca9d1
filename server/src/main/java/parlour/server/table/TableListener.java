package parlour.server.table;

import java.util.List;
import parlour.match.Event;
import parlour.match.Match;

/** Looks after tables at which something is going on. Called with the table locked; must not block. */
public interface TableListener {

    /**
     * A table was loaded or has changed: it may be a bot's turn, or a clock may be running.
     *
     * @param tables where the table can be found again later
     * @param match not to be kept
     */
    void onTurn(TableRegistry tables, String tableId, Match match);

    /** These events have happened, and are durable. */
    void onEvents(String tableId, List<Event> events);
}
