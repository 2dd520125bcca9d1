package parlour.bench.chaos;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import parlour.bench.chaos.Attempt.Answer;
import parlour.bench.chaos.ExpectedMessages.Expected;
import parlour.bench.chaos.Violation.Kind;
import parlour.match.Event;

/** Compares what every visitor was told with the log. */
final class LogChecker {

    private record MoveKey(String visitor, String table, int seen, int seat, String move) {}

    private record Watching(String visitor, String table) {}

    private final Map<String, List<LoggedEvent>> logs;
    private final Observations observations;
    private final Map<Watching, Long> lastHeard = new HashMap<>();
    private final List<Violation> violations = new ArrayList<>();

    private LogChecker(Map<String, List<LoggedEvent>> logs, Observations observations) {
        this.logs = logs;
        this.observations = observations;
        observations
                .heard()
                .forEach(heard -> lastHeard.merge(new Watching(heard.visitor(), heard.table()), heard.at(), Math::max));
    }

    /**
     * Everything that is wrong.
     *
     * @param logs the log of every table that anybody has heard of
     */
    static List<Violation> check(Map<String, List<LoggedEvent>> logs, Observations observations) {
        LogChecker checker = new LogChecker(logs, observations);
        checker.checkLogs();
        checker.checkHeard();
        checker.checkAttempts();
        checker.checkReplication();
        checker.checkClocks();
        observations.frozen().forEach(game -> checker.report(Kind.FROZEN, game, "nobody could move"));
        return List.copyOf(checker.violations);
    }

    private void report(Kind kind, String table, String detail) {
        violations.add(new Violation(kind, table, detail));
    }

    private List<LoggedEvent> log(String table) {
        return logs.getOrDefault(table, List.of());
    }

    // ---- The log itself ----

    private void checkLogs() {
        logs.forEach((table, log) -> {
            for (int i = 0; i < log.size(); i++) {
                if (log.get(i).number() != i + 1) {
                    report(Kind.BAD_LOG, table, "event " + log.get(i).number() + " in the place of " + (i + 1));
                    return;
                }
            }
        });
    }

    // ---- What was heard ----

    private void checkHeard() {
        Map<Watching, List<Heard>> byWatching = observations.heard().stream()
                .collect(Collectors.groupingBy(heard -> new Watching(heard.visitor(), heard.table())));
        Map<String, Map<String, ExpectedMessages>> expected = new HashMap<>();
        byWatching.forEach((watching, heard) -> {
            ExpectedMessages messages = expected.computeIfAbsent(watching.table(), unknown -> new HashMap<>())
                    .computeIfAbsent(
                            heard.getFirst().person(), person -> ExpectedMessages.of(log(watching.table()), person));
            checkContent(watching, heard, messages);
            checkOrder(watching, heard);
            boolean isAtTheEnd = watching.table().equals(observations.watching().get(watching.visitor()));
            if (isAtTheEnd && heard.getLast().number() != messages.size()) {
                report(
                        Kind.NOT_TOLD,
                        watching.table(),
                        watching.visitor() + " knows event " + heard.getLast().number() + " of " + messages.size());
            }
        });
    }

    private void checkContent(Watching watching, List<Heard> heard, ExpectedMessages messages) {
        for (Heard each : heard) {
            if (each.number() > messages.size()) {
                report(
                        Kind.LOST,
                        watching.table(),
                        watching.visitor() + " was told event " + each.number() + " (" + each.kind()
                                + "), the log ends at " + messages.size());
                continue;
            }
            Expected there = messages.at(each.number());
            if (!each.isWholeTable() && !there.allows(each.event())) {
                report(
                        Kind.LOST,
                        watching.table(),
                        watching.visitor() + " was told another event " + each.number() + " (" + each.kind()
                                + ") than the log has (" + there.kind() + ")");
            } else {
                checkState(watching, each, there);
            }
        }
    }

