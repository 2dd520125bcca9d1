package parlour.conan;

import parlour.game.Text;
import parlour.game.View;

/**
 * A move as plain data: its {@code text}, what it does in one word ({@code does}), and as far as it has them {@code card},
 * {@code slot} (an adventure), {@code challenge} ({@code a3.1}), {@code seat}, {@code to} (an adventure), {@code n}; then
 * {@code en} and {@code fr}, the move in words.
 */
final class MoveView {

    private MoveView() {}

    static View of(ConanPosition position, int move) {
        String text = position.text(move);
        int colon = text.indexOf(':');
        View view = new View().with("text", text).with("does", colon < 0 ? text : text.substring(0, colon));
        int a = Move.a(move);
        String challenge = MoveText.slot(a) + "." + (Move.b(move) + 1);
        switch (Move.kind(move)) {
            case Move.HERO,
                    Move.ADVENTURE,
                    Move.DRAW,
                    Move.OPEN,
                    Move.PLAY,
                    Move.DISCARD,
                    Move.LOOT,
                    Move.RETURN,
                    Move.DOWN,
                    Move.CANCEL -> view.with("card", position.set().kind(a).id());
            case Move.LAY -> view.with("card", position.set().kind(a).id()).with("slot", MoveText.slot(Move.b(move)));
            case Move.GO -> view.with("slot", MoveText.slot(a));
            case Move.PEEK, Move.REMOVE, Move.FACE -> view.with("challenge", challenge);
            case Move.MOVE_CHALLENGE -> view.with("challenge", challenge).with("to", MoveText.slot(Move.c(move)));
            case Move.MOVE_HERO -> view.with("seat", a).with("to", MoveText.slot(Move.b(move)));
            case Move.SWAP, Move.FIRST, Move.ROB, Move.SPOIL, Move.DUEL, Move.ALLIANCE, Move.PEACE, Move.SPARE ->
                view.with("seat", a);
            case Move.BID -> view.with("n", a);
            case Move.FOLLOW ->
                view.with("n", position.contest().bid(1 - position.contest().bidder()));
            case Move.ACCOMPLISH -> {
                int slot = position.at(position.turn());
                view.with("card", position.set().kind(position.adventure(slot)).id())
                        .with("slot", MoveText.slot(slot));
            }
            case Move.WITHDRAW -> view.with("n", position.contest().withdrawal());
            case Move.HIRE ->
                view.with("n", position.board().hireCost(position.turn(), position.state().b[State.CHALLENGE]));
            default -> {}
        }
        Text sentence = position.sentence(move, position.turn());
        return view.with("en", sentence.en()).with("fr", sentence.fr());
    }
}
