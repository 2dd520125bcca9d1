package parlour.bench.chaos;

import parlour.match.Event;

/** An event of a table's log. */
record LoggedEvent(int number, Event event) {}