    private void checkState(Watching watching, Heard heard, Expected there) {
        List<String> different = heard.state().differences(there.state());
        if (!different.isEmpty()) {
            report(
                    Kind.WRONG_VIEW,
                    watching.table(),
                    watching.visitor() + " was shown another " + String.join(", ", different) + " with event "
                            + heard.number() + " than it may see");
        }
    }

    private void checkOrder(Watching watching, List<Heard> heard) {
        int last = 0;
        for (Heard each : heard) {
            boolean isNext = each.isWholeTable() ? each.number() >= last : each.number() == last + 1;
            if (!isNext) {
                report(
                        Kind.OUT_OF_ORDER,
                        watching.table(),
                        watching.visitor() + " was told " + (each.isWholeTable() ? "the table at " : "") + each.number()
                                + " after " + last);
            }
            last = each.number();
        }
    }

    // ---- What was answered ----

    private void checkAttempts() {
        Map<MoveKey, List<Attempt>> byMove = observations.attempts().stream()
                .collect(Collectors.groupingBy(attempt -> new MoveKey(
                        attempt.visitor(), attempt.table(), attempt.seen(), attempt.seat(), attempt.move())));
        byMove.forEach(this::checkMove);
    }

    private void checkMove(MoveKey key, List<Attempt> attempts) {
        boolean isThere = isNextMove(key);
        List<Attempt> done =
                attempts.stream().filter(each -> each.answer() == Answer.DONE).toList();
        boolean isUnknown = attempts.stream().anyMatch(each -> each.answer() == Answer.UNKNOWN);
        String what = key.visitor() + ", " + key.move() + " after event " + key.seen();
        if (done.size() > 1) {
            report(Kind.NOT_ONCE, key.table(), what + " was confirmed " + done.size() + " times");
        }
        if (!done.isEmpty() && !isThere) {
            report(Kind.NOT_ONCE, key.table(), what + " was confirmed and is not in the log");
        }
        if (done.isEmpty() && !isUnknown && isThere) {
            report(
                    Kind.REFUSED_BUT_DONE,
                    key.table(),
                    what + " was refused (" + attempts.getLast().code() + ")");
        }
        if (isUnknown && done.isEmpty() && !isResolved(key, attempts.getLast())) {
            report(Kind.UNRESOLVED, key.table(), what);
        }
    }

    /** Whether the first move after the event that had been seen is this one. */
    private boolean isNextMove(MoveKey key) {
        for (LoggedEvent logged : log(key.table())) {
            if (logged.number() > key.seen()) {
                switch (logged.event()) {
                    case Event.Played(int seat, String move, long _) -> {
                        return seat == key.seat() && move.equals(key.move());
                    }
                    case Event.ChancePlayed _ -> {
                        return false;
                    }
                    default -> {
                        // Something that changes nothing on the board.
                    }
                }
            }
        }
        return false;
    }

    /** Whether the visitor has learned later how the table stands. That it is true is checked with all it was told. */
    private boolean isResolved(MoveKey key, Attempt last) {
        return last.answer() != Answer.UNKNOWN
                || lastHeard.getOrDefault(new Watching(key.visitor(), key.table()), Long.MIN_VALUE) >= last.answeredAt()
                || log(key.table()).size() <= key.seen();
    }

    private void checkReplication() {
        for (Attempt attempt : observations.attempts()) {
            for (Span span : observations.withoutStandby()) {
                if (attempt.answer() == Answer.DONE
                        && attempt.sentAt() >= span.from()
                        && attempt.answeredAt() <= span.to()) {
                    report(
                            Kind.NOT_REPLICATED,
                            attempt.table(),
                            attempt.visitor() + ", " + attempt.move() + " was confirmed without the standby");
                }
            }
        }
    }

    // ---- Clocks ----

    private void checkClocks() {
        ClockBounds bounds = new ClockBounds(observations);
        logs.forEach(
                (table, log) -> bounds.violations(table, log).forEach(detail -> report(Kind.CLOCK, table, detail)));
    }
}
