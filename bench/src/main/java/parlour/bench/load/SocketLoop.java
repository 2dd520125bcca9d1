package parlour.bench.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.util.Comparator;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Many sockets on one thread, the one that calls {@link #until}. It shares the cores with the server under load, so it
 * does as little as possible.
 */
public final class SocketLoop implements AutoCloseable {

    private static final int MAX_READ = 1 << 20;
    private static final long NAP_MILLIS = 20;

    private record Task(long at, Runnable what) {}

    private final Selector selector;
    private final byte[] room = new byte[MAX_READ];
    private final Queue<Runnable> fromElsewhere = new ConcurrentLinkedQueue<>();
    private final PriorityQueue<Task> tasks = new PriorityQueue<>(Comparator.comparingLong(Task::at));

    public SocketLoop() {
        try {
            selector = Selector.open();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Opens a socket with this cookie. */
    WebSocketClient connect(int port, String cookie, WebSocketClient.Listener listener) {
        return connect(port, cookie, "", listener);
    }

    /**
     * Opens a socket with this cookie.
     *
     * @param address what a proxy says the client's address is; empty without a proxy
     */
    public WebSocketClient connect(int port, String cookie, String address, WebSocketClient.Listener listener) {
        SocketChannel channel = null;
        try {
            channel = SocketChannel.open();
            channel.configureBlocking(false);
            channel.setOption(java.net.StandardSocketOptions.TCP_NODELAY, true);
            SelectionKey key = channel.register(selector, SelectionKey.OP_CONNECT);
            WebSocketClient socket = new WebSocketClient(channel, key, port, cookie, address, listener);
            key.attach(socket);
            channel.connect(new InetSocketAddress("localhost", port));
            return socket;
        } catch (IOException failure) {
            close(channel);
            throw new UncheckedIOException(failure);
        }
    }

    private static void close(@Nullable SocketChannel channel) {
        try {
            if (channel != null) {
                channel.close();
            }
        } catch (IOException gone) {
            // It never was connected.
        }
    }

    /** Runs a task after a delay, on the loop's thread. */
    public void later(long millis, Runnable what) {
        tasks.add(new Task(System.nanoTime() + millis * 1_000_000, what));
    }

    /** Runs a task soon on the loop's thread. May be called on any thread. */
    public void execute(Runnable what) {
        fromElsewhere.add(what);
    }

    /**
     * Runs the loop until a condition holds.
     *
     * @return whether it held in time
     */
    public boolean until(BooleanSupplier isSo, long millis) {
        long end = System.nanoTime() + millis * 1_000_000;
        while (!isSo.getAsBoolean()) {
            if (System.nanoTime() > end) {
                return false;
            }
            turn();
        }
        return true;
    }

    void forMillis(long millis) {
        until(() -> false, millis);
    }

    private void turn() {
        try {
            long nap = NAP_MILLIS;
            Task next = tasks.peek();
            if (next != null) {
                nap = Math.min(nap, (next.at() - System.nanoTime()) / 1_000_000);
            }
            if (nap > 0) {
                selector.select(this::serve, nap);
            } else {
                selector.selectNow(this::serve);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        for (Runnable next = fromElsewhere.poll(); next != null; next = fromElsewhere.poll()) {
            next.run();
        }
        long now = System.nanoTime();
        for (Task due = tasks.peek(); due != null && due.at() <= now; due = tasks.peek()) {
            tasks.poll();
            due.what().run();
        }
    }

    private void serve(SelectionKey key) {
        if (key.attachment() instanceof WebSocketClient socket) {
            socket.ready(room);
        }
    }

    /** Closes every socket, without notifying the listeners. */
    @Override
    public void close() {
        try {
            for (SelectionKey key : selector.keys()) {
                key.channel().close();
            }
            selector.close();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
