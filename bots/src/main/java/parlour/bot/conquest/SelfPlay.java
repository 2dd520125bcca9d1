package parlour.bot.conquest;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import parlour.bot.Budget;
import parlour.bot.Thought;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.conquest.Routes;
import parlour.game.MoveList;
import parlour.game.Options;

/** Games of the search against itself from random openings, and what can be learnt from them. */
final class SelfPlay {

    /**
     * A quiet position of a game and how that game ended.
     *
     * @param features what {@link Evaluation#features} counts in it
     * @param result for the side to move: 1 for a win, 0 for a loss, a half for a draw
     */
    record Sample(List<Integer> features, double result) {

        Sample {
            features = List.copyOf(features);
        }
    }

    /** Full strength with a smaller table: no move is thought about for long. */
    private static final Skill PLAYER = new Skill(Search.MOST_PLIES, Long.MAX_VALUE, Sight.FULL, 0, true, 18);

    private static final int LEAST_OPENING = 2;
    private static final int MOST_OPENING = 9;
    private static final int MOST_PLIES = 160;

    private final Conquest edition;
    private final Evaluation evaluation;
    private final Search search;
    private final long nodes;
    private final Random random;

    SelfPlay(Conquest edition, int[] weights, long nodes, long seed) {
        this.edition = edition;
        this.nodes = nodes;
        this.random = new Random(seed);
        ConquestPosition start = edition.start(Options.defaults(edition));
        this.evaluation = new Evaluation(start.rules(), weights);
        this.search = new Search(start, evaluation, PLAYER, Pruning.ON);
    }

    /** Plays one game and adds what it teaches. */
    void play(List<Sample> into) {
        ConquestPosition position = opening();
        List<List<Integer>> seen = new ArrayList<>();
        List<Integer> movers = new ArrayList<>();
        search.forget();
        for (int ply = 0; !position.isOver() && ply < MOST_PLIES; ply++) {
            Findings found = search.think(position, Budget.nodes(nodes), _ -> {});
            if (isQuiet(position, found)) {
                seen.add(features(position));
                movers.add(position.side());
            }
            position.play(found.move());
        }
        for (int i = 0; i < seen.size(); i++) {
            int mover = movers.get(i);
            double result = position.outcome().map(end -> end.share(mover)).orElse(0.5);
            into.add(new Sample(seen.get(i), result));
        }
    }

    private List<Integer> features(ConquestPosition position) {
        List<Integer> counted = new ArrayList<>();
        for (int feature : evaluation.features(position)) {
            counted.add(feature);
        }
        return counted;
    }

    /** The evaluation is asked where nothing is about to be taken; only there can it be judged. */
    private static boolean isQuiet(ConquestPosition position, Findings found) {
        return Math.abs(found.score()) < Thought.FORCED
                && position.isEmpty(Routes.to(found.move()))
                && position.lookout().winningMove(1 - position.side()) == ConquestPosition.NO_MOVE;
    }

    private ConquestPosition opening() {
        while (true) {
            ConquestPosition position = edition.start(Options.defaults(edition));
            int plies = LEAST_OPENING + random.nextInt(MOST_OPENING - LEAST_OPENING + 1);
            for (int ply = 0; ply < plies && !position.isOver(); ply++) {
                MoveList moves = new MoveList();
                position.moves(moves);
                position.play(moves.get(random.nextInt(moves.size())));
            }
            if (!position.isOver()) {
                return position;
            }
        }
    }
}
