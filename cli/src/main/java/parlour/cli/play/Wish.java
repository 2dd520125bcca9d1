package parlour.cli.play;

/** What a player wants to happen to the table. */
public sealed interface Wish {

    /** A legal move, confirmed. */
    record Move(int move) implements Wish {}

    /** The last move is to be taken back. */
    record TakeBack() implements Wish {}

    record Resign() implements Wish {}

    record OfferDraw() implements Wish {}

    /** Another game is to go on instead. */
    record Change(Table other) implements Wish {}

    /** Enough for today, or the end of the input. */
    record Leave() implements Wish {}
}
