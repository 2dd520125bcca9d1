package parlour.bench.chaos;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** Asks a node how it is, as a proxy does. */
final class HealthCheck {

    private static final byte[] REQUEST =
            "GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".getBytes(StandardCharsets.US_ASCII);

    private HealthCheck() {}

    static boolean isHealthy(int port, int timeoutMillis) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress("localhost", port), timeoutMillis);
            socket.setSoTimeout(timeoutMillis);
            socket.getOutputStream().write(REQUEST);
            byte[] head = socket.getInputStream().readNBytes("HTTP/1.1 200".length());
            return new String(head, StandardCharsets.US_ASCII).equals("HTTP/1.1 200");
        } catch (IOException away) {
            return false;
        }
    }
}
