package parlour.bench.chaos;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import parlour.bench.chaos.Attempt.Answer;
import parlour.bench.load.ServerMessage;
import parlour.bench.load.SocketLoop;
import parlour.bench.load.WebSocketClient;

/**
 * Somebody who plays or watches through the proxy. Knows no rules: picks one of the moves offered. Reconnects whenever
 * the connection breaks or is silent, catches up from the last event, and sends a move again, with the same number, if
 * it is unknown what became of it. Runs on the thread of the sockets.
 */
final class Visitor implements WebSocketClient.Listener {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final long SILENCE_MILLIS = 8_000;
    private static final long PING_MILLIS = 4_000;
    private static final long TICK_MILLIS = 500;
    private static final int SUBSCRIBE = 1;
    private static final int OTHER = 2;
    private static final int FIRST_MOVE_ID = 10;

    /** A move on its way. */
    private record Sent(int id, int seat, int seen, String move, long at) {}

    private final SocketLoop loop;
    private final Notebook notes;
    private final int port;
    private final String name;
    private final String cookie;
    private final String address;
    private final PlayedGame game;
    private final boolean isPlayer;
    private final int thinkMillis;
    private final SplittableRandom random;

    private @Nullable WebSocketClient socket;
    private String person = "";
    private volatile String table;
    private volatile int lastEvent;
    /** The last event that the state includes. */
    private volatile int stateEvent;

    private ObjectNode state = JSON.createObjectNode();
    private volatile boolean isCaughtUp;
    private volatile boolean isAsking;
    private boolean isThinking;
    private volatile @Nullable Sent sent;
    /** A move whose outcome is unknown. */
    private @Nullable Sent doubtful;

    private long heardAt;
    private long waitingSince = Long.MAX_VALUE;
    private int nextId = FIRST_MOVE_ID;
    private volatile boolean isServersTurn;
    private volatile boolean isQuiet;
    private volatile boolean isOver;

    Visitor(
            SocketLoop loop,
            Notebook notes,
            int port,
            String name,
            String cookie,
            String address,
            PlayedGame game,
            String table,
            boolean isPlayer,
            int thinkMillis,
            SplittableRandom random) {
        this.loop = loop;
        this.notes = notes;
        this.port = port;
        this.name = name;
        this.cookie = cookie;
        this.address = address;
        this.game = game;
        this.table = table;
        this.isPlayer = isPlayer;
        this.thinkMillis = thinkMillis;
        this.random = random;
    }

    String name() {
        return name;
    }

    String table() {
        return table;
    }

    int lastEvent() {
        return lastEvent;
    }

    /** Whether it knows the table as it is and waits for nothing, not even for a bot. */
    boolean isSettled() {
        return isCaughtUp && sent == null && !isAsking && stateEvent == lastEvent && !isServersTurn;
    }

    /** What it knows and waits for; from another thread, so only roughly. */
    String describe() {
        Sent move = sent;
        return name + " at " + table + " event " + lastEvent
                + (stateEvent == lastEvent ? "" : " (shown " + stateEvent + ")")
                + (socket == null ? ", not connected" : "") + (isCaughtUp ? "" : ", not caught up")
                + (isAsking ? ", asking" : "")
                + (move == null ? "" : ", sent " + move.move() + " " + (Notebook.now() - move.at()) + " ms ago")
                + (isServersTurn ? ", a bot or chance is to move" : "")
                + ", " + state.path("phase").asText() + ", turn "
                + state.path("turn").asText();
    }

    /** Whether a bot or chance is to move. */
    private boolean isServersTurn() {
        int turn = state.path("turn").asInt();
        return state.path("phase").asText().equals("playing")
                && (turn < 0 || state.path("seats").path(turn).has("bot"));
    }

    /** Does nothing more, except to keep up. */
    void beQuiet() {
        isQuiet = true;
    }

    /** Breaks the connection, with a reset. */
    void reset() {
        if (socket != null) {
            socket.reset();
        }
    }

    /** Does not come back. */
    void end() {
        isOver = true;
        reset();
    }

    // ---- Connection ----

    void connect() {
        if (isOver) {
            return;
        }
        isCaughtUp = false;
        isAsking = false;
        waitingSince = Notebook.now();
        try {
            socket = loop.connect(port, cookie, address, this);
            notes.connected();
        } catch (UncheckedIOException refused) {
            reconnectLater();
        }
    }

