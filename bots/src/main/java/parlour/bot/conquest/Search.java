package parlour.bot.conquest;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import parlour.bot.Budget;
import parlour.bot.Thought;
import parlour.bot.endings.Endings;
import parlour.conquest.ConquestPosition;
import parlour.conquest.Routes;

/**
 * Looks ahead, one ply deeper at a time, for as long as a {@link Budget} lasts. This is the root: its moves, their order,
 * the window about the last score. What lies below is the {@link Tree}'s.
 */
final class Search {

    static final int MOST_PLIES = 100;

    private static final int FIRST_WINDOW = 30;

    private final Skill skill;
    private final Pruning pruning;
    private final TranspositionTable table;
    private final Tree tree;
    private final int place;

    private ConquestPosition position;
    private Budget budget;
    private int rootDepth;

    /** Alone, and without solved endings. */
    Search(ConquestPosition position, Evaluation evaluation, Skill skill, Pruning pruning) {
        this(position, evaluation, skill, pruning, new TranspositionTable(skill.tableBits()), null, 0);
    }

    /**
     * @param table shared with the rest of the team, if there is one
     * @param place in the team: the first one leads, and every other one begins a ply deeper so as not to repeat its work
     */
    Search(
            ConquestPosition position,
            Evaluation evaluation,
            Skill skill,
            Pruning pruning,
            TranspositionTable table,
            @Nullable Endings endings,
            int place) {
        this.position = position;
        this.skill = skill;
        this.pruning = pruning;
        this.table = table;
        this.tree = new Tree(position, evaluation, skill, pruning, table, endings);
        this.place = place;
        this.budget = Budget.nodes(0);
    }

    /** Thinks about a position that is not over and puts it back as it was. */
    Findings think(ConquestPosition about, Budget within, Consumer<Findings> progress) {
        begin(about, within);
        int win = tree.winningMove(position.side());
        if (win != ConquestPosition.NO_MOVE) {
            return told(new Findings(win, Thought.WIN - 1, List.of(win), 1, tree.nodes()), progress);
        }
        RootMoves root = RootMoves.of(position, tree.longestTurn(position.side()));
        Findings best = new Findings(root.move(0), 0, List.of(root.move(0)), 0, 0);
        while (!tree.isStopped() && best.depth() < MOST_PLIES / 2 && budget.mayDeepen(best.depth(), tree.nodes())) {
            rootDepth = best.depth() + 1 + (best.depth() == 0 ? place & 1 : 0);
            best = deepen(root, best, progress);
            if (isDecided(best.score(), rootDepth) || (root.size() == 1 && rootDepth >= 4)) {
                break;
            }
        }
        return told(new Findings(best.move(), best.score(), best.line(), best.depth(), tree.nodes()), progress);
    }

    /** Begins another game: what was learnt in the last one must not matter. */
    void forget() {
        table.clear();
        tree.forget();
    }

    /** As {@link #think} for a player with whims: judges every move it sees and takes one it likes. */
    Findings choose(ConquestPosition about, Budget within, Chooser chooser) {
        begin(about, within);
        int win = tree.winningMove(position.side());
        if (win != ConquestPosition.NO_MOVE) {
            return new Findings(win, Thought.WIN - 1, List.of(win), 1, tree.nodes());
        }
        Candidates judged = judge();
        int choice = judged.choose(skill.whim(), chooser.next());
        return new Findings(
                judged.move(choice), judged.score(choice), judged.line(choice), judged.depth(), tree.nodes());
    }

    /**
     * As {@link #think}, but several moves, the best first: each is the best without those before it. All of them are looked
     * at to one depth before any is looked at more deeply.
     */
    List<Findings> lines(ConquestPosition about, int most, Budget within, Consumer<List<Findings>> progress) {
        begin(about, within);
        RootMoves root = RootMoves.of(position, tree.longestTurn(position.side()));
        Ranking ranking = new Ranking(most);
        // The tree takes it that nobody passes a win by: moves that win at once are none of its business.
        for (int move : root.moves()) {
            if (wins(move)) {
                ranking.settle(new Findings(move, Thought.WIN - 1, List.of(move), 1, tree.nodes()));
                root = root.without(move, 0);
            }
        }
        ranking.expect(root);
        int depth = 0;
        while (!tree.isStopped()
                && !ranking.isDecided()
                && depth < MOST_PLIES / 2
                && budget.mayDeepen(depth, tree.nodes())) {
            rootDepth = ++depth;
            RootMoves rest = root;
            ranking.deepen();
            for (int i = 0; i < ranking.open() && !tree.isStopped(); i++) {
                Findings found = deepen(rest, ranking.before(i), _ -> {});
                if (!tree.isStopped() || (rest.best() != 0 && rest.isBestSure())) {
                    ranking.found(found);
                    rest = rest.without(found.move(), ranking.leaderAfter(i));
                    progress.accept(ranking.lines(tree.nodes()));
                }
            }
        }
        List<Findings> lines = ranking.lines(tree.nodes());
        progress.accept(lines);
        return lines;
    }

