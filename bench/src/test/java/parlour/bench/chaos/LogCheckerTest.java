package parlour.bench.chaos;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import parlour.bench.chaos.Attempt.Answer;
import parlour.bench.chaos.Violation.Kind;
import parlour.conquest.Conquest;
import parlour.domination.Domination;
import parlour.game.Game;
import parlour.game.Options;
import parlour.match.Event;
import parlour.match.Match;
import parlour.match.Player;
import parlour.match.TableSettings;
import parlour.match.TimeControl;
import parlour.match.view.EventView;
import parlour.match.view.TableField;
import parlour.match.view.TableView;
import parlour.match.view.Viewer;

/** Each kind of violation is planted and found, and nothing is found where there is none. */
final class LogCheckerTest {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String TABLE = "k7qm2pxr";
    private static final int FIRST_MOVE = 5;

    /** Each event happens a second after the one before. */
    private static final long SECOND = 1_000;

    private List<LoggedEvent> log = game(Conquest.CONQUEST, "first=white", new TimeControl.Increment(60_000, 1_000), 6);
    private final List<Heard> heard = new ArrayList<>();
    private final List<Attempt> attempts = new ArrayList<>();
    private final List<Span> faults = new ArrayList<>();
    private final List<Span> pauses = new ArrayList<>();
    private final List<Span> withoutStandby = new ArrayList<>();
    private final List<String> frozen = new ArrayList<>();

    // ---- Nothing wrong ----

    @Test
    void whatIsInTheLogIsFine() {
        tellEverything("ada", "bo", "");
        sendEverything();
        assertEquals(List.of(), check());
    }

    @Test
    void hiddenHandsAreFineWhereTheyBelong() {
        log = game(Domination.DOMINATION, "first=seat1", new TimeControl.None(), 4);
        tellEverything("ada", "bo", "");
        assertEquals(List.of(), check());
    }

    @Test
    void whoeverComesBackMayBeSentTheWholeTable() {
        tell("ada", 1);
        heard.add(message("ada", log.size(), "", 0, state(log, "ada", log.size())));
        assertEquals(List.of(), check());
    }

    // ---- The log ----

    @Test
    void gapInTheLogIsFound() {
        log = new ArrayList<>(log);
        log.remove(FIRST_MOVE);
        assertFound(Kind.BAD_LOG);
    }

    @Test
    void lostMoveIsFound() {
        tellEverything("ada");
        log = log.subList(0, log.size() - 1);
        assertFound(Kind.LOST, Kind.NOT_TOLD);
    }

    @Test
    void otherMoveInItsPlaceIsFound() {
        tellEverything("ada");
        List<LoggedEvent> changed = new ArrayList<>(log);
        LoggedEvent last = changed.removeLast();
        changed.add(new LoggedEvent(last.number(), new Event.Resigned(0)));
        log = changed;
        assertFound(Kind.LOST);
    }

    // ---- Order ----

    @Test
    void eventToldTwiceIsFound() {
        tellEverything("ada");
        heard.add(heard.getLast());
        assertFound(Kind.OUT_OF_ORDER);
    }

    @Test
    void eventLeftOutIsFound() {
        tellEverything("ada");
        heard.remove(FIRST_MOVE);
        assertFound(Kind.OUT_OF_ORDER);
    }

    @Test
    void olderTableIsFound() {
        tellEverything("ada");
        heard.add(message("ada", FIRST_MOVE, "", 0, state(log, "ada", FIRST_MOVE)));
        assertFound(Kind.OUT_OF_ORDER, Kind.NOT_TOLD);
    }

    @Test
    void eventThatWasNotToldIsFound() {
        tellEverything("ada");
        heard.removeLast();
        assertFound(Kind.NOT_TOLD);
    }

    // ---- Answers ----

    @Test
    void confirmedMoveThatIsNotThereIsFound() {
        attempts.add(attempt(log.size() + 1, "e4-e5", Answer.DONE, ""));
        assertFound(Kind.NOT_ONCE);
    }

    @Test
    void moveConfirmedTwiceIsFound() {
        sendEverything();
        attempts.add(attempts.getFirst());
        assertFound(Kind.NOT_ONCE);
    }

    @Test
    void refusedMoveInTheLogIsFound() {
        attempts.add(attempt(FIRST_MOVE, move(FIRST_MOVE), Answer.NOT_DONE, "write-failed"));
        assertFound(Kind.REFUSED_BUT_DONE);
    }