    private void reconnectLater() {
        loop.later(100 + random.nextInt(500), this::connect);
    }

    /** Looks after the connection; called again and again. */
    void tick() {
        if (isOver) {
            return;
        }
        long now = Notebook.now();
        WebSocketClient open = socket;
        if (open != null && !open.isClosed()) {
            if (waitingSince < now - SILENCE_MILLIS) {
                open.reset();
            } else if (isCaughtUp && waitingSince == Long.MAX_VALUE && heardAt < now - PING_MILLIS) {
                send("{\"type\":\"ping\"}");
            }
        }
        act();
        loop.later(TICK_MILLIS, this::tick);
    }

    @Override
    public void onOpen(WebSocketClient opened) {
        opened.send("{\"type\":\"hello\",\"version\":1,\"language\":\"en\"}");
    }

    @Override
    public void onRefused(String head) {
        // The server or the proxy has no room for us now. The socket is closed next, and we come back.
    }

    @Override
    public void onClose(WebSocketClient closed) {
        if (closed == socket) {
            socket = null;
            isCaughtUp = false;
            settle(Answer.UNKNOWN, "", 0);
            if (!isOver) {
                reconnectLater();
            }
        }
    }

    private void send(String message) {
        if (socket != null) {
            if (waitingSince == Long.MAX_VALUE) {
                waitingSince = Notebook.now();
            }
            socket.send(message);
        }
    }

    private void subscribe() {
        isCaughtUp = false;
        send("{\"type\":\"subscribe\",\"id\":" + SUBSCRIBE + ",\"table\":\"" + table + "\",\"afterSeq\":" + lastEvent
                + "}");
    }

    // ---- Receiving ----

    @Override
    public void onMessage(WebSocketClient from, ServerMessage message) {
        if (from != socket) {
            return;
        }
        heardAt = Notebook.now();
        waitingSince = Long.MAX_VALUE;
        JsonNode json = read(message);
        switch (json.path("type").asText()) {
            case "welcome" -> {
                person = json.at("/you/id").asText();
                subscribe();
            }
            case "table" -> wholeTable(json);
            case "event" -> event(json);
            case "done" -> done(json);
            case "refused" -> refused(json);
            default -> {
                // Presence, pongs, and goodbyes that are followed by the end of the connection.
            }
        }
        Sent move = sent;
        if (move != null || !isCaughtUp) {
            // Other messages are no answer to that.
            waitingSince = move == null ? heardAt : move.at();
        }
        act();
    }

    private static JsonNode read(ServerMessage message) {
        try {
            return JSON.readTree(message.toString());
        } catch (JsonProcessingException malformed) {
            throw new IllegalStateException(malformed);
        }
    }

    private void wholeTable(JsonNode json) {
        if (!json.path("table").asText().equals(table)) {
            return;
        }
        int number = json.path("seq").asInt();
        if (json.path("state") instanceof ObjectNode whole) {
            note(number, "", 0, whole);
            state = whole;
            isServersTurn = isServersTurn();
        }
        lastEvent = number;
        stateEvent = number;
        if (json.path("id").asInt() == SUBSCRIBE) {
            isCaughtUp = true;
        }
    }

    private void event(JsonNode json) {
        if (!json.path("table").asText().equals(table)) {
            return;
        }
        int number = json.path("seq").asInt();
        if (!isCaughtUp && number <= lastEvent) {
            // It came before the server read that we subscribe again.
            return;
        }
        JsonNode event = json.path("event");
        note(number, event.path("kind").asText().intern(), FieldHashes.hash(event), json.path("state"));
        boolean hasGap = number != lastEvent + 1;
        lastEvent = number;
        if (json.path("state") instanceof ObjectNode changed) {
            state.setAll(changed);
            isServersTurn = isServersTurn();
            stateEvent = number;
        }
        if (event.path("kind").asText().equals("played")) {
            game.moved();
        }
        if (hasGap) {
            lastEvent = 0;
            subscribe();
        }
    }

    private void note(int number, String kind, int event, JsonNode shown) {
        notes.add(new Heard(name, isPlayer ? person : "", table, number, kind, event, FieldHashes.of(shown), heardAt));
    }

    private void done(JsonNode json) {
        int id = json.path("id").asInt();
        if (id == SUBSCRIBE) {
            isCaughtUp = true;
            stateEvent = lastEvent;
        } else if (id == OTHER) {
            isAsking = false;
        } else if (isAnswered(id)) {
            settle(Answer.DONE, "", json.path("seq").asInt());
        }
    }

