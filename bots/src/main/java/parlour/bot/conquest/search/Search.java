package parlour.bot.conquest.search;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import parlour.bot.Budget;
import parlour.bot.ScoredMove;
import parlour.bot.SeededRandom;
import parlour.bot.conquest.eval.Evaluation;
import parlour.bot.tablebase.Tablebase;
import parlour.conquest.ConquestPosition;
import parlour.conquest.RouteCode;

/**
 * Iterative deepening within a {@link Budget}. This is the root: its moves, their order, the aspiration window.
 * {@link AlphaBeta} searches below it.
 *
 * <p>The first ply is always finished, whatever the budget: no move is played that was not compared with all others.
 */
public final class Search {

    public static final int MAX_PLIES = 100;

    private static final int FIRST_WINDOW = 30;

    private final Skill skill;
    private final Pruning pruning;
    private final TranspositionTable table;
    private final AlphaBeta alphaBeta;
    private final int threadIndex;

    private ConquestPosition position;
    private Budget budget;
    private int rootDepth;

    /** A single thread, without solved endings. */
    public Search(ConquestPosition position, Evaluation evaluation, Skill skill, Pruning pruning) {
        this(position, evaluation, skill, pruning, new TranspositionTable(skill.tableBits()), null, 0);
    }

    /**
     * @param table shared with the rest of the team, if there is one
     * @param threadIndex in the team: the first one leads; every second one starts a ply deeper so as not to repeat its
     *     work, and may be stopped before it has finished anything, since only the leader's result is used
     */
    public Search(
            ConquestPosition position,
            Evaluation evaluation,
            Skill skill,
            Pruning pruning,
            TranspositionTable table,
            @Nullable Tablebase tablebase,
            int threadIndex) {
        this.position = position;
        this.skill = skill;
        this.pruning = pruning;
        this.table = table;
        this.alphaBeta = new AlphaBeta(position, evaluation, skill, pruning, table, tablebase);
        this.threadIndex = threadIndex;
        this.budget = Budget.nodes(0);
    }

    /** Searches a position, which must not be over, and restores it. */
    public SearchResult think(ConquestPosition about, Budget within, Consumer<SearchResult> progress) {
        begin(about, within);
        int win = alphaBeta.winningMove(position.side());
        if (win != ConquestPosition.NO_MOVE) {
            return told(new SearchResult(win, ScoredMove.WIN - 1, List.of(win), 1, alphaBeta.nodes()), progress);
        }
        RootMoves root = RootMoves.of(position, alphaBeta.longestTurn(position.side()));
        SearchResult best = new SearchResult(root.move(0), 0, List.of(root.move(0)), 0, 0);
        while (mayDeepen(best.depth())) {
            rootDepth = best.depth() + 1 + (best.depth() == 0 ? threadIndex & 1 : 0);
            best = deepen(root, best, progress);
            if (isDecided(best.score(), rootDepth) || (root.size() == 1 && rootDepth >= 4)) {
                break;
            }
        }
        return told(
                new SearchResult(best.move(), best.score(), best.line(), best.depth(), alphaBeta.nodes()), progress);
    }

    /** Prepares for another game: results of the last one must not matter. */
    public void clear() {
        table.clear();
        alphaBeta.clear();
    }

    /**
     * As {@link #think}, for a player that chooses at random among good moves: scores every move it sees and picks one.
     */
    public SearchResult choose(ConquestPosition about, Budget within, SeededRandom random) {
        begin(about, within);
        int win = alphaBeta.winningMove(position.side());
        if (win != ConquestPosition.NO_MOVE) {
            return new SearchResult(win, ScoredMove.WIN - 1, List.of(win), 1, alphaBeta.nodes());
        }
        Candidates judged = judge();
        int choice = judged.choose(skill.temperature(), random.nextDouble());
        return new SearchResult(
                judged.move(choice), judged.score(choice), judged.line(choice), judged.depth(), alphaBeta.nodes());
    }

