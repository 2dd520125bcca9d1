package parlour.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A table and its log: what is decided happens at once. */
final class Room {

    static final String SECRET = "5ec2e7".repeat(10) + "abcd";
    static final String COMMITMENT = "c0".repeat(32);

    /** An event, and when it happened. */
    record Entry(Event event, long at) {}

    final TestHost host;
    final Match match = new Match();
    final List<Entry> log = new ArrayList<>();

    Room(TestHost host) {
        this.host = host;
    }

    static Opening opening(Terms terms, String opener, Map<Integer, Integer> bots, List<Opening.Place> sitting) {
        return new Opening(terms, opener, SECRET, COMMITMENT, bots, sitting, Optional.empty());
    }

    List<Event> open(Opening opening) {
        List<Event> events = Match.open(opening, host);
        events.forEach(this::apply);
        return events;
    }

    Verdict submit(Command command) {
        Verdict verdict = match.decide(command, host);
        if (verdict instanceof Verdict.Accepted(List<Event> events)) {
            events.forEach(this::apply);
        }
        return verdict;
    }

    void apply(Event event) {
        match.apply(event, host.now);
        log.add(new Entry(event, host.now));
    }

    /** The match as the log alone tells it. */
    Match replayed() {
        Match again = new Match();
        for (Entry entry : log) {
            again.apply(entry.event(), entry.at());
        }
        return again;
    }
}
