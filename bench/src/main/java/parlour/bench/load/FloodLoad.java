package parlour.bench.load;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;

/** Connections that send a request again as soon as it is answered, whatever the answer is. */
final class FloodLoad implements AutoCloseable {

    /**
     * A request of a flood.
     *
     * @param body different for every number, if the server could otherwise answer from its cache; empty for GET
     */
    record Request(String method, String path, String type, IntFunction<String> body) {

        static Request get(String path) {
            return new Request("GET", path, "", number -> "");
        }
    }

    private static final int CONNECTIONS = 16;
    private static final int OK = 200;
    private static final int REFUSED = 429;

    private final int port;
    private final Request request;
    private final AtomicInteger sent = new AtomicInteger();
    private final AtomicInteger granted = new AtomicInteger();
    private final AtomicInteger refused = new AtomicInteger();
    private final List<Thread> threads = new ArrayList<>();
    private volatile boolean isOver;

    /** @param isFromMany whether each connection has an address of its own; otherwise all share one */
    FloodLoad(int port, Request request, boolean isFromMany) {
        this.port = port;
        this.request = request;
        for (int i = 0; i < CONNECTIONS; i++) {
            String address = "203.0.113." + (isFromMany ? i + 1 : 1);
            threads.add(Thread.startVirtualThread(() -> repeat(address)));
        }
    }

    /** Requests that were granted. */
    int granted() {
        return granted.get();
    }

    /** Requests that were refused: 429 or 503. */
    int refused() {
        return refused.get();
    }

    private void repeat(String address) {
        while (!isOver) {
            try (Socket socket = new Socket()) {
                socket.connect(new InetSocketAddress("localhost", port));
                InputStream in = new BufferedInputStream(socket.getInputStream(), 1 << 16);
                boolean goesOn = true;
                while (goesOn && !isOver) {
                    socket.getOutputStream().write(bytes(address));
                    goesOn = read(in);
                }
            } catch (IOException closed) {
                // Connects again.
            }
        }
    }

    private byte[] bytes(String address) {
        byte[] body = request.body().apply(sent.getAndIncrement()).getBytes(StandardCharsets.UTF_8);
        String head = request.method() + " " + request.path() + " HTTP/1.1\r\nHost: localhost:" + port
                + "\r\nX-Parlour: 1\r\nX-Forwarded-For: " + address + "\r\nAccept-Encoding: gzip"
                + (request.type().isEmpty() ? "" : "\r\nContent-Type: " + request.type())
                + "\r\nContent-Length: " + body.length + "\r\n\r\n";
        byte[] first = head.getBytes(StandardCharsets.US_ASCII);
        byte[] all = new byte[first.length + body.length];
        System.arraycopy(first, 0, all, 0, first.length);
        System.arraycopy(body, 0, all, first.length, body.length);
        return all;
    }

    /** Reads an answer; false if the server closes the connection after it. */
    private boolean read(InputStream in) throws IOException {
        int status = Integer.parseInt(line(in).split(" ", 3)[1]);
        (status == OK ? granted : refused).addAndGet(status == OK || status >= REFUSED ? 1 : 0);
        long length = -1;
        boolean goesOn = true;
        for (String header = line(in); !header.isEmpty(); header = line(in)) {
            String lower = header.toLowerCase(Locale.ROOT);
            if (lower.startsWith("content-length:")) {
                length = Long.parseLong(lower.substring(15).strip());
            }
            goesOn &= !lower.equals("connection: close");
        }
        if (length >= 0) {
            in.skipNBytes(length);
            return goesOn;
        }
        for (int chunk = chunk(in); chunk > 0; chunk = chunk(in)) {
            in.skipNBytes(chunk + 2L);
        }
        var _ = line(in);
        return goesOn;
    }

    private static int chunk(InputStream in) throws IOException {
        return Integer.parseInt(line(in), 16);
    }

    private static String line(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = in.read(); c != '\n'; c = in.read()) {
            if (c < 0) {
                throw new IOException("closed");
            }
            if (c != '\r') {
                line.append((char) c);
            }
        }
        return line.toString();
    }

    @Override
    public void close() {
        isOver = true;
        try {
            for (Thread thread : threads) {
                thread.join();
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
