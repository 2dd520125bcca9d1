package parlour.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import parlour.game.Position;
import parlour.game.RandomSource;
import parlour.game.contract.RandomPlay;
import parlour.match.view.Declaration;
import parlour.match.view.MatchFile;
import parlour.match.view.TableField;
import parlour.match.view.TableView;
import parlour.match.view.Viewer;

/**
 * A table and its twin, at which the same commands are given. The twin has another secret, and its chance draws are
 * random among those that one person cannot distinguish from the draws at the true table. That person must never see a
 * difference.
 *
 * <p>Another player's move may be impossible at the twin, because they were dealt something else there. Then the twin
 * is inconsistent, and is replaced by one at which everything so far is possible.
 */
final class IndistinguishableTables {

    private static final String OTHER_SECRET = "07e5ec".repeat(10) + "beef";

    /** A draw may make a later one impossible to match; repeated tries eventually succeed. */
    private static final int TRIES = 200;

    /** Chance at the twin has no draw that would look the same. */
    private static final class DeadEnd extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    /** The percentage of draws copied from the true table; increases with every failed try. */
    private int timidity;

    private final String person;
    private final long seed;
    private final RandomSource random;
    private final TestTable truth;
    private final ClientModel seen;
    private final List<Step> steps = new ArrayList<>();
    private TestTable twin;
    private ClientModel seenAtTwin;
    private boolean over;

    /**
     * A step at the true table.
     *
     * @param wish the same command at another table: its events, or empty if it is impossible there
     * @param sent what that person was sent
     * @param all what that person could see afterwards
     */
    private record Step(
            Function<TestTable, Optional<List<Event>>> wish,
            long now,
            Set<String> away,
            List<String> sent,
            String all) {}

    IndistinguishableTables(NewTable newTable, String person, long seed) {
        this.person = person;
        this.seed = seed;
        this.random = RandomPlay.random(~seed);
        this.truth = new TestTable(new TestHost(seed));
        this.seen = new ClientModel(person);
        this.twin = anotherRoom();
        this.seenAtTwin = new ClientModel(person);
        NewTable other = new NewTable(
                newTable.settings(),
                newTable.opener(),
                OTHER_SECRET,
                newTable.commitment(),
                newTable.bots(),
                newTable.sitting(),
                newTable.rematchOf());
        happens(Match.open(newTable, truth.host), room -> Optional.of(Match.open(other, room.host)));
    }

    private TestTable anotherRoom() {
        TestTable room = new TestTable(new TestHost(seed));
        room.host.chance = this::drawAlike;
        return room;
    }

    Match truth() {
        return truth.match;
    }

    TestHost host() {
        return truth.host;
    }

    /** Whether the end has not revealed everything yet. */
    boolean isHiding() {
        return !over;
    }

    /** Whether the boards differ. */
    boolean areDifferent() {
        return !truth.match.position().notation().equals(twin.match.position().notation());
    }

    void submit(Command command) {
        switch (truth.match.decide(command, truth.host)) {
            case Decision.Accepted(List<Event> events) -> happens(events, room -> accepted(command, room));
            case Decision.TooLate(var refusal, List<Event> events) -> happens(events, room -> accepted(command, room));
            case Decision.Refused refused -> {
                prepare(truth.host.now, truth.host.away);
                Decision other = twin.match.decide(command, twin.host);
                assertTrue(other instanceof Decision.Refused, command.toString());
                if (by(command).equals(Optional.of(person))) {
                    assertEquals(refused, other, command.toString());
                }
            }
        }
    }

    /** Only another person's move may be impossible at the twin. */
    private Optional<List<Event>> accepted(Command command, TestTable room) {
        return switch (room.match.decide(command, room.host)) {
            case Decision.Accepted(List<Event> events) -> Optional.of(events);
            case Decision.TooLate(var refusal, List<Event> events) -> Optional.of(events);
            case Decision.Refused(var refusal) -> {
                boolean isElses =
                        command instanceof Command.Play && !by(command).equals(Optional.of(person));
                assertTrue(isElses, () -> command + " at the twin: " + refusal);
                yield Optional.empty();
            }
        };
    }

