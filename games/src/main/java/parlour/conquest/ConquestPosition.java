package parlour.conquest;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.Outcome;
import parlour.game.ParseResult;
import parlour.game.Position;
import parlour.game.RandomSource;
import parlour.game.View;

/**
 * A position of Conquest or 6 Faces: the squares and orientations of the dice, and the side to move.
 *
 * <p>It consists of three parts: {@link Dice} (squares and orientations), {@link MoveGenerator} (legal moves) and this
 * class (turn, endings, history). {@link SearchQueries} provides fast queries for search.
 *
 * <p>Most endings are determined when the move is played ({@link #endReason}); whether a player has no move at all is
 * determined on request.
 */
public final class ConquestPosition implements Position {

    public static final int WHITE = 0;
    public static final int BLACK = 1;

    /** No route has this number. */
    public static final int NO_MOVE = 0;

    /** The number of dice a side begins with. */
    public static final int DICE_A_SIDE = Dice.A_SIDE;

    /** Returning to a position takes at least four plies, so a third occurrence takes eight. */
    private static final int PLIES_TO_REPEAT = 4;

    private final ConquestRules rules;
    private final Dice dice;
    private final MoveGenerator open;
    private final SearchQueries searchQueries;

    private int side;
    private boolean lotDrawn;
    private int pliesSinceCapture;
    private int moveNumber;
    private EndReason endReason;
    private int winner;
    private long hash;

    private int ply;
    private int[] played;
    private int[] before;
    private long[] hashes;

    /** An empty board; {@link PositionNotation} puts the dice on it. */
    ConquestPosition(ConquestRules rules) {
        this.rules = rules;
        this.dice = new Dice();
        this.open = new MoveGenerator(dice, rules);
        this.searchQueries = new SearchQueries(this, dice, open);
        this.endReason = EndReason.NONE;
        this.moveNumber = 1;
        this.lotDrawn = true;
        this.played = new int[64];
        this.before = new int[64];
        this.hashes = new long[64];
    }

    private ConquestPosition(ConquestPosition that) {
        rules = that.rules;
        dice = new Dice(that.dice);
        open = new MoveGenerator(dice, rules);
        searchQueries = new SearchQueries(this, dice, open);
        side = that.side;
        lotDrawn = that.lotDrawn;
        pliesSinceCapture = that.pliesSinceCapture;
        moveNumber = that.moveNumber;
        endReason = that.endReason;
        winner = that.winner;
        hash = that.hash;
        ply = that.ply;
        played = that.played.clone();
        before = that.before.clone();
        hashes = that.hashes.clone();
    }

    // ---- Setting up, for PositionNotation ----

    void put(int die, int on, int orientation) {
        dice.put(die, on, orientation);
        hash ^= Zobrist.of(Dice.side(die), orientation, on);
    }

    /** Sets the side to move and the counters; must be called once, after all dice have been put. */
    void begin(int toMove, boolean drawn, int plies, int number, EndReason declared) {
        side = toMove;
        lotDrawn = drawn;
        pliesSinceCapture = plies;
        moveNumber = number;
        if (toMove == BLACK) {
            hash ^= Zobrist.BLACK_TO_MOVE;
        }
        if (!drawn) {
            hash ^= Zobrist.LOT_TO_DRAW;
        }
        if (declared != EndReason.NONE) {
            conclude(declared, 1 - side);
        } else if (holdsGoal(1 - side)) {
            conclude(EndReason.KEY_SQUARE, 1 - side);
        } else if (holdsGoal(side)) {
            conclude(EndReason.KEY_SQUARE, side);
        } else if (pliesSinceCapture >= rules.noProgress()) {
            conclude(EndReason.NO_PROGRESS, 1 - side);
        }
    }

    /** Whether a side has a die on its goal square that wins there. */
    private boolean holdsGoal(int who) {
        int goal = goal(who);
        return dice.owner(goal) == who && (rules.anyDieWins() || dice.holdsKey(goal));
    }

    // ---- Board ----

    public ConquestRules rules() {
        return rules;
    }

    public int side() {
        return side;
    }

    /** The side whose die is on a square, or -1. */
    public int owner(int on) {
        return dice.owner(on);
    }

    public boolean isEmpty(int on) {
        return dice.dieAt[on] == Dice.NONE;
    }

    public boolean holdsKey(int on) {
        return dice.holdsKey(on);
    }

