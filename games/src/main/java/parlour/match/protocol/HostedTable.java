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
 * One match and the messages about it, for any host and transport. The host makes the events of an
 * accepted command durable between {@link #decide} and {@link #apply}.
 */
public final class HostedTable {

    private final Match match = new Match();
    private final TableMessages messages;

    /**
     * A table at which nothing has happened yet.
     *
     * @param rematchCommitment what the host commits itself to for the return game
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
     * What comes of a command. Changes nothing.
     *
     * @param seen the number of the last event that the sender has seen; {@code stale} if the board has changed since
     */
    public Decision decide(Command command, int seen, Host host) {
        return isStale(seen) ? new Decision.Refused(Replies.STALE) : match.decide(command, host);
    }

    /** Why this move may not be shown to the others; nothing if it may. */
    public Optional<Refusal> refusalToDeclare(String person, String text, int seen) {
        return isStale(seen) ? Optional.of(Replies.STALE) : Declaration.refusal(match, person, text);
    }

    private boolean isStale(int seen) {
        return seen < match.lastBoardEvent() || seen > match.eventCount();
    }

    /**
     * Makes durable events part of the match that happened at one moment.
     *
     * @param tell is given each event once it is applied, and the fields to tell with it
     * @see #apply(List, IntToLongFunction, long, ObjIntConsumer)
     */
    public void apply(List<Event> events, long at, long now, BiConsumer<Event, Set<TableField>> tell) {
        apply(events, nth -> at, now, (changed, nth) -> tell.accept(events.get(nth), changed));
    }

    /**
     * Makes durable events part of the match. After each one the host tells those who watch; with the last one it tells the
     * fields that all of them have changed.
     *
     * @param at when the nth of them happened, as {@link Host#now} counts
     * @param now when they are told: the clock of the next turn starts then
     * @param tell is called once the nth is applied, with the fields to tell with it
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
