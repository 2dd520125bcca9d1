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
 * The state of one match, built from its events.
 *
 * <p>Not thread-safe. Only {@link #apply} and {@link #startTurnClock} change it; {@link #decide} works on a copy.
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

    /** A match without events. */
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

    /** An independent copy. */
    public Match copy() {
        return new Match(this);
    }

    // ---- State ----

    /** The number of events applied, which is also the number of the last one. */
    public int eventCount() {
        return eventCount;
    }

    /**
     * The number of the last event that changed the board or started play: commands based on an older one are stale.
     */
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

    /** The bytes each seat contributed to the chance draws, in hexadecimal; empty for a free seat or a bot. */
    public List<String> bytes() {
        return Collections.unmodifiableList(bytes);
    }

    /** The number of draws made from the secret so far. */
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

    /** Every person seated here, each once. */
    public List<String> people() {
        Set<String> people = new LinkedHashSet<>();
        for (Optional<Player> sitter : players) {
            if (sitter.isPresent() && sitter.get() instanceof Player.Person(String id)) {
                people.add(id);
            }
        }
        return List.copyOf(people);
    }

    /** The current position. It changes with the match: copy it to keep it. Contains secrets: for the host only. */
    public Position position() {
        return require(position);
    }

    /** The seat to move, while the game is on; otherwise {@link Position#NOBODY}. */
    public int turn() {
        return phase == Phase.PLAYING ? position().turn() : Position.NOBODY;
    }

    /** Moves made and not taken back, including chance moves, in full. For the host; public after the end. */
    public List<String> moves() {
        return moves.stream().map(PlayedMove::text).toList();
    }

    public List<PlayedMove> playedMoves() {
        return moves;
    }

    /** A move as readable from seat {@code as}: in full once the game has ended. */
    public String read(PlayedMove move, int as) {
        return phase == Phase.ENDED ? move.text() : move.textFor(as);
    }

    public SeatClocks clocks() {
        return require(clocks);
    }

    /** Whether the clock of the seat to move is running. The server's bots have no clock: they wait for the server. */
    public boolean isTicking() {
        return turn() >= 0
                && !(settings().timeControl() instanceof TimeControl.None)
                && player(turn()).orElseThrow() instanceof Player.Person;
    }

    /** When the seat to move runs out of time, if it can. */
    public Optional<Long> deadline() {
        return isTicking() ? Optional.of(clocks().end(turn())) : Optional.empty();
    }

    /** Seats with a standing draw offer. */
    public Set<Integer> drawOffers() {
        return requests.drawOffers();
    }

    /** The seat whose takeback request is pending, if any. */
    public Optional<Integer> takebackBy() {
        return requests.takebackBy();
    }

    /** Whether the holder of these seats may offer a draw now, or agree to one. */
    public boolean canOfferDraw(List<Integer> held) {
        return phase() == Phase.PLAYING
                && !held.isEmpty()
                && RequestRules.refusalToOfferDraw(this, held).isEmpty();
    }

    /** Whether the holder of these seats may take back their last move, or ask to. */
    public boolean canTakeBack(List<Integer> held) {
        return phase() == Phase.PLAYING
                && !held.isEmpty()
                && RequestRules.refusalToTakeBack(this, held).isEmpty();
    }

    public OpenRequests requests() {
        return requests;
    }

    /** How the match ended; empty while it has not. */
    public Optional<Event.Ended> ended() {
        return Optional.ofNullable(ended);
    }

    /** The same as an outcome with a sentence. */
    public Optional<Outcome> outcome() {
        return ended().map(end -> OffBoardResults.outcome(end, settings().game(), position()));
    }

    /** The people who have offered a rematch, with the bytes they contribute. */
    public Map<String, String> rematch() {
        return Collections.unmodifiableMap(rematch);
    }

    /** The table of the rematch. */
    public Optional<String> nextMatch() {
        return Optional.ofNullable(nextMatch);
    }

    private static <T> T require(@Nullable T value) {
        if (value == null) {
            throw new IllegalStateException("the match has not begun");
        }
        return value;
    }

    // ---- Commands and events ----

    /** Decides a command at an open table. Changes nothing. */
    public Decision decide(Command command, Host host) {
        return new CommandDecider(this, host).on(command);
    }

    /** The events that open a new table. The opener may take several seats at once. */
    public static List<Event> open(NewTable newTable, Host host) {
        return CommandDecider.opening(newTable, host);
    }

    /**
     * Starts the turn's clock when the turn has been sent to the players. Has an effect once per turn, and only before
     * any other event in it, so that no player gains time by reconnecting. Not logged: after a replay, time counts from
     * the previous move.
     */
    public void startTurnClock(long now) {
        if (clocks != null && eventCount == lastBoardEvent) {
            clocks.startTurn(now);
        }
    }

    /**
     * Applies an event. Events come from {@link #decide}, or from the log in the same order.
     *
     * @param at when it happened, on the clock of {@link Host#now}
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

    /** The server's bots are not charged: they have no clock. */
    private void charge(int seat, long spent) {
        if (player(seat).orElseThrow() instanceof Player.Person) {
            clocks().charge(seat, spent);
        }
    }

    /** All seats of the player who holds this seat; each bot is a player of its own. */
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
        int round = board.round();
        moves.add(new PlayedMove(seat, text, round, List.copyOf(seen), board.playWithFacts(move), isFinal));
    }
}
