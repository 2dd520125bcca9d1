package parlour.match;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import parlour.game.NotationException;
import parlour.game.ParseResult;
import parlour.game.Position;
import parlour.game.Refusal;

/** Decides moves, resignations, timeouts and votes to replace an absent player. */
final class PlayDecider {

    private final Draft draft;
    private final Match match;
    private final Host host;

    PlayDecider(Draft draft) {
        this.draft = draft;
        this.match = draft.match();
        this.host = draft.host();
    }

    Optional<Refusal> play(Command.Play command) {
        int seat = match.turn();
        if (!match.isAt(seat, command.by())) {
            return Optional.of(match.isSeated(command.by()) ? Refusals.NOT_YOUR_TURN : Refusals.NOT_SEATED);
        }
        if (isTimeOut(seat)) {
            runOut(seat);
            return Optional.of(Refusals.TIME_RAN_OUT);
        }
        Position position = match.position();
        try {
            return switch (position.parseMove(command.move())) {
                case ParseResult.Legal legal -> {
                    long spent = match.isTicking() ? match.clocks().spent(host.now()) : 0;
                    draft.add(new Event.Played(seat, position.text(legal.move()), spent));
                    draft.goOn();
                    yield Optional.empty();
                }
                case Refusal refusal -> Optional.of(refusal);
            };
        } catch (NotationException unreadable) {
            return Optional.of(new Refusal(Refusals.UNREADABLE_MOVE, unreadable.sentence()));
        }
    }

    // ---- Resigning ----

    /** A player with several seats resigns one: the seat to move if they hold it, otherwise their first. */
    Optional<Refusal> resign(String person) {
        List<Integer> held = match.seatsOf(person);
        int seat = held.contains(match.turn()) ? match.turn() : held.getFirst();
        draft.add(new Event.Resigned(seat));
        draft.lose(seat, OffBoardResults.RESIGNED);
        return Optional.empty();
    }

    // ---- Time ----

    private boolean isTimeOut(int seat) {
        return match.isTicking() && match.clocks().hasRunOut(seat, host.now());
    }

    private void runOut(int seat) {
        draft.add(new Event.TimeRanOut(seat));
        draft.lose(seat, OffBoardResults.TIME);
    }

    Optional<Refusal> callTime() {
        if (!isTimeOut(match.turn())) {
            return Optional.of(Refusals.TIME_LEFT);
        }
        runOut(match.turn());
        return Optional.empty();
    }

    // ---- Absence ----

    /** A vote counts once, but may be repeated after the remaining voters have left as well. */
    Optional<Refusal> voteOut(String person, int seat) {
        if (match.seats() < 3) {
            return Optional.of(Refusals.VOTE_NEEDS_THREE);
        }
        if (seat < 0 || seat >= match.seats()) {
            return Optional.of(Refusals.NO_SEAT);
        }
        if (!(match.player(seat).orElseThrow() instanceof Player.Person(String absent))) {
            return Optional.of(Refusals.NO_PERSON);
        }
        if (absent.equals(person) || !host.isAway(absent)) {
            return Optional.of(Refusals.NOT_AWAY);
        }
        boolean again = voters(seat).contains(person);
        if (!again) {
            draft.add(new Event.Voted(person, seat));
        }
        if (isVotedOut(seat, absent)) {
            draft.handOver(seat);
            return Optional.empty();
        }
        return again ? Optional.of(Refusals.VOTED_ALREADY) : Optional.empty();
    }

    private Set<String> voters(int seat) {
        return match.requests().votes().getOrDefault(seat, Set.of());
    }

    /** Each person has one vote, however many seats they hold; votes of absent people are not needed. */
    private boolean isVotedOut(int seat, String absent) {
        Set<String> wanted = new LinkedHashSet<>(match.people());
        wanted.removeIf(other -> other.equals(absent) || host.isAway(other));
        return voters(seat).containsAll(wanted);
    }
}
