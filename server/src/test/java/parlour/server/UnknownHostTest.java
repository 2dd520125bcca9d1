package parlour.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parlour.server.store.TestDatabase;
import parlour.server.table.ChanceSource;

/** A page of another site whose name points at this machine must not be served (DNS rebinding). */
final class UnknownHostTest {

    @TempDir
    private static Path data;

    private static TestServer server;

    @BeforeAll
    static void open() {
        ServerConfig config = ServerConfig.in(data)
                .database(TestDatabase.SQLITE.fresh(data))
                .publicUrl(Optional.of(URI.create("https://play.example.org")))
                .allowedHosts(Set.of("attic.lan"))
                .botThreads(1)
                .build();
        server = TestServer.at(
                config, TestServer.games(), ChanceSource.provable(), new SecureRandom(), new ManualClock());
    }

    @AfterAll
    static void close() {
        server.close();
    }

    @ParameterizedTest
    @CsvSource({
        "localhost, 200",
        "localhost:8080, 200",
        "LOCALHOST:8080, 200",
        "parlour.localhost, 200",
        "127.0.0.1:8080, 200",
        "192.168.1.20, 200",
        "[::1]:8080, 200",
        "play.example.org, 200",
        "Play.Example.org:443, 200",
        "attic.lan:8080, 200",
        "elsewhere.example, 421",
        "play.example.org.elsewhere.example, 421",
        "localhost.elsewhere.example:8080, 421",
        "127.0.0.1.elsewhere.example, 421",
        "1.2.3.4.5, 421",
        "attic, 421",
    })
    void onlyKnownHostsAreServed(String host, int status) throws IOException {
        assertEquals(status, answer("GET /api/me HTTP/1.1", "Host: " + host));
        assertEquals(status, answer("GET / HTTP/1.1", "Host: " + host) == 421 ? 421 : 200);
        String upgrade = "Host: " + host + "\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==";
        assertEquals(status == 200 ? 101 : 421, answer("GET /socket HTTP/1.1", upgrade, "Upgrade"));
    }

    private static int answer(String line, String headers) throws IOException {
        return answer(line, headers, "close");
    }

    private static int answer(String line, String headers, String connection) throws IOException {
        try (Socket socket = new Socket("localhost", server.port())) {
            String request = line + "\r\n" + headers + "\r\nConnection: " + connection + "\r\n\r\n";
            socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            byte[] status = socket.getInputStream().readNBytes("HTTP/1.1 200".length());
            return Integer.parseInt(new String(status, StandardCharsets.US_ASCII).substring(9));
        }
    }
}
