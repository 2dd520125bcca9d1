package parlour.server.socket;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.BooleanSupplier;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;

/** The outgoing messages of a connection, in order. Never blocks: a client that reads too slowly is disconnected. */
final class SendQueue {

    /** Maximum number of queued characters. A table with its legal moves takes about ten thousand. */
    private static final int MAX_WAITING = 1 << 20;

    private final Session session;
    private final Runnable giveUp;
    private final BooleanSupplier maySend;
    private @Nullable Deque<String> waiting;
    private int characters;
    private boolean sending;
    private boolean givenUp;
    private @Nullable Runnable ending;
    private boolean endsAtOnce;

    /**
     * An empty queue.
     *
     * @param giveUp called once, when the connection cannot keep up or has failed
     * @param maySend while false, messages wait for {@link #resume}
     */
    SendQueue(Session session, Runnable giveUp, BooleanSupplier maySend) {
        this.session = session;
        this.giveUp = giveUp;
        this.maySend = maySend;
    }

    void send(String message) {
        send(message, null);
    }

    /** Sends a final message, and runs {@code then} once it is sent. Closing earlier could discard the message. */
    void sendLast(String message, Runnable then) {
        send(message, then);
    }

    /** Like {@link #sendLast}, but drops what has not been sent yet, and does not wait. */
    void sendOnly(String message, Runnable then) {
        synchronized (this) {
            if (givenUp || endsAtOnce) {
                return;
            }
            endsAtOnce = true;
            waiting = null;
            characters = 0;
            ending = then;
            if (sending) {
                keep(message);
                return;
            }
            sending = true;
        }
        pass(message);
    }

    /** Sends what had to wait. */
    void resume() {
        String message;
        synchronized (this) {
            message = sending || givenUp || waiting == null || !maySend.getAsBoolean() ? null : waiting.poll();
            if (message == null) {
                return;
            }
            characters -= message.length();
            sending = true;
        }
        pass(message);
    }

    private void send(String message, @Nullable Runnable then) {
        synchronized (this) {
            if (givenUp || ending != null) {
                return;
            }
            ending = then;
            if (sending || waiting != null || !maySend.getAsBoolean()) {
                keep(message);
                return;
            }
            sending = true;
        }
        pass(message);
    }

    private void keep(String message) {
        Deque<String> queue = waiting == null ? new ArrayDeque<>() : waiting;
        waiting = queue;
        characters += message.length();
        if (characters > MAX_WAITING) {
            fail();
            return;
        }
        queue.add(message);
    }

    private void pass(String message) {
        session.sendText(message, Callback.from(this::next, failure -> fail()));
    }

    private void next() {
        String message;
        Runnable end;
        synchronized (this) {
            end = ending;
            if (waiting != null && !endsAtOnce && !maySend.getAsBoolean()) {
                sending = false;
                return;
            }
            message = waiting == null ? null : waiting.poll();
            if (message == null) {
                // Idle connections hold no queue, to save memory.
                waiting = null;
                sending = false;
            } else {
                characters -= message.length();
            }
        }
        if (message != null) {
            pass(message);
        } else if (end != null) {
            end.run();
        }
    }

    private void fail() {
        synchronized (this) {
            if (givenUp) {
                return;
            }
            givenUp = true;
            waiting = null;
        }
        Thread.ofVirtual().start(giveUp);
    }
}
