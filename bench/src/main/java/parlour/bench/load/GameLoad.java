package parlour.bench.load;

import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.game.Options;

/**
 * Two clients that play Conquest, one game after the other, each over its own socket. They know the rules and move at
 * random, as soon as they see the previous move on their own socket.
 */
final class GameLoad implements WebSocketClient.Listener {

    /** Milliseconds. A socket may send 40 messages per second, and each of the two sends half of them. */
    private static final int SHORTEST_PAUSE = 28;

    private static final String BYTES = "5eed";

    /** The state of the two at their table. */
    enum Stage {
        WAITING,
        PLAYING,
        ENDED,
        AGREED
    }

    /**
     * A table as stored in the log.
     *
     * @param number of the last event
     * @param hasOffered which of the two have offered a rematch
     * @param next the table of the rematch; empty if none is agreed
     */
    record Kept(int number, Stage stage, ConquestPosition position, Set<Integer> hasOffered, String next) {}

    private static final ConquestPosition START =
            Conquest.CONQUEST.start(Options.known(Conquest.CONQUEST, "first=white"));

    private final SocketLoop loop;
    private final LoadStats stats;
    private final SplittableRandom random;
    private final String[] cookies;
    private final @Nullable WebSocketClient[] sockets = new @Nullable WebSocketClient[2];
    private final boolean[] there = new boolean[2];
    private final Set<Integer> hasOffered = new HashSet<>();
    private String table;
    private String previous = "";
    private String next = "";
    private Stage stage = Stage.WAITING;
    private ConquestPosition position = START.copy();
    private int number;
    /** The player on the first seat. */
    private int white;
    /** A move that was sent, but not yet seen by the next player. */
    private int pending = ConquestPosition.NO_MOVE;

    private boolean isPendingSafe;
    private long sentAt;
    /** The average pause between two moves in milliseconds; 0 to move as fast as allowed. */
    private int averageMillis;

    private int movesHere;
    /** How often the two have connected. */
    private int visits;

    private boolean isPaused;

    /** @param table where the first of the two has a seat, and the other seat is free */
    GameLoad(SocketLoop loop, LoadStats stats, String cookie, String other, String table, SplittableRandom random) {
        this.loop = loop;
        this.stats = stats;
        this.cookies = new String[] {cookie, other};
        this.table = table;
        this.random = random;
    }

    static ConquestPosition beginning() {
        return START.copy();
    }

    // ---- Coming and going ----

    /** Connects both. */
    void enter(int port) {
        visits++;
        movesHere = 0;
        isPaused = false;
        for (int player = 0; player < 2; player++) {
            there[player] = false;
            sockets[player] = loop.connect(port, cookies[player], this);
        }
    }

    /** Connects both again, after a restart of the server. */
    void enter(int port, Kept kept) {
        number = kept.number();
        stage = kept.stage();
        position = kept.position();
        hasOffered.clear();
        hasOffered.addAll(kept.hasOffered());
        pending = ConquestPosition.NO_MOVE;
        next = kept.next();
        enter(port);
    }

    /**
     * From now on the two make a move every {@code millis} milliseconds on average, if the server keeps up. Each pause
     * is random, from none to twice the average: people do not move in step, and a thousand games once synchronised
     * would otherwise stay so.
     */
    void pace(int millis) {
        averageMillis = millis;
    }

    /** Makes no more moves. */
    void pause() {
        isPaused = true;
    }

    void leave() {
        for (WebSocketClient socket : sockets) {
            if (socket != null) {
                socket.close();
            }
        }
    }

    boolean isGone() {
        for (WebSocketClient socket : sockets) {
            if (socket != null && !socket.isClosed()) {
                return false;
            }
        }
        return true;
    }

    String table() {
        return table;
    }

    /** The player on a seat: 0 or 1. */
    int playerOn(int seat) {
        return seat == 0 ? white : 1 - white;
    }

    /** Moves that became durable since the two have connected. */
    int movesHere() {
        return movesHere;
    }

    // ---- Receiving ----

    @Override
    public void onOpen(WebSocketClient socket) {
        socket.send("{\"type\":\"hello\",\"version\":1,\"language\":\"en\"}");
    }

    @Override
    public void onClose(WebSocketClient socket) {}

    @Override
    public void onMessage(WebSocketClient socket, ServerMessage message) {
        int player = socket == sockets[0] ? 0 : 1;
        switch (message.type()) {
            case "event" -> event(player, message);
            case "welcome" -> watch(player);
            case "table" -> seen(player, message);
            case "refused", "closing" -> stats.refused(message.toString());
            default -> {
                // Presence and acknowledgements: not needed.
            }
        }
    }

