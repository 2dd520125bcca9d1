package parlour.match;

/** Something a person, or the host for a bot, wants to happen at a table. */
public sealed interface Command {

    /** Takes a seat: the one wanted, or {@link #ANY} free one. */
    record Sit(String person, int seat, String bytes) implements Command {}

    int ANY = -1;

    /** Gets up from every seat held, before the game begins. The table closes when no person is left. */
    record Leave(String person) implements Command {}

    record Play(Sitter by, String move) implements Command {}

    record Resign(String person) implements Command {}

    /** Offers a draw, or agrees to one, for every seat held. */
    record OfferDraw(String person) implements Command {}

    /** A bot's answer to a draw offered; the host asks it. */
    record AnswerDraw(int seat, boolean agreed) implements Command {}

    record RefuseDraw(String person) implements Command {}

    /** Asks to take back one's last move, or agrees that it be taken back. */
    record AskTakeback(String person) implements Command {}

    record RefuseTakeback(String person) implements Command {}

    /** Would have a bot play the seat of somebody who is away. */
    record VoteOut(String person, int seat) implements Command {}

    /** The host looked at the clock. */
    record CallTime() implements Command {}

    record OfferRematch(String person, String bytes) implements Command {}
}