    private boolean wins(int move) {
        int mover = position.side();
        position.play(move);
        boolean wins = position.isDecided() && position.outcome().orElseThrow().share(mover) == 1;
        position.undo();
        return wins;
    }

    /** What every move is worth that does not win at once. */
    Candidates judge(ConquestPosition about, Budget within) {
        begin(about, within);
        return judge();
    }

    private Candidates judge() {
        Candidates judged = new Candidates(
                RootMoves.of(position, tree.longestTurn(position.side())).moves(), 0);
        while (!tree.isStopped() && judged.depth() < MOST_PLIES / 2 && budget.mayDeepen(judged.depth(), tree.nodes())) {
            rootDepth = judged.depth() + 1;
            Candidates deeper = judged.deeper();
            judgeAll(deeper);
            if (!tree.isStopped()) {
                judged = deeper;
            }
        }
        return judged;
    }

    private void judgeAll(Candidates candidates) {
        tree.begin(rootDepth);
        for (int i = 0; i < candidates.size() && !tree.isStopped(); i++) {
            int move = candidates.move(i);
            tree.lines().cut(1);
            position.play(move);
            int score = tree.verdict(0);
            if (score == Tree.UNDECIDED) {
                score = -tree.node(rootDepth - 1, -Tree.INFINITE, Tree.INFINITE, 1, move, tree.threatens(), true);
            }
            position.undo();
            tree.lines().extend(0, move);
            candidates.judge(i, score, tree.lines().fromRoot());
        }
    }

    /** A forced end as near as this cannot be improved by looking deeper. */
    static boolean isDecided(int score, int depth) {
        return Math.abs(score) > Thought.FORCED && Thought.WIN - Math.abs(score) <= depth;
    }

    private static Findings told(Findings findings, Consumer<Findings> progress) {
        progress.accept(findings);
        return findings;
    }

    /** One iteration, with a window about the last score that opens where the score falls out of it. */
    private Findings deepen(RootMoves root, Findings before, Consumer<Findings> progress) {
        boolean narrow = rootDepth >= 4 && Math.abs(before.score()) < Thought.FORCED;
        int width = FIRST_WINDOW;
        int alpha = narrow ? before.score() - width : -Tree.INFINITE;
        int beta = narrow ? before.score() + width : Tree.INFINITE;
        Findings best = before;
        while (true) {
            root.sort();
            int score = searchRoot(root, alpha, beta);
            if (root.best() != 0 && (!tree.isStopped() || root.isBestSure())) {
                int depth = tree.isStopped() || score <= alpha || score >= beta ? before.depth() : rootDepth;
                best = new Findings(root.best(), root.bestScore(), root.line(), depth, tree.nodes());
            }
            if (tree.isStopped()) {
                return best;
            }
            width *= 3;
            if (score <= alpha) {
                alpha = width > 500 ? -Tree.INFINITE : Math.max(-Tree.INFINITE, score - width);
            } else if (score >= beta) {
                beta = width > 500 ? Tree.INFINITE : Math.min(Tree.INFINITE, score + width);
                progress.accept(best);
            } else {
                return told(best, progress);
            }
        }
    }

    private int searchRoot(RootMoves root, int low, int high) {
        int alpha = low;
        int best = -Tree.INFINITE;
        root.begin();
        boolean threatened = tree.winningMove(1 - position.side()) != ConquestPosition.NO_MOVE;
        tree.begin(rootDepth);
        for (int i = 0; i < root.size(); i++) {
            int move = root.move(i);
            long nodesBefore = tree.nodes();
            tree.lines().cut(1);
            boolean quiet = position.isEmpty(Routes.to(move));
            position.play(move);
            int score = tree.verdict(0);
            if (score == Tree.UNDECIDED) {
                boolean threatens = tree.threatens();
                int depth = rootDepth - 1;
                int reduced = quiet && !threatened && !threatens && i > 3 ? pruning.reduction(rootDepth, i) / 2 : 0;
                score = i == 0
                        ? -tree.node(depth, -high, -alpha, 1, move, threatens, true)
                        : tree.scout(depth, reduced, alpha, high, 1, move, threatens);
            }
            position.undo();
            if (tree.isStopped()) {
                return best;
            }
            root.searched(i, tree.nodes() - nodesBefore);
            if (score > best) {
                best = score;
                if (score > alpha || i == 0) {
                    tree.lines().extend(0, move);
                    root.lead(i, score, tree.lines().fromRoot(), score > low);
                }
                alpha = Math.max(alpha, score);
                if (alpha >= high) {
                    break;
                }
            }
        }
        return best;
    }

    private void begin(ConquestPosition about, Budget within) {
        position = about;
        budget = within;
        if (place == 0) {
            table.grow();
        }
        tree.begin(about, within);
    }
}
