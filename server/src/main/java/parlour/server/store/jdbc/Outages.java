package parlour.server.store.jdbc;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Periods when the server was down, and the wall time without them. Times are milliseconds since 1970. */
record Outages(List<Outage> inOrder) {

    /** {@code to} is later than {@code from}. */
    record Outage(long from, long to) {}

    static final Outages NONE = new Outages(List.of());

    Outages {
        inOrder = List.copyOf(inOrder);
    }

    /** Merges outages. Overlapping ones count once: two nodes may have recorded the same outage. */
    Outages and(List<Outage> others) {
        List<Outage> all = new ArrayList<>(inOrder);
        all.addAll(others);
        all.removeIf(outage -> outage.to() <= outage.from());
        all.sort(Comparator.comparingLong(Outage::from));
        List<Outage> merged = new ArrayList<>();
        for (Outage next : all) {
            if (!merged.isEmpty() && next.from() <= merged.getLast().to()) {
                Outage last = merged.removeLast();
                merged.add(new Outage(last.from(), Math.max(last.to(), next.to())));
            } else {
                merged.add(next);
            }
        }
        return new Outages(merged);
    }

    /** Wall time minus the outages before it. It stands still during an outage and never decreases. */
    long servingTime(long wall) {
        long lost = 0;
        for (Outage outage : inOrder) {
            if (outage.from() >= wall) {
                break;
            }
            lost += Math.min(wall, outage.to()) - outage.from();
        }
        return wall - lost;
    }

    /** The end of the last outage; 0 if there was none. */
    long end() {
        return inOrder.isEmpty() ? 0 : inOrder.getLast().to();
    }
}