    private void refused(JsonNode json) {
        int id = json.path("id").asInt();
        String code = json.path("code").asText().intern();
        boolean isUnknown = code.equals("outcome-unknown") || code.equals("internal-error");
        if (id == SUBSCRIBE) {
            WebSocketClient current = socket;
            loop.later(TICK_MILLIS, () -> {
                if (current == socket) {
                    subscribe();
                }
            });
        } else if (id == OTHER) {
            isAsking = false;
            subscribe();
        } else if (isAnswered(id)) {
            settle(isUnknown ? Answer.UNKNOWN : Answer.NOT_DONE, code, 0);
            // Without the rest of the table one would be refused again.
            subscribe();
        }
    }

    private boolean isAnswered(int id) {
        Sent move = sent;
        return move != null && move.id() == id;
    }

    /** The answer to the move on its way, if there is one. */
    private void settle(Answer answer, String code, int number) {
        Sent move = sent;
        if (move == null) {
            return;
        }
        sent = null;
        doubtful = answer == Answer.UNKNOWN ? move : null;
        notes.add(new Attempt(
                name, table, move.seat(), move.seen(), move.move(), move.at(), Notebook.now(), answer, code, number));
    }

    // ---- Acting ----

    private void act() {
        if (isQuiet || socket == null || !isCaughtUp || isAsking || sent != null || stateEvent != lastEvent) {
            return;
        }
        switch (state.path("phase").asText()) {
            case "waiting" -> {
                if (isPlayer && state.path("yourSeats").isEmpty()) {
                    ask("sit", ",\"seatBytes\":\"" + Integer.toHexString(0x1000 + random.nextInt(0xf000)) + "\"");
                }
            }
            case "playing" -> {
                if (isPlayer && !state.path("moves").isEmpty() && !isThinking) {
                    think();
                }
            }
            case "ended" -> goOn();
            default -> {
                // Closed: nothing happens there any more.
            }
        }
    }

    private void goOn() {
        JsonNode rematch = state.path("rematch");
        if (rematch.hasNonNull("table")) {
            follow(rematch.path("table").asText());
        } else if (isPlayer && !contains(rematch.path("by"), person)) {
            ask("offer-rematch", ",\"seatBytes\":\"" + Integer.toHexString(0x1000 + random.nextInt(0xf000)) + "\"");
        }
    }

    private static boolean contains(JsonNode list, String text) {
        for (JsonNode each : list) {
            if (each.asText().equals(text)) {
                return true;
            }
        }
        return false;
    }

    private void follow(String next) {
        send("{\"type\":\"unsubscribe\",\"id\":3,\"table\":\"" + table + "\"}");
        table = next;
        lastEvent = 0;
        stateEvent = 0;
        state = JSON.createObjectNode();
        doubtful = null;
        subscribe();
    }

    private void ask(String type, String more) {
        isAsking = true;
        send("{\"type\":\"" + type + "\",\"id\":" + OTHER + ",\"table\":\"" + table + "\",\"seq\":" + lastEvent + more
                + "}");
    }

    private void think() {
        isThinking = true;
        loop.later(thinkMillis / 2 + random.nextInt(thinkMillis), () -> {
            isThinking = false;
            boolean canMove = !isQuiet
                    && socket != null
                    && isCaughtUp
                    && sent == null
                    && !isAsking
                    && stateEvent == lastEvent
                    && state.path("phase").asText().equals("playing")
                    && !state.path("moves").isEmpty();
            if (canMove) {
                move();
            }
        });
    }

    private void move() {
        JsonNode moves = state.path("moves");
        String move = moves.get(random.nextInt(moves.size())).path("text").asText();
        // A move whose outcome is unknown is sent again with the same number: it can be done only once.
        Optional<Sent> again = Optional.ofNullable(doubtful).filter(before -> before.seen() == lastEvent);
        Sent next = new Sent(
                nextId++,
                state.path("turn").asInt(),
                lastEvent,
                again.map(Sent::move).orElse(move),
                Notebook.now());
        sent = next;
        waitingSince = next.at();
        send(text(Map.of("type", "play", "id", next.id(), "table", table, "seq", next.seen(), "move", next.move())));
    }

    private static String text(Map<String, Object> message) {
        try {
            return JSON.writeValueAsString(message);
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
