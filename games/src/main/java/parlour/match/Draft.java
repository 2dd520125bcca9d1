package parlour.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.game.Outcome;
import parlour.game.Position;

/**
 * A verdict in the making. Events are tried out on a copy of the match as they are found, so that one can follow from
 * another: a move, then the draw it calls for, then the end.
 */
final class Draft {

    /** The level of the bot that takes over a seat: a club player, no gift to the others and no punishment. */
    static final int STAND_IN_LEVEL = 5;

    private final Match match;
    private final Host host;
    private final List<Event> events = new ArrayList<>();

    Draft(Match match, Host host) {
        this.match = match.copy();
        this.host = host;
    }

    /** The match as it would be after the events so far. */
    Match match() {
        return match;
    }

    Host host() {
        return host;
    }

    List<Event> events() {
        return List.copyOf(events);
    }

    void add(Event event) {
        events.add(event);
        match.apply(event, host.now());
    }

    /** Lets chance have its turns, and notices the end. */
    void goOn() {
        while (match.turn() == Position.CHANCE) {
            add(new Event.ChancePlayed(host.drawChance(match), match.chanceMoves()));
        }
        Optional<Outcome> outcome = match.position().outcome();
        if (outcome.isPresent()) {
            end(OffBoardResults.shares(outcome.get()), outcome.get().reason());
        }
    }

    void end(List<Integer> shares, String reason) {
        add(new Event.Ended(shares, reason, match.opened().secret()));
    }

    /** With two seats the other one wins; with more, a bot plays on so that the others can finish. */
    void lose(int seat, String reason) {
        if (match.seats() == 2) {
            end(OffBoardResults.lost(seat), reason);
        } else {
            handOver(seat);
        }
    }

    /** Even if only bots are left: they play to the end for the spectators. */
    void handOver(int seat) {
        add(new Event.ReplacedByBot(seat, STAND_IN_LEVEL));
    }
}
