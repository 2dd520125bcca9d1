package parlour.match;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import parlour.game.Refusal;

/** Decides commands before and after the game: taking seats, leaving, rematches. */
final class SeatingDecider {

    private final Draft draft;
    private final Match match;

    SeatingDecider(Draft draft) {
        this.draft = draft;
        this.match = draft.match();
    }

    void open(NewTable newTable) {
        draft.add(new Event.Opened(
                newTable.settings(),
                newTable.opener(),
                newTable.secret(),
                newTable.commitment(),
                newTable.rematchOf()));
        new TreeMap<>(newTable.bots())
                .forEach((seat, level) ->
                        draft.add(new Event.SeatTaken(seat, new Player.Bot(level), NewTable.NO_BYTES)));
        for (NewTable.SeatedPerson place : newTable.sitting()) {
            draft.add(new Event.SeatTaken(place.seat(), new Player.Person(place.person()), place.bytes()));
        }
        startWhenFull();
    }

    private void startWhenFull() {
        if (firstFree().isEmpty()) {
            draft.add(new Event.Started());
            draft.goOn();
        }
    }

    private Optional<Integer> firstFree() {
        for (int seat = 0; seat < match.seats(); seat++) {
            if (match.player(seat).isEmpty()) {
                return Optional.of(seat);
            }
        }
        return Optional.empty();
    }

    private Optional<Refusal> notWaiting() {
        return switch (match.phase()) {
            case NEW -> throw new IllegalStateException("there is no table yet");
            case WAITING -> Optional.empty();
            case PLAYING -> Optional.of(Refusals.STARTED);
            case ENDED -> Optional.of(Refusals.OVER);
            case CLOSED -> Optional.of(Refusals.CLOSED);
        };
    }

    Optional<Refusal> sit(Command.Sit command) {
        Optional<Refusal> notWaiting = notWaiting();
        if (notWaiting.isPresent()) {
            return notWaiting;
        }
        if (!NewTable.areBytes(command.bytes())) {
            return Optional.of(Refusals.BAD_BYTES);
        }
        // There is a free seat as long as the table is waiting.
        int seat = command.seat() == Command.ANY ? firstFree().orElseThrow() : command.seat();
        if (seat < 0 || seat >= match.seats()) {
            return Optional.of(Refusals.NO_SEAT);
        }
        if (match.player(seat).isPresent()) {
            return Optional.of(Refusals.SEAT_TAKEN);
        }
        draft.add(new Event.SeatTaken(seat, new Player.Person(command.person()), command.bytes()));
        startWhenFull();
        return Optional.empty();
    }

    /** The opener of a table who never sat down may still close it while no other person is seated. */
    Optional<Refusal> leave(String person) {
        Optional<Refusal> notWaiting = notWaiting();
        if (notWaiting.isPresent()) {
            return notWaiting;
        }
        List<Integer> held = match.seatsOf(person);
        boolean clears = match.people().isEmpty() && match.opened().opener().equals(person);
        if (held.isEmpty() && !clears) {
            return Optional.of(Refusals.NOT_SEATED);
        }
        for (int seat : held) {
            draft.add(new Event.SeatLeft(seat));
        }
        if (match.people().isEmpty()) {
            draft.add(new Event.Closed());
        }
        return Optional.empty();
    }

    Optional<Refusal> offerRematch(String person, String bytes) {
        if (match.phase() != Phase.ENDED) {
            return Optional.of(match.phase() == Phase.CLOSED ? Refusals.CLOSED : Refusals.NOT_OVER);
        }
        if (match.seatsOf(person).isEmpty()) {
            return Optional.of(Refusals.NOT_SEATED);
        }
        if (match.nextMatch().isPresent()) {
            return Optional.of(Refusals.REMATCH_AGREED);
        }
        if (match.rematch().containsKey(person)) {
            return Optional.of(Refusals.AGREED_ALREADY);
        }
        if (!NewTable.areBytes(bytes)) {
            return Optional.of(Refusals.BAD_BYTES);
        }
        draft.add(new Event.RematchOffered(person, bytes));
        if (match.rematch().keySet().containsAll(match.people())) {
            draft.add(new Event.RematchAgreed(draft.host().newMatchId()));
        }
        return Optional.empty();
    }

    /** Ends a game that nobody plays any more, without a result. */
    Optional<Refusal> abandon() {
        draft.add(new Event.Closed());
        return Optional.empty();
    }
}
