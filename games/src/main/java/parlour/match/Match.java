package parlour.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import parlour.game.NotationException;
import parlour.game.Outcome;
import parlour.game.Position;
import parlour.game.Reading;
import parlour.game.Refusal;

/**
 * One match, as its events have made it.
 *
 * <p>Not to be shared by threads. {@link #apply} is the only thing that changes it; {@link #decide} works on a copy.
 */
public final class Match {

    private int number;
    private int boardNumber;
    private Phase phase = Phase.NOTHING;
    private Event.@Nullable Opened opened;
    private final List<Optional<Sitter>> sitters;
    private final List<String> bytes;
    private @Nullable Position position;
    private @Nullable Clocks clocks;
    private final List<Made> moves;
    private int draws;
    private final Requests requests;
    private Event.@Nullable Ended ended;
    private final Map<String, String> rematch;
    private @Nullable String nextMatch;

    /** A match nothing has happened in yet. */
    public Match() {
        sitters = new ArrayList<>();
        bytes = new ArrayList<>();
        moves = new ArrayList<>();
        requests = new Requests();
        rematch = new LinkedHashMap<>();
    }

    private Match(Match other) {
        number = other.number;
        boardNumber = other.boardNumber;
        phase = other.phase;
        opened = other.opened;
        sitters = new ArrayList<>(other.sitters);
        bytes = new ArrayList<>(other.bytes);
        position = other.position == null ? null : other.position.copy();
        clocks = other.clocks == null ? null : other.clocks.copy();
        moves = new ArrayList<>(other.moves);
        draws = other.draws;
        requests = other.requests.copy();
        ended = other.ended;
        rematch = new LinkedHashMap<>(other.rematch);
        nextMatch = other.nextMatch;
    }

    /** An independent match that goes on from here. */
    public Match copy() {
        return new Match(this);
    }

    // ---- What it is ----

    /** How many events have been applied: the number of the last one. */
    public int number() {
        return number;
    }

    /** The number of the last event that changed what is on the board, or when play began: older wishes are stale. */
    public int boardNumber() {
        return boardNumber;
    }

    public Phase phase() {
        return phase;
    }

    public Event.Opened opened() {
        return there(opened);
    }

    public Terms terms() {
        return opened().terms();
    }

    public int seats() {
        return sitters.size();
    }

    public Optional<Sitter> sitter(int seat) {
        return sitters.get(seat);
    }

    /** What each seat gave to draw chance with, in hexadecimal; empty for a seat nobody has taken, or a bot. */
    public List<String> bytes() {
        return Collections.unmodifiableList(bytes);
    }

    /** What has been drawn from the secret so far. */
    public int draws() {
        return draws;
    }

    boolean isAt(int seat, Sitter sitter) {
        return sitters.get(seat).equals(Optional.of(sitter));
    }

    boolean isSeated(Sitter sitter) {
        return sitters.contains(Optional.of(sitter));
    }

    /** The seats this person holds, lowest first. */
    public List<Integer> seatsOf(String person) {
        List<Integer> held = new ArrayList<>();
        for (int seat = 0; seat < sitters.size(); seat++) {
            if (isAt(seat, new Sitter.Person(person))) {
                held.add(seat);
            }
        }
        return held;
    }

    /** Everybody with an id who sits here, each once. */
    public List<String> people() {
        Set<String> people = new LinkedHashSet<>();
        for (Optional<Sitter> sitter : sitters) {
            if (sitter.isPresent() && sitter.get() instanceof Sitter.Person(String id)) {
                people.add(id);
            }
        }
        return List.copyOf(people);
    }

    /** What is on the board. It changes with the match: take a copy to keep it. For the host alone. */
    public Position position() {
        return there(position);
    }

    /** Whose turn it is, while the game is on; otherwise {@link Position#NOBODY}. */
    public int turn() {
        return phase == Phase.PLAYING ? position().turn() : Position.NOBODY;
    }

    /** Moves made and not taken back, those of chance too, in full. For the host, and for everybody after the end. */
    public List<String> moves() {
        return moves.stream().map(Made::text).toList();
    }

    List<Made> made() {
        return moves;
    }

    /** What somebody who looks through seat {@code as} may read of a move: all of it, once the game has ended. */
    String read(Made made, int as) {
        return phase == Phase.ENDED ? made.text() : made.seen(as);
    }

    Clocks clocks() {
        return there(clocks);
    }

    /** Whether the clock of the seat to move runs. The house's own bots have no clock: they wait for the house. */
    boolean isTicking() {
        return turn() >= 0
                && !(terms().clock() instanceof Clock.None)
                && sitter(turn()).orElseThrow() instanceof Sitter.Person;
    }

    /** When time runs out for the seat to move, if it can. */
    public Optional<Long> deadline() {
        return isTicking() ? Optional.of(clocks().end(turn())) : Optional.empty();
    }

    /** Seats that have offered a draw which still stands. */
    public Set<Integer> drawOffers() {
        return requests.drawOffers();
    }

    /** The seat that has asked to take back its last move, while nobody has said no. */
    public Optional<Integer> takebackBy() {
        return requests.takebackBy();
    }

    Requests requests() {
        return requests;
    }

    /** How it ended, once it has. */
    public Optional<Event.Ended> ended() {
        return Optional.ofNullable(ended);
    }

    /** The same as an outcome with a sentence. */
    public Optional<Outcome> outcome() {
        return ended().map(end -> Results.outcome(end, terms().game(), position()));
    }

