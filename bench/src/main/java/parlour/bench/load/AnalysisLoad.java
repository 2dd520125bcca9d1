package parlour.bench.load;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/** Clients that request an analysis, and the next one as soon as it is answered, so that the server is never idle. */
final class AnalysisLoad implements AutoCloseable {

    /** One whose analysis runs, and one whose analysis waits. */
    private static final int PEOPLE = 2;

    /** The most that may be requested, a little less each time: the same request would not be analysed twice. */
    private static final int MAX_NODES = 2_000_000;

    private static final Duration TIMEOUT = Duration.ofMillis(200);

    private final ServerProcess server;
    private final AtomicInteger asked = new AtomicInteger();
    private final AtomicInteger answered = new AtomicInteger();
    private final List<Thread> people;
    private volatile boolean isOver;

    AnalysisLoad(ServerProcess server) {
        this.server = server;
        this.people = Stream.generate(() -> Thread.startVirtualThread(this::goOn))
                .limit(PEOPLE)
                .toList();
    }

    /** The number of analyses answered. */
    int answered() {
        return answered.get();
    }

    private void goOn() {
        while (!isOver) {
            String id = ask();
            boolean isDone = false;
            while (!isDone && !isOver) {
                LockSupport.parkNanos(TIMEOUT.toNanos());
                isDone = server.analysis(id).startsWith("{\"state\":\"done\"");
            }
            if (isDone) {
                answered.incrementAndGet();
            }
        }
    }

    private String ask() {
        return server.analyse("{\"type\":\"analyse\",\"game\":\"conquest\",\"moves\":[\"lot:white\"],\"nodes\":"
                + (MAX_NODES - asked.getAndIncrement()) + "}");
    }

    /** Stops requesting; the server drops analyses that are not polled. */
    @Override
    public void close() {
        isOver = true;
        try {
            for (Thread person : people) {
                person.join();
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
