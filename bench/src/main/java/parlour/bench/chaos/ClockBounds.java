package parlour.bench.chaos;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import parlour.match.Event;
import parlour.match.TimeControl;

/**
 * Bounds on the time each move took, by the clock of this process. A move cannot have happened before it was sent, nor
 * after anybody heard of it. Time in which the server did not serve may be missing, so near faults only the upper bound
 * counts. The
 * same holds for a server that the machine did not let run.
 */
final class ClockBounds {

    static final long TOLERANCE_MILLIS = 1_000;

    /** How long a fault may have effects. */
    static final long AFTERMATH_MILLIS = 15_000;

    private record Sent(int number, int seat, String move) {}

    private final Observations observations;
    private final Map<String, List<Heard>> heard;
    private final Map<String, List<Attempt>> attempts;

    ClockBounds(Observations observations) {
        this.observations = observations;
        this.heard = observations.heard().stream().collect(Collectors.groupingBy(Heard::table));
        this.attempts = observations.attempts().stream().collect(Collectors.groupingBy(Attempt::table));
    }

    List<String> violations(String table, List<LoggedEvent> log) {
        if (log.isEmpty()
                || !(log.getFirst().event() instanceof Event.Opened opened)
                || opened.settings().timeControl() instanceof TimeControl.None) {
            return List.of();
        }
        long[] earliest = earliest(table, log);
        long[] latest = latest(table, log);
        List<String> wrong = new ArrayList<>();
        for (int i = 1; i < log.size(); i++) {
            if (log.get(i).event() instanceof Event.TimeRanOut(int seat)) {
                wrong.add("seat " + seat + " lost on time, and everyone moved in time");
            }
            if (log.get(i).event() instanceof Event.Played(int seat, String move, long spent)) {
                String what = "event " + (i + 1) + ", " + move + " by seat " + seat + ": " + spent + " ms spent, ";
                if (latest[i] < Long.MAX_VALUE && earliest[i - 1] > Long.MIN_VALUE) {
                    long most = latest[i] - earliest[i - 1] + TOLERANCE_MILLIS;
                    if (spent > most) {
                        wrong.add(what + "at most " + most + " possible");
                    }
                    long least = earliest[i] - latest[i - 1] - TOLERANCE_MILLIS;
                    if (spent < least && isServed(earliest[i - 1], latest[i])) {
                        wrong.add(what + "at least " + least + " passed");
                    }
                }
            }
        }
        return wrong;
    }

    private boolean isServed(long from, long to) {
        return observations.faults().stream().noneMatch(fault -> fault.overlaps(from - AFTERMATH_MILLIS, to))
                && observations.pauses().stream().noneMatch(pause -> pause.overlaps(from, to));
    }

    /** For each event a time before which it cannot have happened. */
    private long[] earliest(String table, List<LoggedEvent> log) {
        Map<Sent, Long> sent = new HashMap<>();
        for (Attempt attempt : attempts.getOrDefault(table, List.of())) {
            sent.merge(new Sent(attempt.seen() + 1, attempt.seat(), attempt.move()), attempt.sentAt(), Math::min);
        }
        long[] earliest = new long[log.size()];
        long last = Long.MIN_VALUE;
        for (int i = 0; i < log.size(); i++) {
            // Only a person's moves are sent; others follow at once or whenever the server likes.
            if (log.get(i).event() instanceof Event.Played(int seat, String move, long _)) {
                last = Math.max(last, sent.getOrDefault(new Sent(i + 1, seat, move), Long.MIN_VALUE));
            }
            earliest[i] = last;
        }
        return earliest;
    }

    /** For each event a time after which it cannot have happened. */
    private long[] latest(String table, List<LoggedEvent> log) {
        long[] latest = new long[log.size()];
        java.util.Arrays.fill(latest, Long.MAX_VALUE);
        for (Heard each : heard.getOrDefault(table, List.of())) {
            if (each.number() >= 1 && each.number() <= log.size()) {
                latest[each.number() - 1] = Math.min(latest[each.number() - 1], each.at());
            }
        }
        for (int i = log.size() - 2; i >= 0; i--) {
            latest[i] = Math.min(latest[i], latest[i + 1]);
        }
        return latest;
    }
}
