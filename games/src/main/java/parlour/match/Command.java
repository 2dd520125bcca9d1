package parlour.match;

/** Something a person, or the host for a bot, wants to happen at a table. */
public sealed interface Command {

    /** Takes a seat: the one wanted, or {@link #ANY} free one. */
    record Sit(String person, int seat, String bytes) implements Command {}

    int ANY = -1;

    /**
     * Gets up from every seat held, before the game begins. The table closes when no person is left; who opened it and
     * did not sit down closes it while nobody has come.
     */
    record Leave(String person) implements Command {}

    record Play(Player by, String move) implements Command {}

    /** Gives up one seat: the one whose turn it is, if the person holds it, otherwise the first they hold. */
    record Resign(String person) implements Command {}

    /**
     * Offers a draw, or agrees to one, for every seat held. Drawn when every seat has offered. An offer stands until
     * somebody refuses, somebody else moves, or a move is taken back.
     */
    record OfferDraw(String person) implements Command {}

    /** A bot's answer to a draw offered. The host asks each bot after an offer, and a stand-in when it takes over. */
    record AnswerDraw(int seat, boolean agreed) implements Command {}

    /** Ends every offer, one's own as well. */
    record DeclineDraw(String person) implements Command {}

    /**
     * Asks to take back one's last move, or agrees that another's be taken back. Only the very last move, and never a
     * draw of chance or a move that showed somebody something. What bots have answered goes back with it. Taken back when
     * every other person agrees.
     */
    record RequestTakeback(String person) implements Command {}

    /** Says no, or no longer asks. */
    record DeclineTakeback(String person) implements Command {}

    /** Would have a bot play the seat of somebody who is away. */
    record VoteOut(String person, int seat) implements Command {}

    /** The host looked at the clock, after {@link Match#deadline}. */
    record CallTime() implements Command {}

    /** Would play again, with other seats. Agreed when everybody who sits here would. */
    record OfferRematch(String person, String bytes) implements Command {}
}
