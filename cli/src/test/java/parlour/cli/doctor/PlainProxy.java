package parlour.cli.doctor;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import javax.net.ssl.SSLContext;

/** A proxy that passes on requests with headers chosen by the test, and no WebSockets. */
final class PlainProxy implements AutoCloseable {

    private final HttpServer server;
    private final String scheme;

    /**
     * Starts a proxy.
     *
     * @param headers sent to the server instead of the visitor's
     */
    PlainProxy(Optional<SSLContext> certificate, int target, Map<String, String> headers) throws IOException {
        InetSocketAddress any = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
        if (certificate.isPresent()) {
            HttpsServer secure = HttpsServer.create(any, 0);
            secure.setHttpsConfigurator(new HttpsConfigurator(certificate.get()));
            server = secure;
        } else {
            server = HttpServer.create(any, 0);
        }
        scheme = certificate.isPresent() ? "https" : "http";
        server.createContext("/", exchange -> pass(exchange, target, headers));
        server.start();
    }

    private static void pass(HttpExchange exchange, int target, Map<String, String> headers) throws IOException {
        StringBuilder request =
                new StringBuilder("GET " + exchange.getRequestURI() + " HTTP/1.1\r\nConnection: close\r\n");
        headers.forEach(
                (name, value) -> request.append(name).append(": ").append(value).append("\r\n"));
        try (exchange;
                Socket socket = new Socket(InetAddress.getLoopbackAddress(), target)) {
            socket.getOutputStream().write((request + "\r\n").getBytes(StandardCharsets.US_ASCII));
            String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            byte[] body = answer.substring(answer.indexOf("\r\n\r\n") + 4).getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(Integer.parseInt(answer.substring(9, 12)), body.length);
            exchange.getResponseBody().write(body);
        }
    }

    URI url() {
        return URI.create(scheme + "://localhost:" + server.getAddress().getPort());
    }

    @Override
    public void close() {
        server.stop(0);
    }
}
