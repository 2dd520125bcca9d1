package parlour.match;

/** A request by a person, or by the host on behalf of a bot. */
public sealed interface Command {

    /** Takes the given seat, or with {@link #ANY} the first free one. */
    record Sit(String person, int seat, String bytes) implements Command {}

    int ANY = -1;

    /**
     * Leaves all seats held, before the game begins. The table closes when no person is left. The opener, if not
     * seated, can close it while no other person is.
     */
    record Leave(String person) implements Command {}

    record Play(Player by, String move) implements Command {}

    /** Resigns one seat: the one whose turn it is, if the person holds it, otherwise the first they hold. */
    record Resign(String person) implements Command {}

    /**
     * Offers a draw, or agrees to one, for every seat held. Drawn when every seat has offered. An offer stands until a
     * player refuses, another player moves, or a move is taken back.
     */
    record OfferDraw(String person) implements Command {}

    /**
     * A bot's answer to a draw offer. The host asks each bot after an offer, and a replacement bot when it takes over.
     */
    record AnswerDraw(int seat, boolean agreed) implements Command {}

    /** Ends every offer, including the person's own. */
    record DeclineDraw(String person) implements Command {}

    /**
     * Asks to take back the person's last move, or agrees to another's request. Only the latest move can be taken back,
     * and never a chance draw or a move that revealed hidden information. Bots' replies to the move are taken back with
     * it. Takes effect when every other person agrees.
     */
    record RequestTakeback(String person) implements Command {}

    /** Refuses the request, or withdraws the person's own. */
    record DeclineTakeback(String person) implements Command {}

    /** Votes to have a bot play the seat of an absent player. */
    record VoteOut(String person, int seat) implements Command {}

    /** Sent by the host when {@link Match#deadline} has passed. */
    record CallTime() implements Command {}

    /** Sent by the host when nobody has played for a very long time: the table is closed without a result. */
    record Abandon() implements Command {}

    /** Offers a rematch, with seats exchanged. Agreed when every seated person has offered. */
    record OfferRematch(String person, String bytes) implements Command {}
}
