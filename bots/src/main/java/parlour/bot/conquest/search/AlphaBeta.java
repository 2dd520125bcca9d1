package parlour.bot.conquest.search;

import org.jspecify.annotations.Nullable;
import parlour.bot.Budget;
import parlour.bot.ScoredMove;
import parlour.bot.conquest.eval.Evaluation;
import parlour.bot.tablebase.Tablebase;
import parlour.conquest.ConquestPosition;
import parlour.conquest.RouteCode;

/**
 * The search below the root: the value of a position at a given depth, by principal variation search, with a quiescence
 * search at the leaves.
 *
 * <p>Only undecided nodes are entered: after each move {@link #terminalScore} checks whether it drew the game or lets
 * the other side win. So a losing move costs one check, and a node knows from its parent whether it is threatened.
 */
final class AlphaBeta {

    static final int INFINITE = ScoredMove.WIN + 1;
    static final int UNDECIDED = INFINITE + 1;

    private static final int CHECK_EVERY = 256;

    /** Granted to the first ply whatever the budget: in most positions enough to follow all captures. */
    static final int FIRST_PLY_NODES = 4096;

    /** Plies of quiescence in which threats to the Key are answered; later plies only follow captures. */
    private static final int RESCUE_PLIES = 4;

    /** The most a capture may gain beyond the value of the captured die. */
    private static final int DELTA = 90;

    private final Skill skill;
    private final Pruning pruning;
    private final Evaluation evaluation;
    private final TranspositionTable table;
    private final @Nullable Tablebase tablebase;
    private final MovePicker picker;
    private final PvTable pv = new PvTable(Search.MAX_PLIES);
    private final int[] evals = new int[Search.MAX_PLIES + 1];
    private final int[] longestTurn = new int[2];
    private final int noProgress;

    private ConquestPosition position;
    private Budget budget;
    private long nodes;
    private long checkAt;
    private boolean stopped;
    private boolean isFirstPly;

    /** In the first ply, once the budget is spent and the reserve too: moves are evaluated as they stand. */
    private boolean isHurried;

    private int rootDepth;

    AlphaBeta(
            ConquestPosition position,
            Evaluation evaluation,
            Skill skill,
            Pruning pruning,
            TranspositionTable table,
            @Nullable Tablebase tablebase) {
        this.position = position;
        this.evaluation = evaluation;
        this.skill = skill;
        this.pruning = pruning;
        this.table = table;
        this.tablebase = tablebase;
        this.picker = new MovePicker(Search.MAX_PLIES + 1, evaluation);
        this.noProgress = position.rules().noProgress();
        this.budget = Budget.nodes(0);
    }

    /**
     * Starts the search of another position.
     *
     * @param finishesFirstPly whether nothing stops the search before {@link #endFirstPly}
     */
    void begin(ConquestPosition about, Budget within, boolean finishesFirstPly) {
        position = about;
        budget = within;
        isFirstPly = finishesFirstPly;
        isHurried = false;
        nodes = 0;
        checkAt = 0;
        stopped = false;
        longestTurn[position.side()] = skill.visibleRoutes().own();
        longestTurn[1 - position.side()] = skill.visibleRoutes().other();
        picker.settle();
        checkBudget();
    }

    /** From now on the search stops when the budget is spent, which may be at once. */
    void endFirstPly() {
        isFirstPly = false;
        isHurried = false;
        checkBudget();
    }

    /** Starts an iteration of this depth; extensions and reductions are relative to it. */
    void begin(int depth) {
        rootDepth = depth;
        evals[0] = evaluation.of(position);
    }

    void clear() {
        picker.clear();
    }

    long nodes() {
        return nodes;
    }

    /** Whether the budget is spent: results returned since then are invalid. */
    boolean isStopped() {
        return stopped;
    }

    PvTable pv() {
        return pv;
    }

    /** A move that wins at once for this side, within the routes it sees. */
    int winningMove(int side) {
        return position.searchQueries().winningMove(side, longestTurn[side]);
    }

    /** The longest route with a turn that a side sees. */
    int longestTurn(int side) {
        return longestTurn[side];
    }

    /** Searches a move expected to be no better than the best, with a null window; searches again if that fails. */
    int scout(int depth, int reduced, int alpha, int beta, int ply, int move, boolean threatens) {
        int score = -search(depth - reduced, -alpha - 1, -alpha, ply, move, threatens, true);
        if (score > alpha && reduced > 0) {
            score = -search(depth, -alpha - 1, -alpha, ply, move, threatens, true);
        }
        if (score > alpha && score < beta) {
            score = -search(depth, -beta, -alpha, ply, move, threatens, true);
        }
        return score;
    }

