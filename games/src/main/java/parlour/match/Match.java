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
import parlour.game.Outcome;
import parlour.game.Position;

/**
 * One match, as its events have made it.
 *
 * <p>Not to be shared by threads. {@link #apply} is the only thing that changes it; {@link #decide} works on a copy.
 */
public final class Match {

    private int eventCount;
    private int lastBoardEvent;
    private Phase phase = Phase.NEW;
    private Event.@Nullable Opened opened;
    private final List<Optional<Player>> players;
    private final List<String> bytes;
    private @Nullable Position position;
    private @Nullable SeatClocks clocks;
    private final List<PlayedMove> moves;
    private int chanceMoves;
    private final OpenRequests requests;
    private Event.@Nullable Ended ended;
    private final Map<String, String> rematch;
    private @Nullable String nextMatch;

    /** A match nothing has happened in yet. */
    public Match() {
        players = new ArrayList<>();
        bytes = new ArrayList<>();
        moves = new ArrayList<>();
        requests = new OpenRequests();
        rematch = new LinkedHashMap<>();
    }

    private Match(Match other) {
        eventCount = other.eventCount;
        lastBoardEvent = other.lastBoardEvent;
        phase = other.phase;
        opened = other.opened;
        players = new ArrayList<>(other.players);
        bytes = new ArrayList<>(other.bytes);
        position = other.position == null ? null : other.position.copy();
        clocks = other.clocks == null ? null : other.clocks.copy();
        moves = new ArrayList<>(other.moves);
        chanceMoves = other.chanceMoves;
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
    public int eventCount() {
        return eventCount;
    }

    /** The number of the last event that changed what is on the board, or when play began: older wishes are stale. */
    public int lastBoardEvent() {
        return lastBoardEvent;
    }

    public Phase phase() {
        return phase;
    }

    public Event.Opened opened() {
        return require(opened);
    }

    public TableSettings settings() {
        return opened().settings();
    }

    public int seats() {
        return players.size();
    }

    public Optional<Player> player(int seat) {
        return players.get(seat);
    }

    /** What each seat gave to draw chance with, in hexadecimal; empty for a seat nobody has taken, or a bot. */
    public List<String> bytes() {
        return Collections.unmodifiableList(bytes);
    }

    /** What has been drawn from the secret so far. */
    public int chanceMoves() {
        return chanceMoves;
    }

    public boolean isAt(int seat, Player player) {
        return players.get(seat).equals(Optional.of(player));
    }

    boolean isSeated(Player player) {
        return players.contains(Optional.of(player));
    }

    /** The seats this person holds, lowest first. */
    public List<Integer> seatsOf(String person) {
        List<Integer> held = new ArrayList<>();
        for (int seat = 0; seat < players.size(); seat++) {
            if (isAt(seat, new Player.Person(person))) {
                held.add(seat);
            }
        }
        return held;
    }

    /** Everybody with an id who sits here, each once. */
    public List<String> people() {
        Set<String> people = new LinkedHashSet<>();
        for (Optional<Player> sitter : players) {
            if (sitter.isPresent() && sitter.get() instanceof Player.Person(String id)) {
                people.add(id);
            }
        }
        return List.copyOf(people);
    }

    /** What is on the board. It changes with the match: take a copy to keep it. For the host alone. */
    public Position position() {
        return require(position);
    }

    /** Whose turn it is, while the game is on; otherwise {@link Position#NOBODY}. */
    public int turn() {
        return phase == Phase.PLAYING ? position().turn() : Position.NOBODY;
    }

    /** Moves made and not taken back, those of chance too, in full. For the host, and for everybody after the end. */
    public List<String> moves() {
        return moves.stream().map(PlayedMove::text).toList();
    }

    public List<PlayedMove> playedMoves() {
        return moves;
    }

    /** What somebody who looks through seat {@code as} may read of a move: all of it, once the game has ended. */
    public String read(PlayedMove move, int as) {
        return phase == Phase.ENDED ? move.text() : move.textFor(as);
    }

    public SeatClocks clocks() {
        return require(clocks);
    }

    /** Whether the clock of the seat to move runs. The server's own bots have no clock: they wait for the server. */
    public boolean isTicking() {
        return turn() >= 0
                && !(settings().timeControl() instanceof TimeControl.None)
                && player(turn()).orElseThrow() instanceof Player.Person;
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

    public OpenRequests requests() {
        return requests;
    }

    /** How it ended, once it has. */
    public Optional<Event.Ended> ended() {
        return Optional.ofNullable(ended);
    }

    /** The same as an outcome with a sentence. */
    public Optional<Outcome> outcome() {
        return ended().map(end -> OffBoardResults.outcome(end, settings().game(), position()));
    }

    /** Who would play again, and the bytes they bring. */
    public Map<String, String> rematch() {
        return Collections.unmodifiableMap(rematch);
    }

    /** Where the return game is played. */
    public Optional<String> nextMatch() {
        return Optional.ofNullable(nextMatch);
    }

    private static <T> T require(@Nullable T value) {
        if (value == null) {
            throw new IllegalStateException("the match has not begun");
        }
        return value;
    }

    // ---- What becomes of it ----

    /** What comes of a command, once the table is open. Changes nothing. */
    public Decision decide(Command command, Host host) {
        return new CommandDecider(this, host).on(command);
    }

    /** The events that open a new table. The person who opens it may take several seats at once. */
    public static List<Event> open(NewTable newTable, Host host) {
        return CommandDecider.opening(newTable, host);
    }

    /**
     * The turn has just been sent out: time is counted from here. Counts once in a turn, and only while nothing else has
     * happened in it, so that nobody gains time by looking again. Kept in no log: after a replay, time is counted from
     * the move before.
     */
    public void startTurnClock(long now) {
        if (clocks != null && eventCount == lastBoardEvent) {
            clocks.startTurn(now);
        }
    }

    /**
     * Makes an event part of the match. Events come from {@link #decide}, or from the log in the same order.
     *
     * @param at when it happened, as {@link Host#now} counts
     */
    public void apply(Event event, long at) {
        eventCount++;
        switch (event) {
            case Event.Opened e -> open(e);
            case Event.SeatTaken(int seat, Player player, String given) -> {
                players.set(seat, Optional.of(player));
                bytes.set(seat, given);
            }
            case Event.SeatLeft(int seat) -> {
                players.set(seat, Optional.empty());
                bytes.set(seat, "");
            }
            case Event.Closed() -> phase = Phase.CLOSED;
            case Event.Started() -> {
                phase = Phase.PLAYING;
                boardChanged(at);
            }
            case Event.ChancePlayed(String move, int draw) -> {
                play(Position.CHANCE, move);
                chanceMoves = draw + 1;
                boardChanged(at);
            }
            case Event.Played(int seat, String move, long spent) -> {
                play(seat, move);
                charge(seat, spent);
                requests.moved(seatsOfSamePlayer(seat));
                boardChanged(at);
            }
            case Event.DrawOffered(int seat) -> requests.offerDraw(seat);
            case Event.DrawDeclined(int seat) -> requests.refuseDraw();
            case Event.TakebackRequested(int seat) -> requests.askTakeback(seat);
            case Event.TakebackAgreed(int seat) -> requests.agreeToTakeback(seat);
            case Event.TakebackDeclined(int seat) -> requests.refuseTakeback();
            case Event.TakenBack(int seat) -> {
                position().undo();
                moves.removeLast();
                if (player(seat).orElseThrow() instanceof Player.Person) {
                    clocks().takeBack(seat);
                }
                requests.takenBack();
                boardChanged(at);
            }
            case Event.Resigned(int seat) -> {}
            case Event.TimeRanOut(int seat) -> clocks().empty(seat);
            case Event.Voted(String voter, int seat) -> requests.vote(voter, seat);
            case Event.ReplacedByBot(int seat, int level) -> {
                players.set(seat, Optional.of(new Player.Bot(level)));
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
        position = event.settings().start();
        clocks = new SeatClocks(event.settings().timeControl(), event.settings().seats());
        for (int seat = 0; seat < event.settings().seats(); seat++) {
            players.add(Optional.empty());
            bytes.add("");
        }
    }

    private void boardChanged(long at) {
        lastBoardEvent = eventCount;
        clocks().begin(at);
    }

    /** The server's own bots have no clock: theirs stands still. */
    private void charge(int seat, long spent) {
        if (player(seat).orElseThrow() instanceof Player.Person) {
            clocks().charge(seat, spent);
        }
    }

    /** All the seats of the one who holds this seat; every bot is one of its own. */
    private List<Integer> seatsOfSamePlayer(int seat) {
        return switch (player(seat).orElseThrow()) {
            case Player.Person(String id) -> seatsOf(id);
            case Player.Bot bot -> List.of(seat);
        };
    }

    private void play(int seat, String text) {
        Position board = position();
        int move = board.legalMove(text);
        List<String> seen = new ArrayList<>();
        for (int viewer = 0; viewer < seats(); viewer++) {
            seen.add(board.textFor(move, viewer));
        }
        seen.add(board.textFor(move, Position.SPECTATOR));
        boolean isFinal = seat == Position.CHANCE || board.reveals(move);
        moves.add(new PlayedMove(seat, text, board.round(), List.copyOf(seen), isFinal));
        board.play(move);
    }
}
