package parlour.conquest;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import parlour.game.Lots;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.Outcome;
import parlour.game.Position;
import parlour.game.Reading;
import parlour.game.View;

/**
 * A position of Conquest or 6 Faces: where every die stands, how it lies, whose turn it is.
 *
 * <p>It is made of three parts: {@link Dice} (where they stand and how they lie), {@link OpenMoves} (which moves there
 * are) and this class (whose turn, how it ends, what is remembered). {@link Lookout} answers what a search asks.
 *
 * <p>An ending that depends on more than the rules of moving is settled when the move is played ({@link #ending}); that a
 * player has no move at all is found when somebody asks.
 */
public final class ConquestPosition implements Position {

    public static final int WHITE = 0;
    public static final int BLACK = 1;

    /** No route has this number. */
    public static final int NO_MOVE = 0;

    /** How many dice a side begins with. */
    public static final int DICE_A_SIDE = Dice.A_SIDE;

    /** The shortest way back to a position takes four plies, so the third occurrence takes eight. */
    private static final int PLIES_TO_REPEAT = 4;

    private final ConquestRules rules;
    private final Dice dice;
    private final OpenMoves open;
    private final Lookout lookout;

    private int side;
    private boolean lotDrawn;
    private int quietPlies;
    private int moveNumber;
    private Ending ending;
    private int winner;
    private long hash;

    private int ply;
    private int[] played;
    private int[] before;
    private long[] hashes;

    /** An empty board; {@link PositionText} puts the dice on it. */
    ConquestPosition(ConquestRules rules) {
        this.rules = rules;
        this.dice = new Dice();
        this.open = new OpenMoves(dice, rules);
        this.lookout = new Lookout(this, dice, open);
        this.ending = Ending.NONE;
        this.moveNumber = 1;
        this.lotDrawn = true;
        this.played = new int[64];
        this.before = new int[64];
        this.hashes = new long[64];
    }

    private ConquestPosition(ConquestPosition that) {
        rules = that.rules;
        dice = new Dice(that.dice);
        open = new OpenMoves(dice, rules);
        lookout = new Lookout(this, dice, open);
        side = that.side;
        lotDrawn = that.lotDrawn;
        quietPlies = that.quietPlies;
        moveNumber = that.moveNumber;
        ending = that.ending;
        winner = that.winner;
        hash = that.hash;
        ply = that.ply;
        played = that.played.clone();
        before = that.before.clone();
        hashes = that.hashes.clone();
    }

    // ---- Setting up, for PositionText ----

    void put(int die, int on, int lies) {
        dice.put(die, on, lies);
        hash ^= Zobrist.of(Dice.side(die), lies, on);
    }

    /** Who moves and what the counters say; to be called once, after all dice have been put. */
    void begin(int toMove, boolean drawn, int plies, int number, Ending declared) {
        side = toMove;
        lotDrawn = drawn;
        quietPlies = plies;
        moveNumber = number;
        if (toMove == BLACK) {
            hash ^= Zobrist.BLACK_TO_MOVE;
        }
        if (!drawn) {
            hash ^= Zobrist.LOT_TO_DRAW;
        }
        if (declared != Ending.NONE) {
            conclude(declared, 1 - side);
        } else if (holdsGoal(1 - side)) {
            conclude(Ending.KEY_SQUARE, 1 - side);
        } else if (holdsGoal(side)) {
            conclude(Ending.KEY_SQUARE, side);
        } else if (quietPlies >= rules.noProgress()) {
            conclude(Ending.NO_PROGRESS, 1 - side);
        }
    }

    /** Whether the side stands where the game is won for it. */
    private boolean holdsGoal(int who) {
        int goal = goal(who);
        return dice.owner(goal) == who && (rules.anyDieWins() || dice.holdsKey(goal));
    }

    // ---- What stands where ----

    public ConquestRules rules() {
        return rules;
    }

    public int side() {
        return side;
    }

    /** The side whose die stands on a square, or -1. */
    public int owner(int on) {
        return dice.owner(on);
    }

    public boolean isEmpty(int on) {
        return dice.dieAt[on] == Dice.NONE;
    }

    public boolean holdsKey(int on) {
        return dice.holdsKey(on);
    }

    /** How the die on a square lies; see {@link Handedness}. */
    public int way(int on) {
        return dice.way[dice.dieAt[on]];
    }

    /** Where a side's Key die stands, or -1 once it has been taken. */
    public int keySquare(int who) {
        return dice.square[Dice.key(who)];
    }

    /** How many dice of both sides are left. */
    public int dice() {
        return dice.left();
    }

    /** The square a side wants to reach: where the enemy's Key die began. */
    public static int goal(int who) {
        return who == WHITE ? Board.E8 : Board.E1;
    }

    /** Plies since the last capture. */
    public int quietPlies() {
        return quietPlies;
    }

    /** Quick answers for a search; they follow this position wherever it goes. */
    public Lookout lookout() {
        return lookout;
    }

    boolean isLotDrawn() {
        return lotDrawn;
    }

    Ending ending() {
        return ending;
    }

    // ---- Turns ----

    @Override
    public int seats() {
        return 2;
    }

