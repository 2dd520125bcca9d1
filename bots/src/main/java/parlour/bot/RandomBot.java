package parlour.bot;

import java.util.List;
import java.util.function.Consumer;
import parlour.game.Lots;
import parlour.game.MoveList;
import parlour.game.Position;

/** Plays any listed move of any game, each as likely as the others: the floor every other bot must stand above. */
public final class RandomBot implements Bot {

    private final Lots lots;

    public RandomBot(Lots lots) {
        this.lots = lots;
    }

    @Override
    public String name() {
        return "random";
    }

    @Override
    public Thought think(Knowledge knowledge, Budget budget, Consumer<Thought> progress) {
        Position position = knowledge.sample(lots);
        MoveList moves = new MoveList();
        position.moves(moves);
        String move = position.text(moves.get(lots.below(moves.size())));
        Thought thought = new Thought(move, 0, List.of(move), 0, 1);
        progress.accept(thought);
        return thought;
    }
}
