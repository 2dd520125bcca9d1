package parlour.bench.chaos;

import java.util.function.Consumer;

/**
 * Notes when this process did not run for a second or more, because it was stopped or because the machine had no
 * processor for it. Whoever judges a run must not take that for a fault of the server.
 */
final class PauseRecorder {

    /** A server notes a gap of two and a half seconds between heartbeats, which come every second. */
    private static final long SHORTEST_MILLIS = 1_000;

    private static final long EVERY_MILLIS = 100;

    private PauseRecorder() {}

    /** @param paused is told of every pause when it is over, on a thread of its own */
    static void start(Consumer<Span> paused) {
        Thread.ofPlatform().name("pauses").daemon().start(() -> {
            long before = Notebook.now();
            while (true) {
                Commands.sleep(EVERY_MILLIS);
                long now = Notebook.now();
                if (now - before >= SHORTEST_MILLIS) {
                    paused.accept(new Span(before, now));
                }
                before = now;
            }
        });
    }
}
