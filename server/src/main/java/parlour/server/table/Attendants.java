package parlour.server.table;

import java.util.List;
import parlour.match.Event;
import parlour.match.Match;

/** Those who look after tables on which something is going on. Called while the table is locked: they must be quick. */
public interface Attendants {

    /** It may be a bot's turn, or a clock may be running. */
    void attend(LiveTable table, Match match);

    /** Something happened, and is durable. */
    void happened(Match match, List<Event> events);
}
