package parlour.match;

import java.util.List;
import java.util.Optional;

/**
 * Something that happened at a table. The sequence of events is the match; they are stored permanently and unchanged.
 */
public sealed interface Event {

    /**
     * The table was opened.
     *
     * @param opener the person who opened it
     * @param secret the source of all chance at this table, in hexadecimal; not disclosed before the end
     * @param commitment the secret's SHA-256, published at once
     * @param rematchOf the match this is a rematch of
     */
    record Opened(TableSettings settings, String opener, String secret, String commitment, Optional<String> rematchOf)
            implements Event {

        @Override
        public String toString() {
            return "Opened[" + settings + ", " + opener + ", " + commitment + "]";
        }
    }

    /** A player took a seat and contributed these bytes, in hexadecimal, to the chance draws. */
    record SeatTaken(int seat, Player player, String bytes) implements Event {}

    /** A player left a seat before the game began. */
    record SeatLeft(int seat) implements Event {}

    /** The table was closed before the game began, or because its game was abandoned. */
    record Closed() implements Event {}

    /** Every seat is taken and the game begins. */
    record Started() implements Event {}

    /**
     * A chance move was drawn.
     *
     * @param draw the number of draws before it
     */
    record ChancePlayed(String move, int draw) implements Event {}

    /**
     * A player made a move.
     *
     * @param spent the time taken off the seat's clock, in milliseconds
     */
    record Played(int seat, String move, long spent) implements Event {}

    /** A seat offered a draw, or agreed to one. */
    record DrawOffered(int seat) implements Event {}

    /** A seat refused a draw, or withdrew its own offer. */
    record DrawDeclined(int seat) implements Event {}

    record TakebackRequested(int seat) implements Event {}

    /** Another player agreed. */
    record TakebackAgreed(int seat) implements Event {}

    /** Another player refused, or the player who asked withdrew the request. */
    record TakebackDeclined(int seat) implements Event {}

    /** The last move was taken back. */
    record TakenBack(int seat) implements Event {}

    record Resigned(int seat) implements Event {}

    record TimeRanOut(int seat) implements Event {}

    /** A person voted to have a bot play an absent player's seat. */
    record Voted(String voter, int seat) implements Event {}

    /** From now on a bot plays this seat. */
    record ReplacedByBot(int seat, int level) implements Event {}

    /**
     * The game is over, and the secret is revealed.
     *
     * @param shares each seat's share of the win, as {@link parlour.game.Outcome.Share#among}
     * @param reason stable and in kebab case: the game's own, or {@code resigned}, {@code time}, {@code agreed-draw}
     */
    record Ended(List<Integer> shares, String reason, String secret) implements Event {

        public Ended {
            shares = List.copyOf(shares);
        }
    }

    /** A person offered a rematch, with seats exchanged. */
    record RematchOffered(String person, String bytes) implements Event {}

    /** All agreed: the rematch is played at that table. */
    record RematchAgreed(String match) implements Event {}
}
