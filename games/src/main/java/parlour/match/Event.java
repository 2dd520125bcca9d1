package parlour.match;

import java.util.List;
import java.util.Optional;

/** Something that happened at a table. The sequence of these is the match; they are kept for ever, as they are. */
public sealed interface Event {

    /**
     * The table was set.
     *
     * @param opener the person who did it
     * @param secret where all chance at this table comes from, in hexadecimal; told to nobody before the end
     * @param commitment the secret's SHA-256, told to everybody now
     * @param rematchOf the match this is the return game of
     */
    record Opened(TableSettings settings, String opener, String secret, String commitment, Optional<String> rematchOf)
            implements Event {

        @Override
        public String toString() {
            return "Opened[" + settings + ", " + opener + ", " + commitment + "]";
        }
    }

    /** Somebody sat down and gave these bytes, in hexadecimal, for chance to be drawn with. */
    record SeatTaken(int seat, Player player, String bytes) implements Event {}

    /** Somebody got up before the game began. */
    record SeatLeft(int seat) implements Event {}

    /** The table was cleared before the game began. */
    record Closed() implements Event {}

    /** Every seat is taken: the game begins. */
    record Started() implements Event {}

    /**
     * Chance had its turn.
     *
     * @param draw how many draws there have been before it
     */
    record ChancePlayed(String move, int draw) implements Event {}

    /**
     * Somebody made a move.
     *
     * @param spent what it took off the seat's clock, in milliseconds
     */
    record Played(int seat, String move, long spent) implements Event {}

    /** Offered, or agreed to what others offered. */
    record DrawOffered(int seat) implements Event {}

    /** Refused what others offered, or thought better of one's own offer. */
    record DrawDeclined(int seat) implements Event {}

    record TakebackRequested(int seat) implements Event {}

    /** One of the others agrees. */
    record TakebackAgreed(int seat) implements Event {}

    /** One of the others said no, or the one who asked no longer asks. */
    record TakebackDeclined(int seat) implements Event {}

    /** The last move was taken back. */
    record TakenBack(int seat) implements Event {}

    record Resigned(int seat) implements Event {}

    record TimeRanOut(int seat) implements Event {}

    /** A person wants the seat of somebody who is away to be played by a bot. */
    record Voted(String voter, int seat) implements Event {}

    /** From now on a bot plays this seat. */
    record ReplacedByBot(int seat, int level) implements Event {}

    /**
     * The game is over, and what chance was drawn from is told.
     *
     * @param shares what each seat has of the win, as {@link parlour.game.Outcome.Share#among}
     * @param reason stable and in kebab case: the game's own, or {@code resigned}, {@code time}, {@code agreed-draw}
     */
    record Ended(List<Integer> shares, String reason, String secret) implements Event {

        public Ended {
            shares = List.copyOf(shares);
        }
    }

    /** A person would play again, with seats exchanged. */
    record RematchOffered(String person, String bytes) implements Event {}

    /** Everybody would: the return game is played at that table. */
    record RematchAgreed(String match) implements Event {}
}