    /** The score of the move just played at {@code ply}, if it decides the game. */
    int terminalScore(int ply) {
        visit();
        if (position.isDecided()) {
            return 0;
        }
        if (position.pliesSinceCapture() >= 4) {
            // A repetition within the tree can be repeated again; positions before the root must actually recur.
            if (position.isRepeatedWithin(ply + 1)) {
                return 0;
            }
        }
        int side = position.side();
        if (winningMove(side) != ConquestPosition.NO_MOVE) {
            return ply + 2 - ScoredMove.WIN;
        }
        return tablebase == null ? UNDECIDED : solved(tablebase, ply + 1);
    }

    /** The tablebase's score of the move just played, for the side that played it. */
    private int solved(Tablebase known, int ply) {
        int theirs = known.probe(position);
        return theirs == Tablebase.UNKNOWN ? UNDECIDED : -fromTable(theirs, ply);
    }

    /** Whether the side that has just moved would win if it could move again. */
    boolean threatens() {
        int mover = 1 - position.side();
        return winningMove(mover) != ConquestPosition.NO_MOVE;
    }

    private void visit() {
        nodes++;
        if (nodes >= checkAt) {
            checkBudget();
        }
    }

    /**
     * Polls the budget every few nodes while it certainly lasts until the next poll, then at every node, so that it is
     * never exceeded.
     */
    private void checkBudget() {
        if (budget.isSpent(nodes + CHECK_EVERY)) {
            checkAt = nodes + 1;
            if (budget.isSpent(nodes)) {
                stopped |= !isFirstPly;
                isHurried = isFirstPly && nodes >= FIRST_PLY_NODES;
            }
        } else {
            checkAt = nodes + CHECK_EVERY;
        }
    }

    int search(int left, int low, int high, int ply, int previous, boolean threatened, boolean mayPass) {
        int depth = threatened && pruning.isOn() && ply < 2 * rootDepth ? left + 1 : left;
        if (depth <= 0) {
            return quiesce(low, high, ply, threatened, 0);
        }
        pv.cut(ply);
        if (stopped || isHurried || ply >= Search.MAX_PLIES - 1) {
            return evaluation.of(position);
        }
        // No result can come sooner: the side to move cannot win now, and loses at the earliest after its move.
        int beta = Math.min(high, ScoredMove.WIN - ply - 3);
        int alpha = Math.max(low, ply + 2 - ScoredMove.WIN);
        if (alpha >= beta) {
            return alpha;
        }
        boolean principal = high - low > 1;
        long hash = position.hash();
        long known = table.probe(hash);
        if (!principal && known != 0 && TranspositionTable.depth(known) >= depth && !nearsDraw()) {
            int score = fromTable(TranspositionTable.score(known), ply);
            int bound = TranspositionTable.bound(known);
            if (bound == TranspositionTable.EXACT
                    || (bound == TranspositionTable.LOWER_BOUND && score >= beta)
                    || (bound == TranspositionTable.UPPER_BOUND && score <= alpha)) {
                return score;
            }
        }
        int eval = known != 0 ? TranspositionTable.eval(known) : evaluation.of(position);
        evals[ply] = eval;
        boolean improving = ply < 2 || eval > evals[ply - 2];
        boolean prunes = pruning.isOn() && !principal && !threatened && Math.abs(beta) < ScoredMove.FORCED;
        if (prunes) {
            if (depth <= 4 && eval - pruning.margin(depth, improving) >= beta) {
                return eval;
            }
            if (mayPass
                    && depth >= 3
                    && eval >= beta
                    && position.searchQueries().ordinaryDice(position.side()) > 2) {
                int score = nullMove(depth, beta, ply, eval);
                if (score >= beta || stopped) {
                    return Math.abs(score) > ScoredMove.FORCED ? beta : score;
                }
            }
        }
        int best = known == 0 ? 0 : TranspositionTable.move(known);
        if (best == 0 && depth >= 5 && pruning.isOn()) {
            depth--;
        }
        return searchMoves(depth, alpha, beta, ply, previous, threatened, prunes, improving, best, hash);
    }

    /** If the other side may move twice and still does not get below {@code beta}, it will not with one move either. */
    private int nullMove(int depth, int beta, int ply, int eval) {
        position.playNullMove();
        visit();
        int reduced = depth - 3 - depth / 4 - Math.min((eval - beta) / 150, 2);
        // Not threatened and no win of its own after passing: the parent has checked both.
        int score = -search(reduced, -beta, 1 - beta, ply + 1, 0, false, false);
        position.undoNullMove();
        return score;
    }

