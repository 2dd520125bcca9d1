package parlour.conan.text;

import parlour.conan.rules.ConanState;
import parlour.conan.rules.MoveCode;
import parlour.conan.rules.PackedState;
import parlour.game.Text;
import parlour.game.View;

/**
 * A move as plain data: its {@code text}, its action in one word ({@code does}), and where applicable {@code card},
 * {@code slot} (an adventure), {@code challenge} ({@code a3.1}), {@code seat}, {@code to} (an adventure), {@code n};
 * for a card laid face down its {@code use} in a contest and what it {@code adds} to the attribute named; then
 * {@code en} and {@code fr}, the move in words.
 */
public final class MoveView {

    private MoveView() {}

    public static View of(ConanState state, int move) {
        String text = MoveNotation.write(state, move);
        int colon = text.indexOf(':');
        View view = new View().with("text", text).with("does", colon < 0 ? text : text.substring(0, colon));
        int a = MoveCode.arg1(move);
        String challenge = MoveNotation.slot(a) + "." + (MoveCode.arg2(move) + 1);
        switch (MoveCode.kind(move)) {
            case MoveCode.HERO,
                    MoveCode.ADVENTURE,
                    MoveCode.DRAW,
                    MoveCode.OPEN,
                    MoveCode.PLAY,
                    MoveCode.DISCARD,
                    MoveCode.LOOT,
                    MoveCode.RETURN,
                    MoveCode.CANCEL -> view.with("card", state.set().kind(a).id());
            case MoveCode.LAY_FACE_DOWN ->
                view.with("card", state.set().kind(a).id())
                        .with("use", CardUse.of(state.set(), a))
                        .with(
                                "adds",
                                CardUse.adds(state.set(), a, state.contest().attribute()));
            case MoveCode.LAY ->
                view.with("card", state.set().kind(a).id()).with("slot", MoveNotation.slot(MoveCode.arg2(move)));
            case MoveCode.GO -> view.with("slot", MoveNotation.slot(a));
            case MoveCode.PEEK, MoveCode.REMOVE, MoveCode.FACE -> view.with("challenge", challenge);
            case MoveCode.MOVE_CHALLENGE ->
                view.with("challenge", challenge).with("to", MoveNotation.slot(MoveCode.arg3(move)));
            case MoveCode.MOVE_HERO -> view.with("seat", a).with("to", MoveNotation.slot(MoveCode.arg2(move)));
            case MoveCode.SWAP,
                    MoveCode.FIRST,
                    MoveCode.STEAL,
                    MoveCode.FORCE_DISCARD,
                    MoveCode.DUEL,
                    MoveCode.ALLIANCE,
                    MoveCode.PEACE,
                    MoveCode.SPARE -> view.with("seat", a);
            case MoveCode.BID -> view.with("n", a);
            case MoveCode.FOLLOW ->
                view.with("n", state.contest().bid(1 - state.contest().bidder()));
            case MoveCode.ACCOMPLISH -> {
                int slot = state.board().slotOf(state.turn());
                view.with("card", state.set().id(state.board().adventure(slot))).with("slot", MoveNotation.slot(slot));
            }
            case MoveCode.WITHDRAW -> view.with("n", state.contest().withdrawal());
            case MoveCode.HIRE ->
                view.with("n", state.board().hireCost(state.turn(), state.packed().b[PackedState.CHALLENGE]));
            default -> {}
        }
        Text sentence = MoveDescriptions.of(state, move, state.turn());
        return view.with("en", sentence.en()).with("fr", sentence.fr());
    }
}
