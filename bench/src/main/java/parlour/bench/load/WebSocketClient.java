package parlour.bench.load;

import java.io.IOException;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The client side of a WebSocket: just enough of RFC 6455 to talk to our own server. */
public final class WebSocketClient {

    /** Receives the events of a socket. Always called on the loop's thread. */
    public interface Listener {
        void onOpen(WebSocketClient socket);

        void onMessage(WebSocketClient socket, ServerMessage message);

        void onClose(WebSocketClient socket);

        /** The server answered with something else than an upgrade. */
        default void onRefused(String head) {
            throw new IllegalStateException("not let in: " + head);
        }
    }

    private static final int TEXT = 1;
    private static final int CLOSE = 8;
    private static final int PING = 9;
    private static final int PONG = 10;
    private static final byte[] NOTHING = {};

    private final SocketChannel channel;
    private final SelectionKey key;
    private final int port;
    private final String cookie;
    private final String address;
    private final Listener listener;
    /** The incomplete input received so far. */
    private byte[] held = NOTHING;

    private @Nullable ByteBuffer unsent;
    private boolean isUpgraded;
    private boolean isClosed;

    WebSocketClient(
            SocketChannel channel, SelectionKey key, int port, String cookie, String address, Listener listener) {
        this.channel = channel;
        this.key = key;
        this.port = port;
        this.cookie = cookie;
        this.address = address;
        this.listener = listener;
    }

    public boolean isClosed() {
        return isClosed;
    }

    /**
     * Handles the operations that are ready.
     *
     * @param room a buffer to read into; its content is not needed afterwards
     */
    void ready(byte[] room) {
        try {
            if (key.isConnectable() && channel.finishConnect()) {
                key.interestOps(SelectionKey.OP_READ);
                write(request());
            }
            if (key.isValid() && key.isWritable()) {
                writeRest();
            }
            if (key.isValid() && key.isReadable()) {
                read(room);
            }
        } catch (IOException gone) {
            close();
        }
    }

    public void close() {
        if (isClosed) {
            return;
        }
        isClosed = true;
        try {
            channel.close();
        } catch (IOException gone) {
            // Closed anyway.
        }
        listener.onClose(this);
    }

    /** The upgrade request of a browser, which offers compression. */
    private ByteBuffer request() {
        String request = "GET /socket HTTP/1.1\r\nHost: localhost:" + port
                + "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13"
                + "\r\nSec-WebSocket-Key: cGFybG91ci1iZW5jaC0wMQ=="
                + "\r\nSec-WebSocket-Extensions: permessage-deflate; client_max_window_bits"
                + (cookie.isEmpty() ? "" : "\r\nCookie: parlour=" + cookie)
                + (address.isEmpty() ? "" : "\r\nX-Forwarded-For: " + address)
                + "\r\n\r\n";
        return ByteBuffer.wrap(request.getBytes(StandardCharsets.ISO_8859_1));
    }

    // ---- Reading ----

    private void read(byte[] room) throws IOException {
        ByteBuffer in = ByteBuffer.wrap(room).put(held);
        held = NOTHING;
        int got = channel.read(in);
        int end = in.position();
        int from = isUpgraded ? 0 : upgraded(room, end);
        while (!isClosed) {
            int next = frame(room, from, end);
            if (next == from) {
                break;
            }
            from = next;
        }
        if (got < 0) {
            close();
        } else if (from < end) {
            held = Arrays.copyOfRange(room, from, end);
        }
    }

    /** The offset of the first frame, or 0. */
    private int upgraded(byte[] bytes, int end) {
        String head = new String(bytes, 0, end, StandardCharsets.ISO_8859_1);
        int over = head.indexOf("\r\n\r\n");
        if (over < 0) {
            return 0;
        }
        if (!head.startsWith("HTTP/1.1 101 ")) {
            listener.onRefused(head);
            close();
            return 0;
        }
        if (head.contains("permessage-deflate")) {
            throw new IllegalStateException("the server compresses, which this client cannot read");
        }
        isUpgraded = true;
        listener.onOpen(this);
        return over + 4;
    }

    /**
     * Reads the frame at {@code from}. Returns the offset of the next one, or {@code from} if this one is incomplete.
     */
    private int frame(byte[] bytes, int from, int end) {
        if (!isUpgraded || end - from < 2) {
            return from;
        }
        int length = bytes[from + 1] & 127;
        int head = length < 126 ? 2 : length == 126 ? 4 : 10;
        if (end - from < head) {
            return from;
        }
        if (length >= 126) {
            length = 0;
            for (int i = 2; i < head; i++) {
                length = (length << 8) | (bytes[from + i] & 255);
            }
        }
        int next = from + head + length;
        if (next > end) {
            return from;
        }
        switch (bytes[from] & 255) {
            case 128 | TEXT -> listener.onMessage(this, new ServerMessage(bytes, from + head, length));
            case 128 | CLOSE -> close();
            case 128 | PING -> send(PONG, Arrays.copyOfRange(bytes, from + head, next));
            case 128 | PONG -> {}
            default -> throw new IllegalStateException("a frame this client cannot read: " + (bytes[from] & 255));
        }
        return next;
    }

    /** Closes without a goodbye: the other side gets a reset. */
    public void reset() {
        try {
            channel.setOption(StandardSocketOptions.SO_LINGER, 0);
        } catch (IOException gone) {
            // Closed already.
        }
        close();
    }

    // ---- Writing ----

    public void send(String message) {
        send(TEXT, message.getBytes(StandardCharsets.UTF_8));
    }

    /** Masked, as required of clients, but with zeros: there is no proxy that could mistake the bytes for a request. */
    private void send(int opcode, byte[] payload) {
        if (isClosed) {
            return;
        }
        ByteBuffer frame = ByteBuffer.allocate(payload.length + 8);
        frame.put((byte) (128 | opcode));
        if (payload.length < 126) {
            frame.put((byte) (128 | payload.length));
        } else {
            frame.put((byte) (128 | 126)).putShort((short) payload.length);
        }
        frame.putInt(0).put(payload).flip();
        try {
            write(frame);
        } catch (IOException gone) {
            close();
        }
    }

    private void write(ByteBuffer bytes) throws IOException {
        if (unsent == null) {
            channel.write(bytes);
        }
        if (bytes.hasRemaining()) {
            ByteBuffer before = unsent == null ? ByteBuffer.allocate(0) : unsent;
            unsent = ByteBuffer.allocate(before.remaining() + bytes.remaining())
                    .put(before)
                    .put(bytes)
                    .flip();
            key.interestOps(SelectionKey.OP_READ | SelectionKey.OP_WRITE);
        }
    }

    private void writeRest() throws IOException {
        ByteBuffer rest = unsent;
        if (rest != null) {
            channel.write(rest);
        }
        if (rest == null || !rest.hasRemaining()) {
            unsent = null;
            key.interestOps(SelectionKey.OP_READ);
        }
    }
}
