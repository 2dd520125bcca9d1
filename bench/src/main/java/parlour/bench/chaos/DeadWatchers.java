package parlour.bench.chaos;

import java.io.IOException;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;

/** Sockets that subscribe to a table and are reset before they have read anything. */
final class DeadWatchers {

    private static final int TIMEOUT_MILLIS = 2_000;

    private final int port;
    private final List<String> tables;
    private final Random random;

    DeadWatchers(int port, List<String> tables, Random random) {
        this.port = port;
        this.tables = tables;
        this.random = random;
    }

    void come(int count) {
        for (int i = 0; i < count; i++) {
            comeAndDie(tables.get(random.nextInt(tables.size())), random.nextInt(1 << 24));
        }
    }

    private void comeAndDie(String table, int number) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress("localhost", port), TIMEOUT_MILLIS);
            socket.setSoTimeout(TIMEOUT_MILLIS);
            socket.setSoLinger(true, 0);
            OutputStream out = socket.getOutputStream();
            String upgrade = "GET /socket HTTP/1.1\r\nHost: localhost:" + port
                    + "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13"
                    + "\r\nSec-WebSocket-Key: cGFybG91ci1iZW5jaC0wMQ==\r\nX-Forwarded-For: 10." + (number >> 16) + "."
                    + (number >> 8 & 255) + "." + (number & 255) + "\r\n\r\n";
            out.write(upgrade.getBytes(StandardCharsets.US_ASCII));
            if (socket.getInputStream().read() >= 0) {
                out.write(frame("{\"type\":\"hello\",\"version\":1,\"language\":\"en\"}"));
                out.write(frame("{\"type\":\"subscribe\",\"id\":1,\"table\":\"" + table + "\",\"afterSeq\":0}"));
                out.flush();
            }
        } catch (IOException refused) {
            // The proxy or the server is busy.
        }
    }

    private static byte[] frame(String message) {
        byte[] text = message.getBytes(StandardCharsets.US_ASCII);
        ByteBuffer frame = ByteBuffer.allocate(6 + text.length);
        frame.put((byte) 0x81).put((byte) (0x80 | text.length)).putInt(0).put(text);
        return frame.array();
    }
}
