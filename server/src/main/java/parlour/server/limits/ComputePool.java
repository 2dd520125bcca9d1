package parlour.server.limits;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import parlour.game.Refusal;
import parlour.server.logging.RequestId;

/**
 * A few threads for requests that need the processor for more than a moment: replays, charts, passwords. Games are
 * served on virtual threads, which share as many system threads as there are processors; one computation on each of
 * those would hold up every game.
 *
 * <p>Clients take turns, however much each of them asks for. The queue is bounded, and a client may have no more places
 * in it than are still free: whoever floods it leaves room for others.
 */
public final class ComputePool implements AutoCloseable {

    /**
     * Limits of the pool.
     *
     * @param waiting computations that may wait, for all clients together
     * @param perClient computations that may wait for one client
     * @param patience how long a computation may wait
     */
    public record Limits(int threads, int waiting, int perClient, Duration patience) {

        /** Leaves at least half of the processors to the games. */
        public static Limits defaults() {
            int threads = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
            return new Limits(threads, 64, 8, Duration.ofSeconds(10));
        }
    }

    /** There is no room for another computation, or it has waited too long. */
    public static final class BusyException extends RuntimeException {

        private static final long serialVersionUID = 1L;

        BusyException() {
            super(BUSY.code(), null, false, false);
        }

        public Refusal refusal() {
            return BUSY;
        }
    }

    private static final Refusal BUSY = new Refusal(
            "busy",
            "The server has too much to compute at this moment. Please try again in a few seconds.",
            "Le serveur a trop de calculs à faire en ce moment. Veuillez réessayer dans quelques secondes.");

    private static final long MAX_REST_NANOS = Duration.ofMillis(200).toNanos();

    private record Task<T>(String client, Supplier<T> computation, CompletableFuture<T> done) {

        /** A failure is rethrown to whoever asked; the thread goes on. */
        void compute() {
            try {
                done.complete(computation.get());
            } catch (Throwable failure) {
                done.completeExceptionally(failure);
            }
        }
    }

    private final Limits limits;

    /** The waiting tasks of each client; the client whose turn it is comes first. */
    private final Map<String, Deque<Task<?>>> queues = new LinkedHashMap<>();

    private int waiting;
    private int threads;
    private boolean isClosed;

    public ComputePool(Limits limits) {
        this.limits = limits;
    }

    /**
     * Computes on one of the threads, and waits for the result.
     *
     * @param client who asks: an address
     * @throws BusyException if there is no room
     */
    public <T> T run(String client, Supplier<T> computation) {
        Task<T> task = new Task<>(client, RequestId.carriedBy(computation), new CompletableFuture<>());
        if (!enqueue(task)) {
            throw new BusyException();
        }
        return await(task);
    }

    public synchronized int waiting() {
        return waiting;
    }

    private synchronized boolean enqueue(Task<?> task) {
        int own = queues.getOrDefault(task.client(), NONE).size();
        int free = limits.waiting() - waiting;
        if (isClosed || own >= limits.perClient() || own >= free) {
            return false;
        }
        queues.computeIfAbsent(task.client(), client -> new ArrayDeque<>()).add(task);
        waiting++;
        if (threads < limits.threads()) {
            threads++;
            startThread();
        }
        return true;
    }

    private static final Deque<Task<?>> NONE = new ArrayDeque<>(0);

    private <T> T await(Task<T> task) {
        try {
            try {
                return task.done().get(limits.patience().toMillis(), TimeUnit.MILLISECONDS);
            } catch (TimeoutException late) {
                if (withdraw(task)) {
                    throw new BusyException();
                }
                // It is being computed: every computation ends.
                return task.done().get();
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            withdraw(task);
            throw new BusyException();
        } catch (ExecutionException failure) {
            switch (failure.getCause()) {
                case RuntimeException cause -> throw cause;
                case Error cause -> throw cause;
                case null, default -> throw new IllegalStateException(failure);
            }
        }
    }

    /** Removes a task; false if it no longer waits. */
    private synchronized boolean withdraw(Task<?> task) {
        @Nullable Deque<Task<?>> own = queues.get(task.client());
        if (own == null || !own.remove(task)) {
            return false;
        }
        waiting--;
        if (own.isEmpty()) {
            queues.remove(task.client());
        }
        return true;
    }

    // ---- The threads ----

    // Most systems ignore priorities: what games can rely on is that there are few threads.
    @SuppressWarnings("ThreadPriorityCheck")
    private void startThread() {
        Thread.ofPlatform()
                .daemon()
                .name("compute")
                .priority(Thread.MIN_PRIORITY)
                .start(this::work);
    }

    private void work() {
        for (Task<?> task = next(); task != null; task = next()) {
            long begun = System.nanoTime();
            task.compute();
            rest(System.nanoTime() - begun);
        }
    }

    /** Rests as long as the last computation took: the processors are there for the games. */
    private static void rest(long nanos) {
        try {
            Thread.sleep(Duration.ofNanos(Math.min(nanos, MAX_REST_NANOS)));
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    /** The next task; null if there is none, and then the thread ends. */
    private synchronized @Nullable Task<?> next() {
        if (waiting == 0) {
            threads--;
            return null;
        }
        Iterator<Map.Entry<String, Deque<Task<?>>>> first = queues.entrySet().iterator();
        Map.Entry<String, Deque<Task<?>>> turn = first.next();
        first.remove();
        Task<?> task = turn.getValue().remove();
        if (!turn.getValue().isEmpty()) {
            queues.put(turn.getKey(), turn.getValue());
        }
        waiting--;
        return task;
    }

    /** Refuses further computations; those that wait are still made. */
    @Override
    public synchronized void close() {
        isClosed = true;
    }
}
