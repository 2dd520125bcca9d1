package parlour.bot;

import java.util.List;
import java.util.function.Consumer;
import parlour.game.MoveList;
import parlour.game.Position;
import parlour.game.RandomSource;

/** Plays any listed move of any game, each as likely as the others: the floor every other bot must stand above. */
public final class RandomBot implements Bot {

    private final RandomSource random;

    public RandomBot(RandomSource random) {
        this.random = random;
    }

    @Override
    public String name() {
        return "random";
    }

    @Override
    public ScoredMove chooseMove(InformationState state, Budget budget, Consumer<ScoredMove> progress) {
        Position position = state.sample(random);
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        String move = position.text(moves.get(random.nextInt(moves.size())));
        ScoredMove scored = new ScoredMove(move, 0, List.of(move), 0, 1);
        progress.accept(scored);
        return scored;
    }
}
