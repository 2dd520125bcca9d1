package parlour.bench.load;

import java.util.ArrayList;
import java.util.List;

/** Sockets that watch a table and otherwise only send heartbeats. */
final class SpectatorLoad implements WebSocketClient.Listener {

    /** As requested by the server's welcome. */
    private static final long HEARTBEAT_MILLIS = 25_000;

    /** How many connect at once; more would only wait in a queue. */
    private static final int AT_ONCE = 200;

    private static final long TIMEOUT_MILLIS = 300_000;

    private final SocketLoop loop;
    private final int port;
    private final List<String> tables;
    private final List<WebSocketClient> sockets = new ArrayList<>();
    private int watching;
    private int pongs;
    private int lost;

    SpectatorLoad(SocketLoop loop, int port, List<String> tables) {
        this.loop = loop;
        this.port = port;
        this.tables = List.copyOf(tables);
    }

    /** Connects one socket for each cookie, which subscribes to a table. */
    boolean enter(List<String> cookies) {
        for (String cookie : cookies) {
            boolean hasRoom = loop.until(() -> sockets.size() - watching - lost < AT_ONCE, TIMEOUT_MILLIS);
            if (!hasRoom) {
                return false;
            }
            sockets.add(loop.connect(port, cookie, this));
        }
        return loop.until(() -> watching + lost == sockets.size(), TIMEOUT_MILLIS) && lost == 0;
    }

    /** The number of sockets that answer a ping. */
    int answering() {
        pongs = 0;
        sockets.forEach(SpectatorLoad::ping);
        loop.until(() -> pongs + lost >= sockets.size(), TIMEOUT_MILLIS);
        return pongs;
    }

    int lost() {
        return lost;
    }

    private static void ping(WebSocketClient socket) {
        socket.send("{\"type\":\"ping\"}");
    }

    private void stayAlive(WebSocketClient socket) {
        if (!socket.isClosed()) {
            ping(socket);
            loop.later(HEARTBEAT_MILLIS, () -> stayAlive(socket));
        }
    }

    @Override
    public void onOpen(WebSocketClient socket) {
        socket.send("{\"type\":\"hello\",\"version\":1,\"language\":\"en\"}");
    }

    @Override
    public void onMessage(WebSocketClient socket, ServerMessage message) {
        switch (message.type()) {
            case "welcome" -> {
                String table = tables.get(watching % tables.size());
                socket.send("{\"type\":\"subscribe\",\"id\":1,\"table\":\"" + table + "\",\"afterSeq\":0}");
            }
            case "table" -> {
                watching++;
                loop.later(HEARTBEAT_MILLIS, () -> stayAlive(socket));
            }
            case "pong" -> pongs++;
            case "refused", "closing" -> throw new IllegalStateException(message.toString());
            default -> {
                // An event at the table.
            }
        }
    }

    @Override
    public void onClose(WebSocketClient socket) {
        lost++;
    }
}