    private void happens(List<Event> events, Function<TestTable, Optional<List<Event>>> wish) {
        tell(truth, seen, events);
        over = events.stream().anyMatch(Event.Ended.class::isInstance);
        if (!over) {
            steps.add(
                    new Step(wish, truth.host.now, Set.copyOf(truth.host.away), List.copyOf(seen.sent()), all(truth)));
            timidity = 0;
            for (boolean follows = followsIn(steps.getLast()); !follows; follows = another()) {
                timidity++;
            }
        }
    }

    /** Creates another twin and repeats everything so far there; false if that is impossible. */
    private boolean another() {
        twin = anotherRoom();
        seenAtTwin = new ClientModel(person);
        return steps.stream().allMatch(this::followsIn);
    }

    private boolean followsIn(Step step) {
        prepare(step.now, step.away);
        Optional<List<Event>> events = untilAlike(step.wish);
        events.ifPresent(same -> {
            tell(twin, seenAtTwin, same);
            assertEquals(step.sent, seenAtTwin.sent(), "what is sent with " + same);
            assertEquals(step.all, all(twin), "what is to be seen after " + same);
        });
        return events.isPresent();
    }

    private void prepare(long now, Set<String> away) {
        twin.host.now = now;
        twin.host.away.clear();
        twin.host.away.addAll(away);
    }

    private static void tell(TestTable room, ClientModel picture, List<Event> events) {
        picture.begin();
        for (int i = 0; i < events.size(); i++) {
            room.apply(events.get(i));
            picture.happened(room.match, events, i, room.host.now);
        }
    }

    private String all(TestTable room) {
        Viewer viewer = Viewer.of(room.match, person);
        TableView view = new TableView(room.match, viewer);
        List<String> names = Collections.nCopies(room.match.seats(), "?");
        return view.settings().json()
                + view.state(TableField.all(), room.host.now).json()
                + MatchFile.of(room.match, viewer, names, "2026-03-01").write()
                + Declaration.refusal(room.match, person, "b1");
    }

    private Optional<List<Event>> untilAlike(Function<TestTable, Optional<List<Event>>> wish) {
        for (int tries = 0; tries < TRIES; tries++) {
            try {
                return wish.apply(twin);
            } catch (DeadEnd again) {
                // Deciding has changed nothing.
            }
        }
        assertTrue(timidity < 100, "no draws look the same");
        return Optional.empty();
    }

    private String drawAlike(Match match) {
        PlayedMove drawn = truth.match.playedMoves().get(match.playedMoves().size());
        List<Integer> held = match.seatsOf(person);
        List<Integer> readers = held.isEmpty() ? List.of(Position.SPECTATOR) : held;
        Position position = match.position();
        List<String> alike = new ArrayList<>();
        for (int outcome : RandomPlay.listed(position).toArray()) {
            if (readers.stream()
                    .allMatch(reader -> position.textFor(outcome, reader).equals(drawn.textFor(reader)))) {
                alike.add(position.text(outcome));
            }
        }
        if (alike.isEmpty()) {
            throw new DeadEnd();
        }
        if (random.nextInt(100) < timidity && alike.contains(drawn.text())) {
            return drawn.text();
        }
        return alike.get(random.nextInt(alike.size()));
    }

    private static Optional<String> by(Command command) {
        return switch (command) {
            case Command.Sit c -> Optional.of(c.person());
            case Command.Leave c -> Optional.of(c.person());
            case Command.Play(Player.Person(String id), String move) -> Optional.of(id);
            case Command.Play(Player.Bot bot, String move) -> Optional.empty();
            case Command.Resign c -> Optional.of(c.person());
            case Command.OfferDraw c -> Optional.of(c.person());
            case Command.AnswerDraw c -> Optional.empty();
            case Command.DeclineDraw c -> Optional.of(c.person());
            case Command.RequestTakeback c -> Optional.of(c.person());
            case Command.DeclineTakeback c -> Optional.of(c.person());
            case Command.VoteOut c -> Optional.of(c.person());
            case Command.CallTime() -> Optional.empty();
            case Command.Abandon() -> Optional.empty();
            case Command.OfferRematch c -> Optional.of(c.person());
        };
    }
}
