package parlour.server.table;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import parlour.match.Command;
import parlour.match.Event;
import parlour.match.Match;

/** Makes bots move and clocks run out. */
public final class BotsAndClocks implements TableListener, AutoCloseable {

    private final ClockAlarms alarms;
    private final BotPool bots;
    private final Consumer<List<Event>> metrics;

    /**
     * @param now served time in milliseconds: see {@link ServingClock}
     * @param metrics receives all events
     */
    public BotsAndClocks(LongSupplier now, BotPool bots, Consumer<List<Event>> metrics) {
        this.alarms = new ClockAlarms(now);
        this.bots = bots;
        this.metrics = metrics;
    }

    @Override
    public void onTurn(TableRegistry tables, String tableId, Match match) {
        alarms.schedule(tableId, match.deadline(), () -> checkClock(tables, tableId));
        bots.onTurn(tables, tableId, match);
    }

    /** Sets the alarm again if time is left, because an outage was recorded. */
    private static void checkClock(TableRegistry tables, String tableId) {
        var _ = tables.work(tableId, table -> {
            if (table.submit(new Command.CallTime()) instanceof CommandResult.Refused) {
                table.resume();
            }
            return true;
        });
    }

    @Override
    public void onEvents(String tableId, List<Event> events) {
        metrics.accept(events);
    }

    @Override
    public void close() {
        alarms.close();
        bots.close();
    }
}
