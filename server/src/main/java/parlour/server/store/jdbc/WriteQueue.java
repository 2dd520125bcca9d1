package parlour.server.store.jdbc;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A bounded queue of pending writes; {@link #add} blocks while it is full. A JDK queue could lose elements added while
 * it is being closed.
 */
final class WriteQueue<P> {

    private final int room;
    private final Queue<P> queue = new ArrayDeque<>();
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition hasSome = lock.newCondition();
    private final Condition hasRoom = lock.newCondition();
    private boolean closed;

    WriteQueue(int room) {
        this.room = room;
    }

    /** False if the queue is closed. */
    boolean add(P piece) {
        lock.lock();
        try {
            while (queue.size() >= room && !closed) {
                hasRoom.awaitUninterruptibly();
            }
            if (closed) {
                return false;
            }
            queue.add(piece);
            hasSome.signal();
            return true;
        } finally {
            lock.unlock();
        }
    }

    /** Waits for elements, then takes up to {@code max}; empty once the queue is closed and drained. */
    List<P> take(int max) {
        lock.lock();
        try {
            while (queue.isEmpty() && !closed) {
                hasSome.awaitUninterruptibly();
            }
            List<P> taken = new ArrayList<>(Math.min(max, queue.size()));
            while (taken.size() < max && !queue.isEmpty()) {
                taken.add(queue.remove());
            }
            hasRoom.signalAll();
            return taken;
        } finally {
            lock.unlock();
        }
    }

    boolean isClosed() {
        lock.lock();
        try {
            return closed;
        } finally {
            lock.unlock();
        }
    }

    /** Rejects further elements; those in the queue can still be taken. */
    void close() {
        lock.lock();
        try {
            closed = true;
            hasSome.signalAll();
            hasRoom.signalAll();
        } finally {
            lock.unlock();
        }
    }
}