    private void event(int player, ServerMessage message) {
        String kind = message.kind();
        if (kind.equals("rematch-agreed")) {
            follow(player, message.nextTable());
        } else if (message.table().equals(table)) {
            switch (kind) {
                case "started" -> started(player, message.number());
                case "played" -> played(player, message.number());
                case "ended" -> offerRematch(player, message.number());
                default -> {
                    // A seat was taken, or a rematch offered.
                }
            }
        }
    }

    private void seen(int player, ServerMessage message) {
        if (!message.table().equals(table)) {
            return;
        }
        number = Math.max(number, message.number());
        there[player] = true;
        if (there[1 - player]) {
            settle();
        }
    }

    /** Both are connected and know the state of the table. */
    private void settle() {
        switch (stage) {
            case WAITING -> act(1, "sit", "\"seat\":1,\"seatBytes\":\"" + BYTES + "\"");
            case PLAYING -> move(playerOn(position.turn()));
            case ENDED -> {
                for (int player = 0; player < 2; player++) {
                    if (!hasOffered.contains(player)) {
                        offerRematch(player, number);
                    }
                }
            }
            case AGREED -> {
                follow(0, next);
                follow(1, next);
            }
        }
    }

    private void started(int player, int at) {
        if (player == white) {
            stage = Stage.PLAYING;
            number = at;
            move(player);
        }
    }

    /** A move is durable as soon as any client has received it. */
    private void played(int player, int at) {
        if (pending == ConquestPosition.NO_MOVE || at != number + 1) {
            return;
        }
        int seat = position.turn();
        if (!isPendingSafe) {
            isPendingSafe = true;
            movesHere++;
            stats.moved();
            stats.moveListener.onDurable(table, at, seat, position.text(pending));
        }
        if (player != playerOn(seat)) {
            stats.latencies.add(System.nanoTime() - sentAt);
            number = at;
            position.play(pending);
            pending = ConquestPosition.NO_MOVE;
            if (position.isOver()) {
                stage = Stage.ENDED;
                stats.ended();
            } else {
                move(player);
            }
        }
    }

    // ---- Sending ----

    private void move(int player) {
        long pause = Math.max(SHORTEST_PAUSE, averageMillis == 0 ? 0 : random.nextInt(2 * averageMillis));
        long wait = pause - (System.nanoTime() - sentAt) / 1_000_000;
        if (wait > 0 && sentAt != 0) {
            int visit = visits;
            // A move scheduled before the server was killed is scheduled again.
            loop.later(wait, () -> {
                if (visit == visits) {
                    moveNow(player);
                }
            });
        } else {
            moveNow(player);
        }
    }

    private void moveNow(int player) {
        if (isPaused || isGone() || pending != ConquestPosition.NO_MOVE) {
            return;
        }
        pending = position.legalMoveAt(random.nextInt(position.legalMoveCount()));
        isPendingSafe = false;
        sentAt = System.nanoTime();
        act(player, "play", "\"move\":\"" + position.text(pending) + "\"");
    }

    private void offerRematch(int player, int at) {
        number = Math.max(number, at);
        hasOffered.add(player);
        act(player, "offer-rematch", "\"seatBytes\":\"" + BYTES + "\"");
    }

    /** Moves on to the table of the rematch, where each player sits one seat further. */
    private void follow(int player, String to) {
        if (!to.equals(table)) {
            previous = table;
            table = to;
            white = 1 - white;
            number = 0;
            stage = Stage.PLAYING;
            position = START.copy();
            pending = ConquestPosition.NO_MOVE;
            hasOffered.clear();
            there[0] = false;
            there[1] = false;
        }
        send(player, "{\"type\":\"unsubscribe\",\"id\":1,\"table\":\"" + previous + "\"}");
        watch(player);
    }

    private void watch(int player) {
        send(player, "{\"type\":\"subscribe\",\"id\":2,\"table\":\"" + table + "\",\"afterSeq\":0}");
    }

    private void act(int player, String type, String more) {
        send(
                player,
                "{\"type\":\"" + type + "\",\"id\":3,\"table\":\"" + table + "\",\"seq\":" + number + "," + more + "}");
    }

    private void send(int player, String message) {
        WebSocketClient socket = sockets[player];
        if (socket != null) {
            socket.send(message);
        }
    }
}