    /** The orientation of the die on a square; see {@link Handedness}. */
    public int orientation(int on) {
        return dice.orientation[dice.dieAt[on]];
    }

    /** The square of a side's Key die, or -1 once it has been captured. */
    public int keySquare(int who) {
        return dice.square[Dice.key(who)];
    }

    /** The number of dice of both sides. */
    public int dice() {
        return dice.left();
    }

    /** A side's goal: the square where the enemy's Key die began. */
    public static int goal(int who) {
        return who == WHITE ? Board.E8 : Board.E1;
    }

    /** Plies since the last capture. */
    public int pliesSinceCapture() {
        return pliesSinceCapture;
    }

    /** Fast queries for search; they always reflect the current state of this position. */
    public SearchQueries searchQueries() {
        return searchQueries;
    }

    boolean isLotDrawn() {
        return lotDrawn;
    }

    EndReason endReason() {
        return endReason;
    }

    // ---- Turns ----

    @Override
    public int seats() {
        return 2;
    }

    @Override
    public int turn() {
        if (endReason != EndReason.NONE) {
            return NOBODY;
        }
        if (!lotDrawn) {
            return CHANCE;
        }
        return open.isAny(side) ? side : NOBODY;
    }

    @Override
    public int round() {
        return moveNumber;
    }

    @Override
    public Optional<Outcome> outcome() {
        if (turn() != NOBODY) {
            return Optional.empty();
        }
        return Optional.of(endReason == EndReason.NONE ? EndReason.NO_MOVE.outcome(winner) : endReason.outcome(winner));
    }

    // ---- Moves ----

    /** Whether no side can move a die: the game has ended, or the lot is not drawn. */
    boolean turnIsOff() {
        return endReason != EndReason.NONE || !lotDrawn;
    }

    @Override
    public void legalMoves(MoveList into) {
        if (!turnIsOff()) {
            open.list(side, into);
        } else if (endReason == EndReason.NONE) {
            into.add(WHITE);
            into.add(BLACK);
        }
    }

    @Override
    public int legalMoveCount() {
        if (turnIsOff()) {
            return endReason == EndReason.NONE ? 2 : 0;
        }
        return open.count(side);
    }

    @Override
    public int legalMoveAt(int index) {
        return turnIsOff() ? Position.super.legalMoveAt(index) : open.nth(side, index);
    }

    @Override
    public long perft2() {
        boolean drawIsNear = pliesSinceCapture + 1 >= Math.min(rules.noProgress(), 2 * PLIES_TO_REPEAT);
        return turnIsOff() || drawIsNear ? Position.super.perft2() : open.replies(side);
    }

    /** Whether a move captures the enemy's Key die or ends on its square with a die that wins there. */
    boolean wins(int move) {
        return open.wins(side, move);
    }

    // ---- Playing ----

    @Override
    public void play(int move) {
        if (ply == played.length) {
            grow();
        }
        played[ply] = move;
        hashes[ply] = hash;
        open.expire();
        if (!lotDrawn) {
            drawLot(move);
            return;
        }
        int from = RouteCode.from(move);
        int to = RouteCode.to(move);
        int die = dice.dieAt[from];
        int victim = dice.dieAt[to];
        int lay = dice.orientation[die];
        int orientation = RouteCode.orientationAfter(rules.hand(), lay, move);
        boolean won = wins(move);
        before[ply] = lay | (victim + 1) << 5 | pliesSinceCapture << 10;
        ply++;

        pliesSinceCapture++;
        if (victim != Dice.NONE) {
            hash ^= Zobrist.of(1 - side, dice.orientation[victim], to);
            dice.take(victim, to);
            pliesSinceCapture = 0;
        }
        dice.move(die, from, to, orientation);
        hash ^= Zobrist.of(side, lay, from) ^ Zobrist.of(side, orientation, to) ^ Zobrist.BLACK_TO_MOVE;
        moveNumber += side;
        settle(won, victim);
        side = 1 - side;
    }

    /** A win takes precedence over a draw. */
    private void settle(boolean won, int victim) {
        if (won) {
            conclude(victim != Dice.NONE && Dice.isKey(victim) ? EndReason.KEY_TAKEN : EndReason.KEY_SQUARE, side);
        } else if (pliesSinceCapture >= rules.noProgress()) {
            conclude(EndReason.NO_PROGRESS, side);
        } else if (pliesSinceCapture >= 2 * PLIES_TO_REPEAT && rules.repetitionDraws() && occurrences() >= 3) {
            conclude(EndReason.REPETITION, side);
        }
    }

