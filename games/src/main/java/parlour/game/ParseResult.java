package parlour.game;

/** The result of parsing a move's text: a legal move, or the reason why it may not be played. */
public sealed interface ParseResult permits ParseResult.Legal, Refusal {

    /** A move that may be played now. */
    record Legal(int move) implements ParseResult {}
}
