package parlour.match.protocol;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.IntToLongFunction;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;
import parlour.game.Refusal;
import parlour.match.Command;
import parlour.match.Decision;
import parlour.match.Event;
import parlour.match.Host;
import parlour.match.Match;
import parlour.match.view.Declaration;
import parlour.match.view.EventView;
import parlour.match.view.TableField;

/**
 * One match and the messages about it, for any host and transport. The host makes the events of a
 * decision durable between {@link #decide} and {@link #apply}.
 */
public final class HostedTable {

    private final Match match = new Match();
    private final TableMessages messages;

    /**
     * A table without events.
     *
     * @param rematchCommitment supplies the host's commitment for a rematch
     */
    public HostedTable(String name, ProfileLookup profiles, Supplier<String> rematchCommitment) {
        this.messages = new TableMessages(name, match, profiles, rematchCommitment);
    }

    public Match match() {
        return match;
    }

    public TableMessages messages() {
        return messages;
    }

    /**
     * Decides a command. Changes nothing.
     *
     * @param seen the number of the last event the sender has seen; refused as {@code stale} if the board has changed
     *     since
     */
    public Decision decide(Command command, int seen, Host host) {
        return isStale(seen) ? new Decision.Refused(Replies.STALE) : match.decide(command, host);
    }

    /** Why this move may not be shown to the others; empty if it may. */
    public Optional<Refusal> refusalToDeclare(String person, String text, int seen) {
        return isStale(seen) ? Optional.of(Replies.STALE) : Declaration.refusal(match, person, text);
    }

    private boolean isStale(int seen) {
        return seen < match.lastBoardEvent() || seen > match.eventCount();
    }

    /**
     * Applies durable events that all happened at the same time.
     *
     * @param tell called after each event is applied, with the fields to send with it
     * @see #apply(List, IntToLongFunction, long, ObjIntConsumer)
     */
    public void apply(List<Event> events, long at, long now, BiConsumer<Event, Set<TableField>> tell) {
        apply(events, nth -> at, now, (changed, nth) -> tell.accept(events.get(nth), changed));
    }

    /**
     * Applies durable events. The host notifies viewers after each event; the fields changed by any of them are sent
     * with the last one.
     *
     * @param at the time of the nth event, on the clock of {@link Host#now}
     * @param now when the events are sent: the next turn's clock starts then
     * @param tell called after the nth event is applied, with the fields to send with it
     */
    public void apply(List<Event> events, IntToLongFunction at, long now, ObjIntConsumer<Set<TableField>> tell) {
        Set<TableField> changed = EventView.changed(events);
        for (int i = 0; i < events.size(); i++) {
            match.apply(events.get(i), at.applyAsLong(i));
            boolean isLast = i == events.size() - 1;
            if (isLast) {
                match.startTurnClock(now);
            }
            tell.accept(isLast ? changed : EnumSet.noneOf(TableField.class), i);
        }
    }
}
