package parlour.server.table;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import parlour.match.Event;
import parlour.match.Match;

/** Clocks and bots of a house. */
public final class Staff implements Attendants, AutoCloseable {

    private final AtomicReference<@Nullable House> house = new AtomicReference<>();
    private final Timekeeper timekeeper;
    private final BotPool bots;
    private final Consumer<List<Event>> happened;

    /**
     * Staff that has yet to begin to {@link #serve}.
     *
     * @param now as clocks count
     * @param happened told of everything that has happened, for those who count
     */
    public Staff(LongSupplier now, BotPool bots, Consumer<List<Event>> happened) {
        this.timekeeper = new Timekeeper(now, this::callTime);
        this.bots = bots;
        this.happened = happened;
    }

    /** Begins to work. */
    public void serve(House served) {
        house.set(served);
    }

    private void callTime(String table) {
        House served = house.get();
        if (served != null) {
            served.callTime(table);
        }
    }

    @Override
    public void attend(LiveTable table, Match match) {
        timekeeper.watch(table.name(), match);
        bots.attend(table, match);
    }

    @Override
    public void happened(Match match, List<Event> events) {
        happened.accept(events);
    }

    @Override
    public void close() {
        timekeeper.close();
        bots.close();
    }
}