    private void conclude(EndReason how, int who) {
        endReason = how;
        winner = who;
    }

    /** The number of occurrences of the current position, as far as the history goes back. */
    int occurrences() {
        int times = 1;
        int oldest = Math.max(0, ply - pliesSinceCapture);
        for (int earlier = ply - PLIES_TO_REPEAT; earlier >= oldest; earlier -= 2) {
            if (hashes[earlier] == hash) {
                times++;
            }
        }
        return times;
    }

    private void drawLot(int beginner) {
        before[ply] = 0;
        ply++;
        lotDrawn = true;
        hash ^= Zobrist.LOT_TO_DRAW;
        if (beginner == BLACK) {
            side = BLACK;
            hash ^= Zobrist.BLACK_TO_MOVE;
        }
    }

    @Override
    public void undo() {
        if (ply == 0) {
            throw new IllegalStateException("nothing to take back");
        }
        ply--;
        int move = played[ply];
        hash = hashes[ply];
        open.expire();
        endReason = EndReason.NONE;
        if (move == WHITE || move == BLACK) {
            // Numbers this small are lots: a route's last leg has at least one square.
            lotDrawn = false;
            side = WHITE;
            return;
        }
        side = 1 - side;
        moveNumber -= side;
        int from = RouteCode.from(move);
        int to = RouteCode.to(move);
        int victim = ((before[ply] >> 5) & 31) - 1;
        dice.move(dice.dieAt[to], to, from, before[ply] & 31);
        if (victim != Dice.NONE) {
            dice.putBack(victim, to);
        }
        pliesSinceCapture = before[ply] >> 10;
    }

    private void grow() {
        played = Arrays.copyOf(played, ply * 2);
        before = Arrays.copyOf(before, ply * 2);
        hashes = Arrays.copyOf(hashes, ply * 2);
    }

    /** Whether the last move ended the game; does not check whether the player has a move. */
    public boolean isDecided() {
        return endReason != EndReason.NONE;
    }

    /** Whether the current position occurred before, at most {@code plies} plies ago. */
    public boolean isRepeatedWithin(int plies) {
        int oldest = ply - Math.min(plies, Math.min(ply, pliesSinceCapture));
        for (int earlier = ply - PLIES_TO_REPEAT; earlier >= oldest; earlier -= 2) {
            if (hashes[earlier] == hash) {
                return true;
            }
        }
        return false;
    }

    /** Passes the turn, which no rule allows, to find threats. Undone by {@link #undoNullMove}, not {@link #undo}. */
    public void playNullMove() {
        if (ply == played.length) {
            grow();
        }
        hashes[ply] = hash;
        before[ply] = pliesSinceCapture;
        ply++;
        // Earlier positions cannot be repeated after a null move.
        pliesSinceCapture = 0;
        side = 1 - side;
        hash ^= Zobrist.BLACK_TO_MOVE;
        open.expire();
    }

    public void undoNullMove() {
        ply--;
        pliesSinceCapture = before[ply];
        hash = hashes[ply];
        side = 1 - side;
        open.expire();
    }

    // ---- Text, views, copies ----

    @Override
    public String text(int move) {
        return MoveNotation.write(this, move);
    }

    @Override
    public View moveView(int move) {
        return ConquestView.described(this, move);
    }

    @Override
    public View.Json legalMovesJson() {
        return lotDrawn ? ConquestView.described(this, legalMoves()) : Position.super.legalMovesJson();
    }

    @Override
    public List<View> movesIfToMove(int seat) {
        if (isOver() || !lotDrawn) {
            return List.of();
        }
        ConquestPosition board = copy();
        if (board.side != seat) {
            board.playNullMove();
        }
        return board.legalMoveViews();
    }

    @Override
    public ParseResult parseMove(String text) throws NotationException {
        return MoveNotation.read(this, text);
    }

    @Override
    public String notation() {
        return PositionNotation.write(this);
    }

    @Override
    public long hash() {
        return hash;
    }

    /** Nothing is hidden: all viewers see the same. */
    @Override
    public View view(int viewer) {
        return ConquestView.of(this);
    }

    @Override
    public ConquestPosition copy() {
        return new ConquestPosition(this);
    }

    @Override
    public ConquestPosition sample(int seat, RandomSource random) {
        return copy();
    }

    @Override
    public String toString() {
        return notation();
    }
}