    @Test
    void refusedMoveThatIsNotThereIsFine() {
        attempts.add(attempt(log.size() + 1, "e4-e5", Answer.NOT_DONE, "write-failed"));
        assertEquals(List.of(), check());
    }

    /** The first one was written after all, so the second one is refused as stale. */
    @Test
    void moveOfUnknownOutcomeMayBeRefusedWhenItIsSentAgain() {
        tellEverything("ada");
        attempts.add(attempt(FIRST_MOVE, move(FIRST_MOVE), Answer.UNKNOWN, ""));
        attempts.add(attempt(FIRST_MOVE, move(FIRST_MOVE), Answer.NOT_DONE, "stale"));
        assertEquals(List.of(), check());
    }

    @Test
    void moveWhoseOutcomeStaysUnknownIsFound() {
        Attempt unknown = attempt(FIRST_MOVE, move(FIRST_MOVE), Answer.UNKNOWN, "outcome-unknown");
        attempts.add(unknown);
        assertFound(Kind.UNRESOLVED);
        tellEverything("ada");
        assertEquals(List.of(), check());
    }

    // ---- Secrets ----

    @Test
    void handOfAnotherIsFound() {
        log = game(Domination.DOMINATION, "first=seat1", new TimeControl.None(), 4);
        tellEverything("ada");
        Heard last = heard.removeLast();
        heard.add(message("ada", last.number(), last.kind(), last.event(), state(log, "bo", last.number())));
        List<Violation> found = check();
        assertEquals(Set.of(Kind.WRONG_VIEW), kinds(found));
        assertFalse(found.stream().noneMatch(each -> each.detail().contains("position")), found.toString());
    }

    // ---- Clocks ----

    @Test
    void clockThatRunsTooFastIsFound() {
        log = spending(3 * SECOND);
        tellEverything("ada", "bo");
        sendEverything();
        assertFound(Kind.CLOCK);
    }

    @Test
    void clockThatStandsStillIsFound() {
        log = spending(0);
        tellEverything("ada", "bo");
        sendEverything();
        assertEquals(List.of(), check());
        slowDown(4);
        assertFound(Kind.CLOCK);
        faults.add(new Span(0, 60 * SECOND));
        assertEquals(List.of(), check());
    }

    /** A server that gets no processor does not serve: it may leave that time out, but not add to it. */
    @Test
    void clockMayStandStillWhileAServerDoesNotRun() {
        log = spending(0);
        tellEverything("ada", "bo");
        sendEverything();
        slowDown(4);
        pauses.add(new Span(1_000 * SECOND, 1_003 * SECOND));
        assertFound(Kind.CLOCK);
        pauses.add(new Span(0, 60 * SECOND));
        assertEquals(List.of(), check());
    }

    @Test
    void clockMayNotRunAheadWhileAServerDoesNotRun() {
        pauses.add(new Span(0, 60 * SECOND));
        log = spending(3 * SECOND);
        tellEverything("ada", "bo");
        sendEverything();
        assertFound(Kind.CLOCK);
    }

    @Test
    void lossOnTimeIsFound() {
        log = new ArrayList<>(log);
        log.add(new LoggedEvent(log.size() + 1, new Event.TimeRanOut(0)));
        assertFound(Kind.CLOCK);
    }

    // ---- Replication and going on ----

    @Test
    void moveConfirmedWithoutTheStandbyIsFound() {
        tellEverything("ada", "bo");
        sendEverything();
        withoutStandby.add(
                new Span(attempts.getFirst().sentAt(), attempts.getFirst().answeredAt() - 1));
        assertEquals(List.of(), check());
        withoutStandby.add(
                new Span(attempts.getFirst().sentAt(), attempts.getFirst().answeredAt()));
        assertFound(Kind.NOT_REPLICATED);
    }

    @Test
    void frozenGameIsFound() {
        frozen.add("conquest 3");
        assertFound(Kind.FROZEN);
    }

    // ---- What happened ----

    private List<Violation> check() {
        Map<String, String> watching =
                heard.stream().collect(Collectors.toMap(Heard::visitor, Heard::table, (one, other) -> one));
        return LogChecker.check(
                Map.of(TABLE, log),
                new Observations(heard, attempts, faults, pauses, withoutStandby, watching, frozen));
    }

    private void assertFound(Kind... expected) {
        List<Violation> found = check();
        assertEquals(Set.of(expected), kinds(found), found.toString());
    }

    private static Set<Kind> kinds(List<Violation> found) {
        return found.stream().map(Violation::kind).collect(Collectors.toSet());
    }

