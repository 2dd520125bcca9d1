package parlour.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import parlour.game.Lots;
import parlour.game.Position;
import parlour.game.RandomPlay;

/**
 * A table and its twin, at which the same commands are given. The twin has another secret, and its chance draws anything
 * that somebody cannot tell from what was drawn at the true table. That person must never see a difference.
 */
final class Twins {

    private static final String OTHER_SECRET = "07e5ec".repeat(10) + "beef";

    /** A draw may leave nothing that looks the same for a later one; sooner or later one does not. */
    private static final int TRIES = 200;

    /** Chance at the twin has nothing to draw that would look the same. */
    private static final class DeadEnd extends RuntimeException {
        private static final long serialVersionUID = 1L;
    }

    private final String person;
    private final Lots lots;
    private final Room truth;
    private final Room twin;
    private final Picture seen;
    private final Picture seenAtTwin;
    private boolean over;

    Twins(Opening opening, String person, long seed) {
        this.person = person;
        this.lots = RandomPlay.lots(~seed);
        this.truth = new Room(new TestHost(seed));
        this.twin = new Room(new TestHost(seed));
        this.seen = new Picture(person);
        this.seenAtTwin = new Picture(person);
        twin.host.chance = this::drawAlike;
        Opening other = new Opening(
                opening.terms(),
                opening.opener(),
                OTHER_SECRET,
                opening.commitment(),
                opening.bots(),
                opening.sitting(),
                opening.rematchOf());
        happens(Match.open(opening, truth.host), () -> Match.open(other, twin.host));
    }

    Match truth() {
        return truth.match;
    }

    TestHost host() {
        return truth.host;
    }

    /** Whether the end has not told all. */
    boolean isHiding() {
        return !over;
    }

    /** Whether something on the board is not the same. */
    boolean areDifferent() {
        return !truth.match.position().notation().equals(twin.match.position().notation());
    }

    void submit(Command command) {
        twin.host.now = truth.host.now;
        twin.host.away.clear();
        twin.host.away.addAll(truth.host.away);
        switch (truth.match.decide(command, truth.host)) {
            case Verdict.Accepted(List<Event> events) -> happens(events, () -> accepted(command));
            case Verdict.Refused refused -> {
                Verdict other = twin.match.decide(command, twin.host);
                assertTrue(other instanceof Verdict.Refused, command.toString());
                if (by(command).equals(Optional.of(person))) {
                    assertEquals(refused, other, command.toString());
                }
            }
        }
    }

    private List<Event> accepted(Command command) {
        return switch (twin.match.decide(command, twin.host)) {
            case Verdict.Accepted(List<Event> events) -> events;
            case Verdict.Refused(var refusal) -> throw new AssertionError(command + " at the twin: " + refusal);
        };
    }

    private void happens(List<Event> events, Supplier<List<Event>> atTwin) {
        tell(truth, seen, events);
        over = events.stream().anyMatch(Event.Ended.class::isInstance);
        if (!over) {
            tell(twin, seenAtTwin, untilAlike(atTwin));
            assertEquals(seen.sent(), seenAtTwin.sent(), "what is sent with " + events);
            assertEquals(all(truth), all(twin), "what is to be seen after " + events);
        }
    }

    private static void tell(Room room, Picture picture, List<Event> events) {
        picture.begin();
        for (int i = 0; i < events.size(); i++) {
            room.apply(events.get(i));
            picture.happened(room.match, events, i, room.host.now);
        }
    }

    private String all(Room room) {
        Viewer viewer = Viewer.of(room.match, person);
        TableView view = new TableView(room.match, viewer);
        List<String> names = Collections.nCopies(room.match.seats(), "?");
        return view.terms().json()
                + view.state(Field.all(), room.host.now).json()
                + MatchFile.of(room.match, viewer, names, "2026-03-01").write()
                + Declaration.refusal(room.match, person, "b1");
    }

    private static List<Event> untilAlike(Supplier<List<Event>> events) {
        for (int tries = 0; tries < TRIES; tries++) {
            try {
                return events.get();
            } catch (DeadEnd again) {
                // Deciding has changed nothing.
            }
        }
        throw new AssertionError("no draws look the same");
    }

    private String drawAlike(Match match) {
        Made drawn = truth.match.made().get(match.made().size());
        List<Integer> held = match.seatsOf(person);
        List<Integer> readers = held.isEmpty() ? List.of(Position.SPECTATOR) : held;
        Position position = match.position();
        List<String> alike = new ArrayList<>();
        for (int outcome : RandomPlay.listed(position).toArray()) {
            if (readers.stream()
                    .allMatch(reader -> position.seen(outcome, reader).equals(drawn.seen(reader)))) {
                alike.add(position.text(outcome));
            }
        }
        if (alike.isEmpty()) {
            throw new DeadEnd();
        }
        return alike.get(lots.below(alike.size()));
    }

    private static Optional<String> by(Command command) {
        return switch (command) {
            case Command.Sit c -> Optional.of(c.person());
            case Command.Leave c -> Optional.of(c.person());
            case Command.Play(Sitter.Person(String id), String move) -> Optional.of(id);
            case Command.Play(Sitter.Bot bot, String move) -> Optional.empty();
            case Command.Resign c -> Optional.of(c.person());
            case Command.OfferDraw c -> Optional.of(c.person());
            case Command.AnswerDraw c -> Optional.empty();
            case Command.RefuseDraw c -> Optional.of(c.person());
            case Command.AskTakeback c -> Optional.of(c.person());
            case Command.RefuseTakeback c -> Optional.of(c.person());
            case Command.VoteOut c -> Optional.of(c.person());
            case Command.CallTime() -> Optional.empty();
            case Command.OfferRematch c -> Optional.of(c.person());
        };
    }
}