    /** Who would play again, and the bytes they bring. */
    public Map<String, String> rematch() {
        return Collections.unmodifiableMap(rematch);
    }

    /** Where the return game is played. */
    public Optional<String> nextMatch() {
        return Optional.ofNullable(nextMatch);
    }

    private static <T> T there(@Nullable T value) {
        if (value == null) {
            throw new IllegalStateException("the match has not begun");
        }
        return value;
    }

    // ---- What becomes of it ----

    /** What comes of a command, once the table is open. Changes nothing. */
    public Verdict decide(Command command, Host host) {
        return new Decision(this, host).on(command);
    }

    /** The events that set a new table. Whoever opens it may sit at several seats at once. */
    public static List<Event> open(Opening opening, Host host) {
        return Decision.opening(opening, host);
    }

    /**
     * The turn has just been sent out: time is counted from here. Counts once in a turn, and only while nothing else has
     * happened in it, so that nobody gains time by looking again. Kept in no log: after a replay, time is counted from
     * the move before.
     */
    public void shown(long now) {
        if (clocks != null && number == boardNumber) {
            clocks.show(now);
        }
    }

    /**
     * Makes an event part of the match. Events come from {@link #decide}, or from the log in the same order.
     *
     * @param at when it happened, as {@link Host#now} counts
     */
    public void apply(Event event, long at) {
        number++;
        switch (event) {
            case Event.Opened e -> open(e);
            case Event.Sat(int seat, Sitter sitter, String given) -> {
                sitters.set(seat, Optional.of(sitter));
                bytes.set(seat, given);
            }
            case Event.Stood(int seat) -> {
                sitters.set(seat, Optional.empty());
                bytes.set(seat, "");
            }
            case Event.Closed() -> phase = Phase.CLOSED;
            case Event.Started() -> {
                phase = Phase.PLAYING;
                boardChanged(at);
            }
            case Event.Drawn(String move, int draw) -> {
                play(Position.CHANCE, move);
                draws = draw + 1;
                boardChanged(at);
            }
            case Event.Played(int seat, String move, long spent) -> {
                play(seat, move);
                charge(seat, spent);
                requests.moved(seatsBeside(seat));
                boardChanged(at);
            }
            case Event.DrawOffered(int seat) -> requests.offerDraw(seat);
            case Event.DrawRefused(int seat) -> requests.refuseDraw();
            case Event.TakebackAsked(int seat) -> requests.askTakeback(seat);
            case Event.TakebackAgreed(int seat) -> requests.agreeToTakeback(seat);
            case Event.TakebackRefused(int seat) -> requests.refuseTakeback();
            case Event.TakenBack(int seat) -> {
                position().undo();
                moves.removeLast();
                if (sitter(seat).orElseThrow() instanceof Sitter.Person) {
                    clocks().takeBack(seat);
                }
                requests.takenBack();
                boardChanged(at);
            }
            case Event.Resigned(int seat) -> {}
            case Event.TimeRanOut(int seat) -> clocks().empty(seat);
            case Event.Voted(String voter, int seat) -> requests.vote(voter, seat);
            case Event.HandedOver(int seat, int level) -> {
                sitters.set(seat, Optional.of(new Sitter.Bot(level)));
                clocks().handOver(seat);
                requests.handedOver(seat);
            }
            case Event.Ended e -> {
                ended = e;
                phase = Phase.ENDED;
                requests.ended();
            }
            case Event.RematchOffered(String person, String given) -> rematch.put(person, given);
            case Event.RematchAgreed(String match) -> nextMatch = match;
        }
    }

    private void open(Event.Opened event) {
        opened = event;
        phase = Phase.WAITING;
        position = event.terms().start();
        clocks = new Clocks(event.terms().clock(), event.terms().seats());
        for (int seat = 0; seat < event.terms().seats(); seat++) {
            sitters.add(Optional.empty());
            bytes.add("");
        }
    }

    private void boardChanged(long at) {
        boardNumber = number;
        clocks().begin(at);
    }

    /** The house's own bots have no clock: theirs stands still. */
    private void charge(int seat, long spent) {
        if (sitter(seat).orElseThrow() instanceof Sitter.Person) {
            clocks().charge(seat, spent);
        }
    }

    /** All the seats of the one who holds this seat; every bot is one of its own. */
    private List<Integer> seatsBeside(int seat) {
        return switch (sitter(seat).orElseThrow()) {
            case Sitter.Person(String id) -> seatsOf(id);
            case Sitter.Bot bot -> List.of(seat);
        };
    }

    private void play(int seat, String text) {
        Position board = position();
        int move = legal(board, text);
        List<String> seen = new ArrayList<>();
        for (int viewer = 0; viewer < seats(); viewer++) {
            seen.add(board.seen(move, viewer));
        }
        seen.add(board.seen(move, Position.SPECTATOR));
        boolean isFinal = seat == Position.CHANCE || board.reveals(move);
        moves.add(new Made(seat, text, board.round(), List.copyOf(seen), isFinal));
        board.play(move);
    }

    /** The log holds legal moves only. */
    private static int legal(Position board, String text) {
        try {
            return switch (board.read(text)) {
                case Reading.Legal legal -> legal.move();
                case Refusal refusal -> throw new IllegalStateException(text + ": " + refusal);
            };
        } catch (NotationException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }
}