    /** A game of two persons. */
    private static List<LoggedEvent> game(Game game, String option, TimeControl clock, int moves) {
        TableSettings settings = new TableSettings(game, Options.known(game, option), Optional.empty(), clock, false);
        Match match = new Match();
        List<LoggedEvent> log = new ArrayList<>();
        add(log, match, new Event.Opened(settings, "ada", "5ec2e7", "c0", Optional.empty()));
        add(log, match, new Event.SeatTaken(0, new Player.Person("ada"), "01"));
        add(log, match, new Event.SeatTaken(1, new Player.Person("bo"), "02"));
        add(log, match, new Event.Started());
        int draws = 0;
        for (int played = 0; played < moves; ) {
            String move = match.position().text(match.position().legalMoveAt(0));
            if (match.turn() < 0) {
                add(log, match, new Event.ChancePlayed(move, draws++));
            } else {
                add(log, match, new Event.Played(match.turn(), move, SECOND));
                played++;
            }
        }
        return List.copyOf(log);
    }

    private static void add(List<LoggedEvent> log, Match match, Event event) {
        match.apply(event, 0);
        log.add(new LoggedEvent(log.size() + 1, event));
    }

    private List<LoggedEvent> spending(long millis) {
        return log.stream()
                .map(each -> each.event() instanceof Event.Played(int seat, String move, long _)
                        ? new LoggedEvent(each.number(), new Event.Played(seat, move, millis))
                        : each)
                .toList();
    }

    private String move(int number) {
        return log.get(number - 1).event() instanceof Event.Played(int _, String move, long _) ? move : "";
    }

    private void tellEverything(String... persons) {
        for (String person : persons) {
            for (int number = 1; number <= log.size(); number++) {
                tell(person, number);
            }
        }
    }

    private void tell(String person, int number) {
        JsonNode event = event(log, person, number);
        heard.add(message(
                person, number, event.path("kind").asText(), FieldHashes.hash(event), state(log, person, number)));
    }

    private static Heard message(String person, int number, String kind, int event, FieldHashes state) {
        return new Heard("visitor " + person, person, TABLE, number, kind, event, state, number * SECOND + 100);
    }

    private void sendEverything() {
        for (LoggedEvent each : log) {
            if (each.event() instanceof Event.Played(int _, String move, long _)) {
                attempts.add(attempt(each.number(), move, Answer.DONE, ""));
            }
        }
    }

    private Attempt attempt(int number, String move, Answer answer, String code) {
        int seat = number <= log.size() && log.get(number - 1).event() instanceof Event.Played(int by, String _, long _)
                ? by
                : 0;
        return new Attempt(
                "visitor " + (seat == 0 ? "ada" : "bo"),
                TABLE,
                seat,
                number - 1,
                move,
                number * SECOND,
                number * SECOND + 100,
                answer,
                code,
                answer == Answer.DONE ? number : 0);
    }

    /** Everything took this many times as long. */
    private void slowDown(int times) {
        heard.replaceAll(each -> new Heard(
                each.visitor(),
                each.person(),
                TABLE,
                each.number(),
                each.kind(),
                each.event(),
                each.state(),
                each.at() * times));
        attempts.replaceAll(each -> new Attempt(
                each.visitor(),
                TABLE,
                each.seat(),
                each.seen(),
                each.move(),
                each.sentAt() * times,
                each.answeredAt() * times,
                each.answer(),
                each.code(),
                each.number()));
    }

    private static Match after(List<LoggedEvent> log, int number) {
        Match match = new Match();
        log.subList(0, number).forEach(each -> match.apply(each.event(), 0));
        return match;
    }

    private static Viewer viewer(Match match, String person) {
        return person.isEmpty() ? Viewer.SPECTATOR : Viewer.of(match, person);
    }

    private static JsonNode event(List<LoggedEvent> log, String person, int number) {
        Match match = after(log, number);
        return read(EventView.of(
                        log.get(number - 1).event(),
                        match,
                        viewer(match, person).perspective())
                .json());
    }

    private static FieldHashes state(List<LoggedEvent> log, String person, int number) {
        Match match = after(log, number);
        return FieldHashes.of(read(new TableView(match, viewer(match, person))
                .state(TableField.all(), 0)
                .json()));
    }

    private static JsonNode read(String json) {
        try {
            return JSON.readTree(json);
        } catch (JsonProcessingException malformed) {
            throw new IllegalStateException(malformed);
        }
    }
}
