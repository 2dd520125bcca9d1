package parlour.bench.chaos;

import java.util.ArrayList;
import java.util.List;

/** What all visitors were told. Written by the thread of the sockets, read when it has stopped. */
final class Notebook {

    private final List<Heard> heard = new ArrayList<>();
    private final List<Attempt> attempts = new ArrayList<>();
    private final boolean isComplete;
    private volatile int moves;
    private volatile int frames;
    private volatile int connections;

    /** @param isComplete whether to keep everything, or only to count */
    Notebook(boolean isComplete) {
        this.isComplete = isComplete;
    }

    /** Milliseconds of this process. */
    static long now() {
        return System.nanoTime() / 1_000_000;
    }

    @SuppressWarnings("NonAtomicVolatileUpdate") // written by one thread
    void add(Heard message) {
        if (isComplete) {
            heard.add(message);
        }
        frames++;
    }

    @SuppressWarnings("NonAtomicVolatileUpdate")
    void add(Attempt attempt) {
        if (isComplete) {
            attempts.add(attempt);
        }
        if (attempt.answer() == Attempt.Answer.DONE) {
            moves++;
        }
    }

    @SuppressWarnings("NonAtomicVolatileUpdate")
    void connected() {
        connections++;
    }

    /** Moves that were confirmed. */
    int moves() {
        return moves;
    }

    /** Messages about tables. */
    int frames() {
        return frames;
    }

    int connections() {
        return connections;
    }

    List<Heard> heard() {
        return heard;
    }

    List<Attempt> attempts() {
        return attempts;
    }
}
