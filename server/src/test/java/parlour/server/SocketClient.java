package parlour.server;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A WebSocket client that records all messages and can wait for one. */
final class SocketClient implements WebSocket.Listener, AutoCloseable {

    /** Reached only when a message never arrives. */
    private static final Duration NEVER = Duration.ofSeconds(90);

    private final Runnable breath;
    private final List<String> sent = new ArrayList<>();
    private final List<String> received = new ArrayList<>();

    /** The messages parsed so far: each is parsed once. */
    private final List<JsonNode> parsed = new ArrayList<>();

    private final StringBuilder part = new StringBuilder();
    private @Nullable WebSocket socket;
    private int consumed;
    private long ids;
    private int closeCode = -1;
    private String failure = "";

    private SocketClient(Runnable breath) {
        this.breath = breath;
    }

    static SocketClient open(HttpClient http, URI address, Map<String, String> headers, Runnable breath) {
        SocketClient line = new SocketClient(breath);
        WebSocket.Builder builder = http.newWebSocketBuilder();
        headers.forEach(builder::header);
        line.socket = builder.buildAsync(address, line).join();
        return line;
    }

    @Override
    public synchronized @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
        part.append(data);
        if (last) {
            received.add(part.toString());
            part.setLength(0);
            notifyAll();
        }
        from.request(1);
        return null;
    }

    @Override
    public synchronized @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        closeCode = code;
        notifyAll();
        return null;
    }

    @Override
    public synchronized void onError(WebSocket from, Throwable error) {
        failure = error.toString();
        closeCode = closeCode < 0 ? 1006 : closeCode;
        notifyAll();
    }

    private WebSocket socket() {
        WebSocket open = socket;
        if (open == null) {
            throw new IllegalStateException("not open yet");
        }
        return open;
    }

    // ---- Sending ----

    void send(String message) {
        breath.run();
        synchronized (this) {
            sent.add(message);
        }
        socket().sendText(message, true).join();
    }

    /** False if the connection is closed. */
    boolean tries(String message) {
        breath.run();
        try {
            socket().sendText(message, true).join();
            return true;
        } catch (java.util.concurrent.CompletionException closed) {
            return false;
        }
    }

    /** Sends one message in several frames. */
    void sendParts(List<String> parts) {
        for (int i = 0; i < parts.size(); i++) {
            socket().sendText(parts.get(i), i == parts.size() - 1).join();
        }
    }

    void sendBinary(byte[] bytes) {
        socket().sendBinary(ByteBuffer.wrap(bytes), true).join();
    }

    /** Sends a command with a new id and returns the reply. */
    JsonNode ask(String type, String fields) {
        long id = ++ids;
        send("{\"type\":\"" + type + "\",\"id\":" + id + (fields.isEmpty() ? "" : "," + fields) + "}");
        return answer(id);
    }

    private JsonNode answer(long id) {
        List<String> answers = List.of("done", "refused", "table", "threats", "known-position");
        return waitFor(
                "an answer to " + id,
                0,
                message -> message.path("id").asLong(-1) == id
                        && answers.contains(message.path("type").asText()));
    }

    // ---- Receiving ----

    /** The next message of that type; earlier ones are skipped. */
    JsonNode await(String what, Predicate<JsonNode> wanted) {
        JsonNode found = waitFor(what, consumed, wanted);
        consumed = place;
        return found;
    }

    JsonNode awaitEvent(String kind) {
        return await(kind, message -> message.at("/event/kind").asText().equals(kind));
    }

    private int place;

    private JsonNode waitFor(String what, int from, Predicate<JsonNode> wanted) {
        try {
            return patientlyFor(what, from, wanted);
        } catch (InterruptedException hurry) {
            throw new IllegalStateException(hurry);
        }
    }

    private synchronized JsonNode patientlyFor(String what, int from, Predicate<JsonNode> wanted)
            throws InterruptedException {
        long end = System.nanoTime() + NEVER.toNanos();
        int next = from;
        while (true) {
            for (; next < received.size(); next++) {
                JsonNode message = message(next);
                if (wanted.test(message)) {
                    place = next + 1;
                    return message;
                }
            }
            long left = (end - System.nanoTime()) / 1_000_000;
            if (left <= 0 || closeCode >= 0) {
                throw new AssertionError(what + " never came (closed " + closeCode + "), but " + received);
            }
            wait(left);
        }
    }

    /** Waits for the server to close the connection; returns the close code. */
    synchronized int awaitClose() throws InterruptedException {
        long end = System.nanoTime() + NEVER.toNanos();
        while (closeCode < 0) {
            long left = (end - System.nanoTime()) / 1_000_000;
            if (left <= 0) {
                throw new AssertionError("still open");
            }
            wait(left);
        }
        return closeCode;
    }

    /** Waits for {@code many} matching messages from index {@code from} on, or until the connection is closed. */
    synchronized void awaitMany(int from, int many, Predicate<JsonNode> wanted) throws InterruptedException {
        long end = System.nanoTime() + NEVER.toNanos();
        int next = from;
        int found = 0;
        while (true) {
            for (; next < received.size(); next++) {
                found += wanted.test(message(next)) ? 1 : 0;
            }
            long left = (end - System.nanoTime()) / 1_000_000;
            if (found >= many || closeCode >= 0) {
                return;
            }
            if (left <= 0) {
                throw new AssertionError(found + " answers instead of " + many);
            }
            wait(left);
        }
    }

    synchronized boolean isClosed() {
        return closeCode >= 0;
    }

    synchronized List<String> sent() {
        return List.copyOf(sent);
    }

    synchronized List<String> received() {
        return List.copyOf(received);
    }

    synchronized int count() {
        return received.size();
    }

    /** A received message by index, from 0; must not be modified. */
    synchronized JsonNode message(int number) {
        while (parsed.size() <= number) {
            parsed.add(ApiClient.read(received.get(parsed.size())));
        }
        return parsed.get(number);
    }

    /** Waits for a pong: everything sent before it has then arrived. */
    void settle() {
        int from = count();
        send("{\"type\":\"ping\"}");
        waitFor("a pong", from, message -> message.path("type").asText().equals("pong"));
    }

    /** Drops the connection without a close frame, as when a cable is pulled. */
    void cut() {
        socket().abort();
    }

    @Override
    public void close() {
        socket().abort();
    }

    @Override
    public synchronized String toString() {
        return "socket closed with " + closeCode + " " + failure + " after " + received.size() + " messages, the last "
                + received.subList(Math.max(0, received.size() - 3), received.size());
    }
}