    /**
     * As {@link #think}, but several moves, the best first: each is the best without those before it. All of them are
     * searched to one depth before any is searched more deeply.
     */
    public List<SearchResult> lines(
            ConquestPosition about, int max, Budget within, Consumer<List<SearchResult>> progress) {
        begin(about, within);
        RootMoves root = RootMoves.of(position, alphaBeta.longestTurn(position.side()));
        MultiPv ranking = new MultiPv(max);
        // AlphaBeta assumes no immediate win; handle those here.
        for (int move : root.moves()) {
            if (wins(move)) {
                ranking.settle(new SearchResult(move, ScoredMove.WIN - 1, List.of(move), 1, alphaBeta.nodes()));
                root = root.without(move, 0);
            }
        }
        ranking.expect(root);
        int depth = 0;
        while (!ranking.isDecided() && mayDeepen(depth)) {
            rootDepth = ++depth;
            RootMoves rest = root;
            ranking.deepen();
            for (int i = 0; i < ranking.open() && !alphaBeta.isStopped(); i++) {
                SearchResult found = deepen(rest, ranking.before(i), _ -> {});
                if (!alphaBeta.isStopped() || (rest.best() != 0 && rest.isBestSure())) {
                    ranking.found(found);
                    rest = rest.without(found.move(), ranking.leaderAfter(i));
                    progress.accept(ranking.lines(alphaBeta.nodes()));
                }
            }
        }
        List<SearchResult> lines = ranking.lines(alphaBeta.nodes());
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

    /** Scores every move that does not win at once. */
    Candidates judge(ConquestPosition about, Budget within) {
        begin(about, within);
        return judge();
    }

    private Candidates judge() {
        Candidates judged = new Candidates(
                RootMoves.of(position, alphaBeta.longestTurn(position.side())).moves(), 0);
        while (mayDeepen(judged.depth())) {
            rootDepth = judged.depth() + 1;
            Candidates deeper = judged.deeper();
            judgeAll(deeper);
            if (!alphaBeta.isStopped()) {
                judged = deeper;
            }
        }
        return judged;
    }

    private void judgeAll(Candidates candidates) {
        alphaBeta.begin(rootDepth);
        for (int i = 0; i < candidates.size() && !alphaBeta.isStopped(); i++) {
            int move = candidates.move(i);
            alphaBeta.pv().cut(1);
            position.play(move);
            int score = alphaBeta.terminalScore(0);
            if (score == AlphaBeta.UNDECIDED) {
                score = -alphaBeta.search(
                        rootDepth - 1, -AlphaBeta.INFINITE, AlphaBeta.INFINITE, 1, move, alphaBeta.threatens(), true);
            }
            position.undo();
            alphaBeta.pv().extend(0, move);
            candidates.judge(i, score, alphaBeta.pv().fromRoot());
        }
    }

    /** Whether to search deeper than {@code depth} plies; the budget counts as soon as the first ply is finished. */
    private boolean mayDeepen(int depth) {
        if (depth == 0 && threadIndex == 0) {
            return true;
        }
        alphaBeta.endFirstPly();
        return !alphaBeta.isStopped() && depth < MAX_PLIES / 2 && budget.mayDeepen(depth, alphaBeta.nodes());
    }

    /** Whether a forced end is so near that searching deeper cannot improve it. */
    static boolean isDecided(int score, int depth) {
        return Math.abs(score) > ScoredMove.FORCED && ScoredMove.WIN - Math.abs(score) <= depth;
    }

    private static SearchResult told(SearchResult result, Consumer<SearchResult> progress) {
        progress.accept(result);
        return result;
    }

    /** One iteration, with a window around the last score that widens when the score falls outside it. */
    private SearchResult deepen(RootMoves root, SearchResult before, Consumer<SearchResult> progress) {
        boolean narrow = rootDepth >= 4 && Math.abs(before.score()) < ScoredMove.FORCED;
        int width = FIRST_WINDOW;
        int alpha = narrow ? before.score() - width : -AlphaBeta.INFINITE;
        int beta = narrow ? before.score() + width : AlphaBeta.INFINITE;
        SearchResult best = before;
        while (true) {
            root.sort();
            int score = searchRoot(root, alpha, beta);
            if (root.best() != 0 && (!alphaBeta.isStopped() || root.isBestSure())) {
                int depth = alphaBeta.isStopped() || score <= alpha || score >= beta ? before.depth() : rootDepth;
                best = new SearchResult(root.best(), root.bestScore(), root.line(), depth, alphaBeta.nodes());
            }
            if (alphaBeta.isStopped()) {
                return best;
            }
            width *= 3;
            if (score <= alpha) {
                alpha = width > 500 ? -AlphaBeta.INFINITE : Math.max(-AlphaBeta.INFINITE, score - width);
            } else if (score >= beta) {
                beta = width > 500 ? AlphaBeta.INFINITE : Math.min(AlphaBeta.INFINITE, score + width);
                progress.accept(best);
            } else {
                return told(best, progress);
            }
        }
    }

    private int searchRoot(RootMoves root, int low, int high) {
        int alpha = low;
        int best = -AlphaBeta.INFINITE;
        root.begin();
        boolean threatened = alphaBeta.winningMove(1 - position.side()) != ConquestPosition.NO_MOVE;
        alphaBeta.begin(rootDepth);
        for (int i = 0; i < root.size(); i++) {
            int move = root.move(i);
            long nodesBefore = alphaBeta.nodes();
            alphaBeta.pv().cut(1);
            boolean quiet = position.isEmpty(RouteCode.to(move));
            position.play(move);
            int score = alphaBeta.terminalScore(0);
            if (score == AlphaBeta.UNDECIDED) {
                boolean threatens = alphaBeta.threatens();
                int depth = rootDepth - 1;
                int reduced = quiet && !threatened && !threatens && i > 3 ? pruning.reduction(rootDepth, i) / 2 : 0;
                score = i == 0
                        ? -alphaBeta.search(depth, -high, -alpha, 1, move, threatens, true)
                        : alphaBeta.scout(depth, reduced, alpha, high, 1, move, threatens);
            }
            position.undo();
            if (alphaBeta.isStopped()) {
                return best;
            }
            root.searched(i, alphaBeta.nodes() - nodesBefore);
            if (score > best) {
                best = score;
                if (score > alpha || i == 0) {
                    alphaBeta.pv().extend(0, move);
                    root.lead(i, score, alphaBeta.pv().fromRoot(), score > low);
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
        if (threadIndex == 0) {
            table.newSearch();
        }
        alphaBeta.begin(about, within, threadIndex == 0);
    }
}
