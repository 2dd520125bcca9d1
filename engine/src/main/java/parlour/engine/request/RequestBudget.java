package parlour.engine.request;

import java.util.function.LongSupplier;
import parlour.bot.Budget;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;

/** A time limit for a search, by the clock of the engine, from the first time it is polled. */
public final class RequestBudget implements Budget {

    private final LongSupplier clock;
    private final long time;
    private boolean isRunning;
    private long begun;

    private RequestBudget(LongSupplier clock, long time) {
        this.clock = clock;
        this.time = time;
    }

    /**
     * Reads {@code nodes}, {@code depth} and {@code time}, at least one of which is required; the first one reached
     * ends the search. The time starts when the search does.
     */
    public static Budget read(JsonFields fields, LongSupplier clock) throws MalformedFieldException {
        if (!fields.has("nodes") && !fields.has("depth") && !fields.has("time")) {
            throw fields.malformed("time", "given, or nodes or depth", "donné, ou nodes ou depth");
        }
        long nodes = fields.longValue("nodes", 1, Long.MAX_VALUE, Long.MAX_VALUE);
        int depth = (int) fields.longValue("depth", 1, Integer.MAX_VALUE, Integer.MAX_VALUE);
        long time = fields.longValue("time", 1, Long.MAX_VALUE, Long.MAX_VALUE);
        Budget budget = Budget.nodes(nodes).and(Budget.depth(depth));
        // The clock is read only if a time was given.
        return fields.has("time") ? budget.and(new RequestBudget(clock, time)) : budget;
    }

    @Override
    public boolean isSpent(long nodes) {
        return elapsed() >= time;
    }

    /** Each iteration takes longer than all before it together: one begun in the second half would not be finished. */
    @Override
    public boolean mayDeepen(int depth, long nodes) {
        return elapsed() < time / 2;
    }

    private long elapsed() {
        long now = clock.getAsLong();
        if (!isRunning) {
            isRunning = true;
            begun = now;
        }
        return now - begun;
    }
}