    @Override
    public int turn() {
        if (ending != Ending.NONE) {
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
        return Optional.of(ending == Ending.NONE ? Ending.NO_MOVE.outcome(winner) : ending.outcome(winner));
    }

    // ---- Moves ----

    /** Whether nobody can be asked for a move of a die: the game has ended, or the lot is not drawn. */
    boolean turnIsOff() {
        return ending != Ending.NONE || !lotDrawn;
    }

    @Override
    public void moves(MoveList into) {
        if (!turnIsOff()) {
            open.list(side, into);
        } else if (ending == Ending.NONE) {
            into.add(WHITE);
            into.add(BLACK);
        }
    }

    @Override
    public int count() {
        if (turnIsOff()) {
            return ending == Ending.NONE ? 2 : 0;
        }
        return open.count(side);
    }

    @Override
    public int nth(int index) {
        return turnIsOff() ? Position.super.nth(index) : open.nth(side, index);
    }

    @Override
    public long replies() {
        boolean drawIsNear = quietPlies + 1 >= Math.min(rules.noProgress(), 2 * PLIES_TO_REPEAT);
        return turnIsOff() || drawIsNear ? Position.super.replies() : open.replies(side);
    }

    /** Whether a move takes the enemy's Key die or ends on its square with a die that wins there. */
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
        int from = Routes.from(move);
        int to = Routes.to(move);
        int die = dice.dieAt[from];
        int victim = dice.dieAt[to];
        int lay = dice.way[die];
        int lies = Routes.arrival(rules.hand(), lay, move);
        boolean won = wins(move);
        before[ply] = lay | (victim + 1) << 5 | quietPlies << 10;
        ply++;

        quietPlies++;
        if (victim != Dice.NONE) {
            hash ^= Zobrist.of(1 - side, dice.way[victim], to);
            dice.take(victim, to);
            quietPlies = 0;
        }
        dice.move(die, from, to, lies);
        hash ^= Zobrist.of(side, lay, from) ^ Zobrist.of(side, lies, to) ^ Zobrist.BLACK_TO_MOVE;
        moveNumber += side;
        settle(won, victim);
        side = 1 - side;
    }

    /** A win ends the game at once; only where there is none can the move make a draw. */
    private void settle(boolean won, int victim) {
        if (won) {
            conclude(victim != Dice.NONE && Dice.isKey(victim) ? Ending.KEY_TAKEN : Ending.KEY_SQUARE, side);
        } else if (quietPlies >= rules.noProgress()) {
            conclude(Ending.NO_PROGRESS, side);
        } else if (quietPlies >= 2 * PLIES_TO_REPEAT && rules.repetitionDraws() && occurrences() >= 3) {
            conclude(Ending.REPETITION, side);
        }
    }

    private void conclude(Ending how, int who) {
        ending = how;
        winner = who;
    }

    /** How often the present position has stood on the board, as far back as this position remembers. */
    int occurrences() {
        int times = 1;
        int oldest = Math.max(0, ply - quietPlies);
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
        ending = Ending.NONE;
        if (move == WHITE || move == BLACK) {
            // Numbers this small are lots: a route has at least one square to its last leg.
            lotDrawn = false;
            side = WHITE;
            return;
        }
        side = 1 - side;
        moveNumber -= side;
        int from = Routes.from(move);
        int to = Routes.to(move);
        int victim = ((before[ply] >> 5) & 31) - 1;
        dice.move(dice.dieAt[to], to, from, before[ply] & 31);
        if (victim != Dice.NONE) {
            dice.putBack(victim, to);
        }
        quietPlies = before[ply] >> 10;
    }

    private void grow() {
        played = Arrays.copyOf(played, ply * 2);
        before = Arrays.copyOf(before, ply * 2);
        hashes = Arrays.copyOf(hashes, ply * 2);
    }

    /** Whether the last move ended the game; that a player has no move is not looked for. */
    public boolean isDecided() {
        return ending != Ending.NONE;
    }

    /** Whether the present position has stood on the board before, at most so many plies ago. */
    public boolean isRepeatedWithin(int plies) {
        int oldest = ply - Math.min(plies, Math.min(ply, quietPlies));
        for (int earlier = ply - PLIES_TO_REPEAT; earlier >= oldest; earlier -= 2) {
            if (hashes[earlier] == hash) {
                return true;
            }
        }
        return false;
    }

    /** Leaves the turn to the other side, which no rule allows: to ask what they threaten. Not for {@link #undo}. */
    public void pass() {
        if (ply == played.length) {
            grow();
        }
        hashes[ply] = hash;
        before[ply] = quietPlies;
        ply++;
        // What stood before cannot be repeated after a move that does not exist.
        quietPlies = 0;
        side = 1 - side;
        hash ^= Zobrist.BLACK_TO_MOVE;
        open.expire();
    }

    public void undoPass() {
        ply--;
        quietPlies = before[ply];
        hash = hashes[ply];
        side = 1 - side;
        open.expire();
    }

    // ---- Text, views, copies ----

    @Override
    public String text(int move) {
        return MoveText.write(this, move);
    }

    @Override
    public View described(int move) {
        return ConquestView.described(this, move);
    }

    @Override
    public List<View> threats(int seat) {
        if (isOver() || !lotDrawn) {
            return List.of();
        }
        ConquestPosition board = copy();
        if (board.side != seat) {
            board.pass();
        }
        MoveList moves = new MoveList();
        board.moves(moves);
        List<View> threats = new ArrayList<>();
        for (int move : moves.toArray()) {
            threats.add(board.described(move));
        }
        return threats;
    }

    @Override
    public Reading read(String text) throws NotationException {
        return MoveText.read(this, text);
    }

    @Override
    public String notation() {
        return PositionText.write(this);
    }

    @Override
    public long hash() {
        return hash;
    }

    /** Nothing is hidden, so everybody sees the same. */
    @Override
    public View view(int viewer) {
        return ConquestView.of(this);
    }

    @Override
    public ConquestPosition copy() {
        return new ConquestPosition(this);
    }

    @Override
    public ConquestPosition sample(int seat, Lots lots) {
        return copy();
    }

    @Override
    public String toString() {
        return notation();
    }
}
