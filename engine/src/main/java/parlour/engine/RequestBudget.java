package parlour.engine;

import java.util.function.LongSupplier;
import parlour.bot.Budget;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;

/** How long a bot may think: whichever of nodes, depth and time is spent first. */
final class RequestBudget implements Budget {

    private final long nodes;
    private final int depth;
    private final LongSupplier clock;
    private final long begun;
    private final long time;

    private RequestBudget(long nodes, int depth, long time, LongSupplier clock) {
        this.nodes = nodes;
        this.depth = depth;
        this.time = time;
        this.clock = clock;
        this.begun = time == Long.MAX_VALUE ? 0 : clock.getAsLong();
    }

    /** Reads {@code nodes}, {@code depth} and {@code time}, of which there must be one. The time begins now. */
    static RequestBudget read(JsonFields fields, LongSupplier clock) throws MalformedFieldException {
        if (!fields.has("nodes") && !fields.has("depth") && !fields.has("time")) {
            throw fields.malformed("time", "given, or nodes or depth", "donné, ou nodes ou depth");
        }
        return new RequestBudget(
                fields.longValue("nodes", 1, Long.MAX_VALUE, Long.MAX_VALUE),
                (int) fields.longValue("depth", 1, Integer.MAX_VALUE, Integer.MAX_VALUE),
                fields.longValue("time", 1, Long.MAX_VALUE, Long.MAX_VALUE),
                clock);
    }

    @Override
    public boolean isSpent(long looked) {
        return looked >= nodes || elapsed() >= time;
    }

    /** A deeper look takes longer than all before it together: begun in the second half it would not be finished. */
    @Override
    public boolean mayDeepen(int reached, long looked) {
        return reached < depth && looked < nodes && elapsed() < time / 2;
    }

    /** A clock is only looked at where one is needed. */
    private long elapsed() {
        return time == Long.MAX_VALUE ? 0 : clock.getAsLong() - begun;
    }
}
