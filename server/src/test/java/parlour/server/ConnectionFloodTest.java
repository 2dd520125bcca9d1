package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parlour.server.store.TestDatabase;

/** One address opens connections and asks for nothing: beyond a limit they are closed, and no other address notices. */
final class ConnectionFloodTest {

    private static final int SOCKETS = 5;
    private static final int CONNECTIONS = 8 * SOCKETS;
    private static final int TIMEOUT = 20_000;

    @TempDir
    private Path data;

    @Test
    void connectionsOfAnAddressAreLimited() throws IOException {
        ServerConfig config = ServerConfig.in(data)
                .host("0.0.0.0")
                .database(TestDatabase.SQLITE.fresh(data))
                .botThreads(1)
                .socketsPerAddress(SOCKETS)
                .build();
        try (Server server = Server.start(config, Environment.system(data))) {
            List<Socket> idle = new ArrayList<>();
            for (int i = 0; i < CONNECTIONS; i++) {
                Socket socket = from("127.0.0.1", server);
                idle.add(socket);
                // Connections are registered in the order of their answers, not of their arrival.
                assertTrue(isAnswered(socket), "connection " + i);
            }
            assertEquals(0, answered(List.of(from("127.0.0.1", server), from("127.0.0.1", server))));
            assertEquals(1, answered(List.of(from("127.0.0.2", server))));

            // Sockets count as one connection each, before and after the handshake.
            for (Socket socket : idle.subList(0, SOCKETS)) {
                String head = upgrade(socket);
                assertTrue(head.startsWith("HTTP/1.1 101"), head);
                // A session of the servlet container would be kept for ever.
                assertFalse(head.contains("Set-Cookie"), head);
            }
            assertEquals(0, answered(List.of(from("127.0.0.1", server))));

            for (Socket socket : idle) {
                socket.close();
            }
            long end = System.nanoTime() + TIMEOUT * 1_000_000L;
            while (!isAnswered(from("127.0.0.1", server)) && System.nanoTime() < end) {
                Thread.onSpinWait();
            }
            assertEquals(1, answered(List.of(from("127.0.0.1", server))));
        }
    }

    private static Socket from(String address, Server server) throws IOException {
        Socket socket = new Socket("127.0.0.1", server.port(), InetAddress.getByName(address), 0);
        socket.setSoTimeout(TIMEOUT);
        return socket;
    }

    private static long answered(List<Socket> sockets) {
        return sockets.stream().filter(ConnectionFloodTest::isAnswered).count();
    }

    private static boolean isAnswered(Socket socket) {
        try {
            return ask(socket, "HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n").startsWith("HTTP/1.1 ");
        } catch (IOException closed) {
            return false;
        }
    }

    private static String upgrade(Socket socket) throws IOException {
        return ask(
                socket,
                String.join(
                        "\r\n",
                        "GET /socket HTTP/1.1",
                        "Host: localhost",
                        "Connection: Upgrade",
                        "Upgrade: websocket",
                        "Sec-WebSocket-Version: 13",
                        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
                        "",
                        ""));
    }

    /** The head of the answer; what there is of it, if the connection was closed. */
    private static String ask(Socket socket, String request) throws IOException {
        socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
        StringBuilder head = new StringBuilder();
        for (int next = socket.getInputStream().read();
                next >= 0;
                next = socket.getInputStream().read()) {
            head.append((char) next);
            if (head.indexOf("\r\n\r\n") >= 0) {
                break;
            }
        }
        return head.toString();
    }
}
