package parlour.bench;

import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.Knowledge;
import parlour.bot.Thought;
import parlour.conquest.ConquestPosition;
import parlour.game.MoveList;

/** Somebody who has just read the rules: wins if it can win now, takes what it can take, moves anywhere otherwise. */
final class Greedy implements Bot {

    private final Random random;

    Greedy(long seed) {
        random = new Random(seed);
    }

    @Override
    public String name() {
        return "Greedy";
    }

    @Override
    public Thought think(Knowledge knowledge, Budget budget, Consumer<Thought> progress) {
        if (!(knowledge.sample(bound -> 0) instanceof ConquestPosition position)) {
            throw new IllegalArgumentException("not a position of Conquest");
        }
        int move = position.lookout().winningMove(position.side());
        if (move == ConquestPosition.NO_MOVE) {
            MoveList moves = new MoveList();
            position.lookout().captures(moves);
            if (moves.isEmpty()) {
                position.moves(moves);
            }
            move = moves.get(random.nextInt(moves.size()));
        }
        String text = position.text(move);
        Thought thought = new Thought(text, 0, List.of(text), 1, 1);
        progress.accept(thought);
        return thought;
    }
}
