package parlour.server.socket;

import java.util.ArrayDeque;
import java.util.Deque;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;

/** What a connection has still to be sent, in order. Nobody ever waits for it: who reads too slowly is given up. */
final class SendQueue {

    /** Characters that may wait. A table with its legal moves has about ten thousand. */
    private static final int MAX_WAITING = 1 << 20;

    private final Session session;
    private final Runnable giveUp;
    private @Nullable Deque<String> waiting;
    private int characters;
    private boolean sending;
    private boolean givenUp;
    private @Nullable Runnable ending;

    /** @param giveUp called once, when the connection cannot keep up or has failed */
    SendQueue(Session session, Runnable giveUp) {
        this.session = session;
        this.giveUp = giveUp;
    }

    void send(String message) {
        send(message, null);
    }

    /** Sends the last message there is; once it has left, {@code then}. A close that overtook it would swallow it. */
    void sendLast(String message, Runnable then) {
        send(message, then);
    }

    private void send(String message, @Nullable Runnable then) {
        synchronized (this) {
            if (givenUp || ending != null) {
                return;
            }
            ending = then;
            if (sending) {
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
            message = waiting == null ? null : waiting.poll();
            end = ending;
            if (message == null) {
                // An idle connection keeps no queue.
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
