package parlour.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.game.Outcome;
import parlour.game.Position;

/**
 * A decision under construction. Each event is applied to a copy of the match as it is added, so that one can follow
 * from another: a move, then the chance draw it requires, then the end.
 */
final class Draft {

    /** The level of the bot that takes over a seat: a club player, so that it neither helps nor harms the others. */
    static final int STAND_IN_LEVEL = 5;

    private final Match match;
    private final Host host;
    private final List<Event> events = new ArrayList<>();

    Draft(Match match, Host host) {
        this.match = match.copy();
        this.host = host;
    }

    /** The match with the events so far applied. */
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

    /** Plays pending chance moves, and ends the match if the game is over. */
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

    /** With two seats the other one wins; with more, a bot takes over so that the others can finish. */
    void lose(int seat, String reason) {
        if (match.seats() == 2) {
            end(OffBoardResults.lost(seat), reason);
        } else {
            handOver(seat);
        }
    }

    /** Done even if only bots are left: they play to the end for the spectators. */
    void handOver(int seat) {
        add(new Event.ReplacedByBot(seat, STAND_IN_LEVEL));
    }
}
