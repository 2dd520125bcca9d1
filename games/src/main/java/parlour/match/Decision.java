package parlour.match;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import parlour.game.NotationException;
import parlour.game.Outcome;
import parlour.game.Position;
import parlour.game.Reading;
import parlour.game.Refusal;

/**
 * Decides one command. Events are tried out on a copy of the match as they are found, so that one can follow from
 * another: a move, then the draw it calls for, then the end.
 */
final class Decision {

    static final String DRAW = "draw";
    static final String TAKEBACK = "takeback";

    private static final int MOST_BYTES = 64;

    private final Match draft;
    private final Host host;
    private final List<Event> events = new ArrayList<>();

    Decision(Match match, Host host) {
        this.draft = match.copy();
        this.host = host;
    }

    private void add(Event event) {
        events.add(event);
        draft.apply(event, host.now());
    }

    // ---- Setting the table ----

    static List<Event> opening(Opening opening, Host host) {
        Decision decision = new Decision(new Match(), host);
        decision.add(new Event.Opened(
                opening.terms(), opening.opener(), opening.secret(), opening.commitment(), opening.rematchOf()));
        opening.bots().entrySet().stream()
                .sorted(java.util.Map.Entry.comparingByKey())
                .forEach(
                        bot -> decision.add(new Event.Sat(bot.getKey(), new Sitter.Bot(bot.getValue()), host.bytes())));
        for (Opening.Place place : opening.sitting()) {
            decision.add(new Event.Sat(place.seat(), new Sitter.Person(place.person()), place.bytes()));
        }
        decision.startWhenFull();
        return List.copyOf(decision.events);
    }

    private void startWhenFull() {
        for (int seat = 0; seat < draft.seats(); seat++) {
            if (draft.sitter(seat).isEmpty()) {
                return;
            }
        }
        add(new Event.Started());
        goOn();
    }

    /** Lets chance have its turns, and notices the end. */
    private void goOn() {
        while (draft.turn() == Position.CHANCE) {
            add(new Event.Drawn(host.draw(draft), draft.draws()));
        }
        Optional<Outcome> outcome = draft.position().outcome();
        if (outcome.isPresent()) {
            end(Results.shares(outcome.get()), outcome.get().reason());
        }
    }

    private void end(List<Integer> shares, String reason) {
        add(new Event.Ended(shares, reason, draft.opened().secret()));
    }

    // ---- Commands ----

    Verdict on(Command command) {
        Optional<Refusal> refusal = switch (command) {
            case Command.Sit c -> sit(c);
            case Command.Leave c -> leave(c.person());
            case Command.Play c -> play(c);
            case Command.Resign c -> resign(c.person());
            case Command.OfferDraw c -> offerDraw(c.person());
            case Command.AnswerDraw c -> answerDraw(c.seat(), c.agreed());
            case Command.RefuseDraw c -> refuseDraw(c.person());
            case Command.AskTakeback c -> askTakeback(c.person());
            case Command.RefuseTakeback c -> refuseTakeback(c.person());
            case Command.VoteOut c -> voteOut(c.person(), c.seat());
            case Command.CallTime() -> callTime();
            case Command.OfferRematch c -> offerRematch(c.person(), c.bytes());
        };
        return refusal.<Verdict>map(Verdict.Refused::new).orElseGet(() -> new Verdict.Accepted(events));
    }

    private static final Optional<Refusal> YES = Optional.empty();

    private static Optional<Refusal> no(Refusal refusal) {
        return Optional.of(refusal);
    }

    private Optional<Refusal> sit(Command.Sit command) {
        if (draft.phase() != Phase.WAITING) {
            return no(draft.phase() == Phase.CLOSED ? Refusals.CLOSED : Refusals.STARTED);
        }
        if (!areBytes(command.bytes())) {
            return no(Refusals.BAD_BYTES);
        }
        int seat = command.seat() == Command.ANY ? firstFree() : command.seat();
        if (seat == draft.seats()) {
            return no(Refusals.TABLE_FULL);
        }
        if (seat < 0 || seat > draft.seats()) {
            return no(Refusals.NO_SEAT);
        }
        if (draft.sitter(seat).isPresent()) {
            return no(Refusals.SEAT_TAKEN);
        }
        add(new Event.Sat(seat, new Sitter.Person(command.person()), command.bytes()));
        startWhenFull();
        return YES;
    }

    private int firstFree() {
        int seat = 0;
        while (seat < draft.seats() && draft.sitter(seat).isPresent()) {
            seat++;
        }
        return seat;
    }