    private int searchMoves(
            int depth,
            int low,
            int beta,
            int ply,
            int previous,
            boolean threatened,
            boolean prunes,
            boolean improving,
            int remembered,
            long hash) {
        int side = position.side();
        int alpha = low;
        int best = -INFINITE;
        int bestMove = 0;
        int tried = 0;
        int eval = evals[ply];
        picker.all(position, ply, remembered, previous, longestTurn[side]);
        for (int move = picker.next(position, ply); move != 0; move = picker.next(position, ply)) {
            boolean quiet = position.isEmpty(RouteCode.to(move));
            int count = tried++;
            boolean late = prunes && quiet && best > -ScoredMove.FORCED && !picker.isKiller(move, ply);
            position.play(move);
            pv.cut(ply + 1);
            int score = terminalScore(ply);
            if (score == UNDECIDED) {
                boolean threatens = threatens();
                // A move that threatens to win is never pruned: it may be the one that forces it.
                if (late && !threatens && depth <= 4 && pruning.skips(depth, count, eval, alpha, improving)) {
                    position.undo();
                    if (stopped) {
                        return 0;
                    }
                    continue;
                }
                int reduced = 0;
                if (depth >= 3 && count > 1 && quiet && !threatened && !threatens) {
                    reduced = pruning.reduction(depth, count)
                            - (beta - low > 1 ? 1 : 0)
                            + (improving ? 0 : 1)
                            - picker.history(side, move) / 6000;
                    reduced = Math.max(0, Math.min(reduced, depth - 2));
                }
                score = count == 0
                        ? -search(depth - 1, -beta, -alpha, ply + 1, move, threatens, true)
                        : scout(depth - 1, reduced, alpha, beta, ply + 1, move, threatens);
            }
            position.undo();
            if (stopped) {
                return 0;
            }
            if (score > best) {
                best = score;
                if (score > alpha || score < -ScoredMove.FORCED) {
                    // A lost position has no good move, but the line shown should go on to the end.
                    pv.extend(ply, move);
                }
                if (score > alpha) {
                    bestMove = move;
                    alpha = score;
                }
                if (score >= beta) {
                    if (quiet) {
                        picker.reward(side, move, previous, ply, depth);
                    }
                    break;
                }
            }
        }
        if (tried == 0) {
            // No move at all is a draw.
            return 0;
        }
        if (best == -INFINITE) {
            best = low;
        }
        int bound = best >= beta
                ? TranspositionTable.LOWER_BOUND
                : bestMove != 0 ? TranspositionTable.EXACT : TranspositionTable.UPPER_BOUND;
        if (!isHurried) {
            table.store(hash, bestMove, toTable(best, ply), eval, depth, bound);
        }
        return best;
    }

    /** Follows captures until the position is quiet enough to evaluate, and answers threats to the Key. */
    private int quiesce(int low, int high, int ply, boolean threatened, int deep) {
        pv.cut(ply);
        if (stopped || isHurried || ply >= Search.MAX_PLIES - 1) {
            return evaluation.of(position);
        }
        if (!skill.quiescence()) {
            return evaluation.of(position);
        }
        boolean rescue = threatened && deep < RESCUE_PLIES;
        int side = position.side();
        int alpha = low;
        int best = -INFINITE;
        int stand = 0;
        if (rescue) {
            picker.all(position, ply, 0, 0, longestTurn[side]);
        } else {
            stand = evaluation.of(position);
            if (stand >= high) {
                return stand;
            }
            best = stand;
            alpha = Math.max(alpha, stand);
            picker.captures(position, ply, longestTurn[side]);
        }
        for (int move = picker.next(position, ply); move != 0; move = picker.next(position, ply)) {
            int to = RouteCode.to(move);
            if (!rescue && pruning.isOn()) {
                int max = stand + DELTA + evaluation.worth(1 - side, position.orientation(to), to);
                if (max <= alpha && alpha > -ScoredMove.FORCED) {
                    best = Math.max(best, max);
                    continue;
                }
            }
            position.play(move);
            pv.cut(ply + 1);
            int score = terminalScore(ply);
            if (score == UNDECIDED) {
                score = -quiesce(-high, -alpha, ply + 1, threatens(), deep + 1);
            }
            position.undo();
            if (stopped) {
                return 0;
            }
            if (score > best) {
                best = score;
                if (score > alpha || score < -ScoredMove.FORCED) {
                    pv.extend(ply, move);
                }
                alpha = Math.max(alpha, score);
                if (score >= high) {
                    break;
                }
            }
            if (isHurried) {
                break;
            }
        }
        return best == -INFINITE ? 0 : best;
    }

    /** Close to the no-progress draw the same board is worth less, which the hash does not show. */
    private boolean nearsDraw() {
        return position.pliesSinceCapture() > noProgress - 16;
    }

    /** In the table forced wins and losses are counted from the position, in the search from the root. */
    private static int toTable(int score, int ply) {
        return score > ScoredMove.FORCED ? score + ply : score < -ScoredMove.FORCED ? score - ply : score;
    }

    private static int fromTable(int score, int ply) {
        return score > ScoredMove.FORCED ? score - ply : score < -ScoredMove.FORCED ? score + ply : score;
    }
}
