package parlour.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A table and its log: decisions are applied at once. */
final class TestTable {

    static final String SECRET = "5ec2e7".repeat(10) + "abcd";
    static final String COMMITMENT = "c0".repeat(32);

    /** An event, and when it happened. */
    record Entry(Event event, long at) {}

    final TestHost host;
    final Match match = new Match();
    final List<Entry> log = new ArrayList<>();

    TestTable(TestHost host) {
        this.host = host;
    }

    static NewTable opening(
            TableSettings settings, String opener, Map<Integer, Integer> bots, List<NewTable.SeatedPerson> sitting) {
        return new NewTable(settings, opener, SECRET, COMMITMENT, bots, sitting, Optional.empty());
    }

    List<Event> open(NewTable newTable) {
        List<Event> events = Match.open(newTable, host);
        events.forEach(this::apply);
        return events;
    }

    Decision submit(Command command) {
        Decision decision = match.decide(command, host);
        decision.events().forEach(this::apply);
        return decision;
    }

    void apply(Event event) {
        match.apply(event, host.now);
        log.add(new Entry(event, host.now));
    }

    /** The match rebuilt from the log. */
    Match replayed() {
        Match again = new Match();
        for (Entry entry : log) {
            again.apply(entry.event(), entry.at());
        }
        return again;
    }
}
