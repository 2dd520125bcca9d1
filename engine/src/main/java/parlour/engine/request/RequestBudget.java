package parlour.engine.request;

import java.util.function.LongSupplier;
import parlour.bot.Budget;
import parlour.json.JsonFields;
import parlour.json.MalformedFieldException;

/**
 * Thinking time by the clock of a request.
 *
 * @param begun when the clock started
 * @param time milliseconds from then on
 */
public record RequestBudget(LongSupplier clock, long begun, long time) implements Budget {

    /**
     * Reads {@code nodes}, {@code depth} and {@code time}, of which there must be one; whichever is spent first ends the
     * search. The time begins now.
     */
    public static Budget read(JsonFields fields, LongSupplier clock) throws MalformedFieldException {
        if (!fields.has("nodes") && !fields.has("depth") && !fields.has("time")) {
            throw fields.malformed("time", "given, or nodes or depth", "donné, ou nodes ou depth");
        }
        long nodes = fields.longValue("nodes", 1, Long.MAX_VALUE, Long.MAX_VALUE);
        int depth = (int) fields.longValue("depth", 1, Integer.MAX_VALUE, Integer.MAX_VALUE);
        long time = fields.longValue("time", 1, Long.MAX_VALUE, Long.MAX_VALUE);
        Budget budget = Budget.nodes(nodes).and(Budget.depth(depth));
        // A clock is only looked at where one is needed.
        return fields.has("time") ? budget.and(new RequestBudget(clock, clock.getAsLong(), time)) : budget;
    }

    @Override
    public boolean isSpent(long nodes) {
        return clock.getAsLong() - begun >= time;
    }

    /** A deeper look takes longer than all before it together: begun in the second half it would not be finished. */
    @Override
    public boolean mayDeepen(int depth, long nodes) {
        return clock.getAsLong() - begun < time / 2;
    }
}
