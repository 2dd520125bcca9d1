package parlour.bench.load;

import java.util.ArrayList;
import java.util.List;

/** Totals of all games of a load. */
final class LoadStats {

    private static final int REMEMBERED = 5;

    final Latencies latencies = new Latencies();
    final MoveListener moveListener;
    private final List<String> refusals = new ArrayList<>();
    private long moves;
    private long games;
    private long refused;

    LoadStats(MoveListener moveListener) {
        this.moveListener = moveListener;
    }

    void moved() {
        moves++;
    }

    void ended() {
        games++;
    }

    void refused(String message) {
        refused++;
        if (refusals.size() < REMEMBERED) {
            refusals.add(message);
        }
    }

    /** Moves that became durable. */
    long moves() {
        return moves;
    }

    /** Finished games. */
    long games() {
        return games;
    }

    long refused() {
        return refused;
    }

    /** The first few refusals, in full. */
    List<String> refusals() {
        return List.copyOf(refusals);
    }
}
