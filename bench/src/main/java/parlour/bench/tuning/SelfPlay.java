package parlour.bench.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import parlour.bot.Budget;
import parlour.bot.ScoredMove;
import parlour.bot.conquest.eval.Evaluation;
import parlour.bot.conquest.search.Pruning;
import parlour.bot.conquest.search.Search;
import parlour.bot.conquest.search.SearchResult;
import parlour.bot.conquest.search.Skill;
import parlour.bot.conquest.search.VisibleRoutes;
import parlour.conquest.Conquest;
import parlour.conquest.ConquestPosition;
import parlour.conquest.RouteCode;
import parlour.game.Options;

/** Games of the search against itself from random openings, and the training positions from them. */
final class SelfPlay {

    /**
     * A quiet position of a game and the result of that game.
     *
     * @param features from {@link Evaluation#features}
     * @param result for the side to move: 1 for a win, 0 for a loss, 0.5 for a draw
     */
    record TrainingPosition(List<Integer> features, double result) {

        TrainingPosition {
            features = List.copyOf(features);
        }
    }

    /** Full strength with a smaller table: searches are short. */
    private static final Skill PLAYER = new Skill(Search.MAX_PLIES, Long.MAX_VALUE, VisibleRoutes.FULL, 0, true, 18);

    private static final int MIN_OPENING = 2;
    private static final int MAX_OPENING = 9;
    private static final int MAX_PLIES = 160;

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

    /** Plays one game and adds its training positions. */
    void play(List<TrainingPosition> into) {
        ConquestPosition position = opening();
        List<List<Integer>> seen = new ArrayList<>();
        List<Integer> movers = new ArrayList<>();
        search.clear();
        for (int ply = 0; !position.isOver() && ply < MAX_PLIES; ply++) {
            SearchResult found = search.think(position, Budget.nodes(nodes), _ -> {});
            if (isQuiet(position, found)) {
                seen.add(features(position));
                movers.add(position.side());
            }
            position.play(found.move());
        }
        for (int i = 0; i < seen.size(); i++) {
            int mover = movers.get(i);
            double result = position.outcome().map(end -> end.share(mover)).orElse(0.5);
            into.add(new TrainingPosition(seen.get(i), result));
        }
    }

    private List<Integer> features(ConquestPosition position) {
        List<Integer> counted = new ArrayList<>();
        for (int feature : evaluation.features(position)) {
            counted.add(feature);
        }
        return counted;
    }

    /** Only quiet positions are used, since the search evaluates only those. */
    private static boolean isQuiet(ConquestPosition position, SearchResult found) {
        return Math.abs(found.score()) < ScoredMove.FORCED
                && position.isEmpty(RouteCode.to(found.move()))
                && position.searchQueries().winningMove(1 - position.side()) == ConquestPosition.NO_MOVE;
    }

    private ConquestPosition opening() {
        while (true) {
            ConquestPosition position = edition.start(Options.defaults(edition));
            int plies = MIN_OPENING + random.nextInt(MAX_OPENING - MIN_OPENING + 1);
            for (int ply = 0; ply < plies && !position.isOver(); ply++) {
                position.play(position.legalMoveAt(random.nextInt(position.legalMoveCount())));
            }
            if (!position.isOver()) {
                return position;
            }
        }
    }
}