    static boolean areBytes(String hex) {
        if (hex.length() < 2 || hex.length() > 2 * MOST_BYTES || hex.length() % 2 != 0) {
            return false;
        }
        return hex.chars().allMatch(c -> (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'));
    }

    private Optional<Refusal> leave(String person) {
        List<Integer> held = draft.seatsOf(person);
        boolean isOpener = draft.opened().opener().equals(person);
        if (draft.phase() != Phase.WAITING) {
            return no(draft.phase() == Phase.CLOSED ? Refusals.CLOSED : Refusals.STARTED);
        }
        if (held.isEmpty() && !isOpener) {
            return no(Refusals.NOT_SEATED);
        }
        for (int seat : held) {
            add(new Event.Stood(seat));
        }
        if (draft.people().isEmpty()) {
            add(new Event.Closed());
        }
        return YES;
    }

    private Optional<Refusal> notPlaying() {
        return switch (draft.phase()) {
            case PLAYING -> YES;
            case NOTHING, WAITING -> no(Refusals.NOT_STARTED);
            case ENDED -> no(Refusals.OVER);
            case CLOSED -> no(Refusals.CLOSED);
        };
    }

    private Optional<Refusal> play(Command.Play command) {
        Optional<Refusal> notPlaying = notPlaying();
        if (notPlaying.isPresent()) {
            return notPlaying;
        }
        int seat = draft.turn();
        if (!draft.sitter(seat).equals(Optional.of(command.by()))) {
            boolean isSeated = command.by() instanceof Sitter.Person(String id)
                    && !draft.seatsOf(id).isEmpty();
            return no(isSeated ? Refusals.NOT_YOUR_TURN : Refusals.NOT_SEATED);
        }
        if (isTimeOut(seat)) {
            runOut(seat);
            return YES;
        }
        Position position = draft.position();
        try {
            return switch (position.read(command.move())) {
                case Reading.Legal legal -> {
                    long spent = draft.isTicking() ? draft.clocks().spent(host.now()) : 0;
                    add(new Event.Played(seat, position.text(legal.move()), spent));
                    goOn();
                    yield YES;
                }
                case Refusal refusal -> no(refusal);
            };
        } catch (NotationException unreadable) {
            return no(new Refusal(Refusals.UNREADABLE_MOVE, unreadable.sentence()));
        }
    }

    /** For a person who holds a seat while the game is on. */
    private Optional<Refusal> notPlaying(String person) {
        Optional<Refusal> notPlaying = notPlaying();
        if (notPlaying.isEmpty() && draft.seatsOf(person).isEmpty()) {
            return no(Refusals.NOT_SEATED);
        }
        return notPlaying;
    }

    private Optional<Refusal> resign(String person) {
        Optional<Refusal> notPlaying = notPlaying(person);
        if (notPlaying.isPresent()) {
            return notPlaying;
        }
        List<Integer> held = draft.seatsOf(person);
        // Who holds both seats gives up the one whose turn it is.
        int seat = held.contains(draft.turn()) ? draft.turn() : held.getFirst();
        add(new Event.Resigned(seat));
        lose(seat, Results.RESIGNED);
        return YES;
    }

    /** With two seats the other one wins; with more, a bot plays on so that the others can finish. */
    private void lose(int seat, String reason) {
        if (draft.seats() == 2) {
            end(Results.lost(seat), reason);
        } else {
            add(new Event.HandedOver(seat, host.standIn()));
        }
    }

    // ---- Draws ----

    private Optional<Refusal> offerDraw(String person) {
        Optional<Refusal> notPlaying = notPlaying(person);
        if (notPlaying.isPresent()) {
            return notPlaying;
        }
        List<Integer> held = draft.seatsOf(person);
        boolean isAnswer = !draft.drawOffers().isEmpty() && !draft.drawOffers().containsAll(held);
        if (!isAnswer && draft.hasAsked(DRAW, held.getFirst())) {
            return no(Refusals.ASKED_ALREADY);
        }
        for (int seat : held) {
            agreeToDraw(seat);
        }
        return YES;
    }

    private void agreeToDraw(int seat) {
        add(new Event.DrawOffered(seat));
        if (draft.drawOffers().size() == draft.seats()) {
            end(Results.drawn(draft.seats()), Results.AGREED);
        }
    }

    private Optional<Refusal> answerDraw(int seat, boolean agreed) {
        Optional<Refusal> notPlaying = notPlaying();
        if (notPlaying.isPresent()) {
            return notPlaying;
        }
        if (draft.drawOffers().isEmpty() || draft.drawOffers().contains(seat)) {
            return no(Refusals.NOTHING_OFFERED);
        }
        if (agreed) {
            agreeToDraw(seat);
        } else {
            add(new Event.DrawRefused(seat));
        }
        return YES;
    }

    private Optional<Refusal> refuseDraw(String person) {
        Optional<Refusal> notPlaying = notPlaying(person);
        if (notPlaying.isPresent()) {
            return notPlaying;
        }
        if (draft.drawOffers().isEmpty()) {
            return no(Refusals.NOTHING_OFFERED);
        }
        add(new Event.DrawRefused(draft.seatsOf(person).getFirst()));
        return YES;
    }

    // ---- Taking back ----

    private Optional<Refusal> askTakeback(String person) {
        Optional<Refusal> notPlaying = notPlaying(person);
        if (notPlaying.isPresent()) {
            return notPlaying;
        }
        List<Integer> held = draft.seatsOf(person);
        if (draft.takebackBy().isPresent() && !held.contains(draft.takebackBy().get())) {
            for (int seat : held) {
                add(new Event.TakebackAgreed(seat));
            }
            takeBackWhenAllAgree(draft.takebackBy().get());
            return YES;
        }
        if (draft.made().isEmpty()) {
            return no(Refusals.NO_MOVE_OF_YOURS);
        }
        Made last = draft.made().getLast();
        if (last.isFinal()) {
            return no(Refusals.MOVE_IS_FINAL);
        }
        if (!held.contains(last.seat())) {
            return no(Refusals.NO_MOVE_OF_YOURS);
        }
        if (draft.hasAsked(TAKEBACK, last.seat())) {
            return no(Refusals.ASKED_ALREADY);
        }
        add(new Event.TakebackAsked(last.seat()));
        takeBackWhenAllAgree(last.seat());
        return YES;
    }

    /** Bots never mind, and nobody asks oneself. */
    private void takeBackWhenAllAgree(int asking) {
        Sitter asker = draft.sitter(asking).orElseThrow();
        for (int seat = 0; seat < draft.seats(); seat++) {
            Sitter sitter = draft.sitter(seat).orElseThrow();
            boolean isAsked = sitter instanceof Sitter.Person && !sitter.equals(asker);
            if (isAsked && !draft.takebackAgreed().contains(seat)) {
                return;
            }
        }
        add(new Event.TakenBack(asking));
    }

    private Optional<Refusal> refuseTakeback(String person) {
        Optional<Refusal> notPlaying = notPlaying(person);
        if (notPlaying.isPresent()) {
            return notPlaying;
        }
        if (draft.takebackBy().isEmpty()) {
            return no(Refusals.NOTHING_ASKED);
        }
        add(new Event.TakebackRefused(draft.seatsOf(person).getFirst()));
        return YES;
    }

    // ---- Time and absence ----

    private boolean isTimeOut(int seat) {
        return draft.isTicking() && draft.clocks().hasRunOut(seat, host.now());
    }

    private void runOut(int seat) {
        add(new Event.TimeRanOut(seat));
        lose(seat, Results.TIME);
    }

    private Optional<Refusal> callTime() {
        Optional<Refusal> notPlaying = notPlaying();
        if (notPlaying.isPresent()) {
            return notPlaying;
        }
        if (!isTimeOut(draft.turn())) {
            return no(Refusals.TIME_LEFT);
        }
        runOut(draft.turn());
        return YES;
    }

    private Optional<Refusal> voteOut(String person, int seat) {
        Optional<Refusal> notPlaying = notPlaying(person);
        if (notPlaying.isPresent()) {
            return notPlaying;
        }
        if (draft.seats() < 3) {
            return no(Refusals.VOTE_NEEDS_THREE);
        }
        if (seat < 0 || seat >= draft.seats()) {
            return no(Refusals.NO_SEAT);
        }
        if (!(draft.sitter(seat).orElseThrow() instanceof Sitter.Person(String absent)) || absent.equals(person)) {
            return no(Refusals.NO_PERSON);
        }
        if (!host.isAway(absent)) {
            return no(Refusals.NOT_AWAY);
        }
        if (draft.voters(seat).contains(person)) {
            return no(Refusals.VOTED_ALREADY);
        }
        add(new Event.Voted(person, seat));
        // Those who are away as well are not waited for.
        Set<String> wanted = new LinkedHashSet<>(draft.people());
        wanted.removeIf(other -> other.equals(absent) || host.isAway(other));
        if (draft.voters(seat).containsAll(wanted)) {
            add(new Event.HandedOver(seat, host.standIn()));
        }
        return YES;
    }

    // ---- Again ----

    private Optional<Refusal> offerRematch(String person, String bytes) {
        if (draft.phase() != Phase.ENDED) {
            return no(draft.phase() == Phase.CLOSED ? Refusals.CLOSED : Refusals.NOT_OVER);
        }
        if (draft.seatsOf(person).isEmpty()) {
            return no(Refusals.NOT_SEATED);
        }
        if (!areBytes(bytes)) {
            return no(Refusals.BAD_BYTES);
        }
        if (draft.nextMatch().isPresent()) {
            return no(Refusals.REMATCH_AGREED);
        }
        if (draft.rematch().containsKey(person)) {
            return no(Refusals.ASKED_ALREADY);
        }
        add(new Event.RematchOffered(person, bytes));
        if (draft.rematch().keySet().containsAll(draft.people())) {
            add(new Event.RematchAgreed(host.name()));
        }
        return YES;
    }
}
