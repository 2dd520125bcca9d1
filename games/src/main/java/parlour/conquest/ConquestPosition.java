package parlour.conquest;

import java.util.Arrays;
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
 * <p>Implementation notes. Every die keeps its number from the first move to the last: 0 to 8 White's, 9 to 17 Black's,
 * the Key dice first. A captured die stands on {@link #GONE}, so that taking a move back needs no search. The squares
 * are kept three times, each for one question: {@link #square} (where is this die), {@link #dieAt} (what stands here) and
 * {@link #lines} (which files and ranks are occupied, as bits, for {@link Reach}).
 *
 * <p>An ending that depends on more than the rules of moving is settled when the move is played ({@link #ending}); that a
 * player has no move at all is found when somebody asks.
 */
public final class ConquestPosition implements Position {

    public static final int WHITE = 0;
    public static final int BLACK = 1;

    /** No route has this number. */
    public static final int NO_MOVE = 0;

    public static final int DICE_A_SIDE = 9;
    static final int DICE = 2 * DICE_A_SIDE;
    private static final int GONE = -1;
    private static final int NO_DIE = -1;

    /** The shortest way back to a position takes four plies, so the third occurrence takes eight. */
    private static final int PLIES_TO_REPEAT = 4;

    private final ConquestRules rules;
    private final byte[] square = new byte[DICE];
    private final byte[] way = new byte[DICE];
    private final byte[] dieAt = new byte[Board.SQUARES];

    /** For each side what {@link Reach#flip} keeps. */
    private final long[][] lines = new long[2][Board.FILES + Board.RANKS];

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

    private final Reach reach = new Reach();
    private boolean reachIsFresh;

    /** For {@link #captures} and {@link #lookAround}; nothing of them outlives the call or the next move. */
    private final Reach strikes = new Reach();

    private final Reach around = new Reach();

    /** An empty board; {@link PositionText} puts the dice on it. */
    ConquestPosition(ConquestRules rules) {
        this.rules = rules;
        this.ending = Ending.NONE;
        this.moveNumber = 1;
        this.lotDrawn = true;
        this.played = new int[64];
        this.before = new int[64];
        this.hashes = new long[64];
        Arrays.fill(square, (byte) GONE);
        Arrays.fill(dieAt, (byte) NO_DIE);
    }

    private ConquestPosition(ConquestPosition that) {
        rules = that.rules;
        System.arraycopy(that.square, 0, square, 0, DICE);
        System.arraycopy(that.way, 0, way, 0, DICE);
        System.arraycopy(that.dieAt, 0, dieAt, 0, Board.SQUARES);
        System.arraycopy(that.lines[WHITE], 0, lines[WHITE], 0, lines[WHITE].length);
        System.arraycopy(that.lines[BLACK], 0, lines[BLACK], 0, lines[BLACK].length);
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
        square[die] = (byte) on;
        way[die] = (byte) lies;
        dieAt[on] = (byte) die;
        Reach.flip(lines[side(die)], on);
        hash ^= Zobrist.of(side(die), lies, on);
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
        int die = dieAt[goal(who)];
        return die != NO_DIE && side(die) == who && (rules.anyDieWins() || isKey(die));
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
        int die = dieAt[on];
        return die == NO_DIE ? -1 : side(die);
    }

    public boolean isEmpty(int on) {
        return dieAt[on] == NO_DIE;
    }

    public boolean holdsKey(int on) {
        return dieAt[on] != NO_DIE && isKey(dieAt[on]);
    }

    /** How the die on a square lies; see {@link Handedness}. */
    public int way(int on) {
        return way[dieAt[on]];
    }

    /** Where a side's Key die stands, or -1 once it has been taken. */
    public int keySquare(int who) {
        return square[who * DICE_A_SIDE];
    }

    /** The square a side wants to reach: where the enemy's Key die began. */
    public static int goal(int who) {
        return who == WHITE ? Board.E8 : Board.E1;
    }

    /** Plies since the last capture. */
    public int quietPlies() {
        return quietPlies;
    }

    boolean isLotDrawn() {
        return lotDrawn;
    }

    Ending ending() {
        return ending;
    }

    private static int side(int die) {
        return die < DICE_A_SIDE ? WHITE : BLACK;
    }

    static boolean isKey(int die) {
        return die == 0 || die == DICE_A_SIDE;
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
        return hasMove() ? side : NOBODY;
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

    @Override
    public void moves(MoveList into) {
        if (ending != Ending.NONE) {
            return;
        }
        if (!lotDrawn) {
            into.add(WHITE);
            into.add(BLACK);
            return;
        }
        refreshReach();
        long[] own = lines[side];
        long[] other = lines[1 - side];
        int first = side * DICE_A_SIDE;
        for (int die = first; die < first + DICE_A_SIDE; die++) {
            int on = square[die];
            if (on == GONE) {
                continue;
            }
            if (die == first) {
                listKey(on, into);
            } else {
                reach.list(on, Handedness.top(way[die]), own, other, into);
            }
        }
    }

    private void listKey(int on, MoveList into) {
        if (rules.keyCaptures()) {
            reach.list(on, 1, lines[side], lines[1 - side], into);
            return;
        }
        MoveList steps = new MoveList(4);
        reach.list(on, 1, lines[side], lines[1 - side], steps);
        for (int i = 0; i < steps.size(); i++) {
            if (isEmpty(Routes.to(steps.get(i)))) {
                into.add(steps.get(i));
            }
        }
    }

    @Override
    public int count() {
        if (ending != Ending.NONE) {
            return 0;
        }
        if (!lotDrawn) {
            return 2;
        }
        refreshReach();
        return countAll(side);
    }

    /** All routes of the side that {@link #reach} was looked at for. */
    private int countAll(int who) {
        long[] own = lines[who];
        long[] other = lines[1 - who];
        int first = who * DICE_A_SIDE;
        int routes = countKey(who);
        for (int die = first + 1; die < first + DICE_A_SIDE; die++) {
            int on = square[die];
            if (on != GONE) {
                routes += reach.count(on, Handedness.top(way[die]), own, other);
            }
        }
        return routes;
    }

    @Override
    public int nth(int index) {
        if (!lotDrawn || !rules.keyCaptures()) {
            return Position.super.nth(index);
        }
        refreshReach();
        long[] own = lines[side];
        long[] other = lines[1 - side];
        int left = index;
        int die = side * DICE_A_SIDE - 1;
        while (true) {
            die++;
            if (square[die] == GONE) {
                continue;
            }
            int routes = reach.count(square[die], reachOf(die), own, other);
            if (left < routes) {
                return reach.nth(square[die], reachOf(die), own, other, left);
            }
            left -= routes;
        }
    }

    /**
     * Counts the answers to every move without playing it: for the other side it matters only from where and to where a
     * die has gone, not how it lies then, so moves that differ in their route alone are looked at once.
     */
    @Override
    public long replies() {
        boolean drawIsNear = quietPlies + 1 >= Math.min(rules.noProgress(), 2 * PLIES_TO_REPEAT);
        if (ending != Ending.NONE || !lotDrawn || drawIsNear) {
            return Position.super.replies();
        }
        MoveList routes = new MoveList();
        moves(routes);
        int[] times = new int[Board.SQUARES];
        long total = 0;
        int at = 0;
        while (at < routes.size()) {
            int from = Routes.from(routes.get(at));
            int end = at;
            while (end < routes.size() && Routes.from(routes.get(end)) == from) {
                times[Routes.to(routes.get(end++))]++;
            }
            Reach.flip(lines[side], from);
            for (; at < end; at++) {
                int to = Routes.to(routes.get(at));
                if (times[to] > 0 && !wins(routes.get(at))) {
                    total += (long) times[to] * answers(to);
                }
                times[to] = 0;
            }
            Reach.flip(lines[side], from);
        }
        reachIsFresh = false;
        return total;
    }

    /** The other side's routes once a die of the side to move, already lifted from its square, stands on {@code to}. */
    private int answers(int to) {
        int victim = dieAt[to];
        Reach.flip(lines[side], to);
        if (victim != NO_DIE) {
            Reach.flip(lines[1 - side], to);
            square[victim] = GONE;
        }
        reach.look(lines[1 - side], lines[side]);
        int routes = countAll(1 - side);
        if (victim != NO_DIE) {
            Reach.flip(lines[1 - side], to);
            square[victim] = (byte) to;
        }
        Reach.flip(lines[side], to);
        return routes;
    }

    /** How many squares a die moves. */
    private int reachOf(int die) {
        return isKey(die) ? 1 : Handedness.top(way[die]);
    }

    private int countKey(int who) {
        int on = square[who * DICE_A_SIDE];
        int steps = reach.count(on, 1, lines[who], lines[1 - who]);
        return rules.keyCaptures() ? steps : steps - Reach.beside(on, lines[1 - who]);
    }

    private boolean hasMove() {
        refreshReach();
        int first = side * DICE_A_SIDE;
        for (int die = first + DICE_A_SIDE - 1; die > first; die--) {
            int on = square[die];
            if (on != GONE && reach.count(on, Handedness.top(way[die]), lines[side], lines[1 - side]) > 0) {
                return true;
            }
        }
        return countKey(side) > 0;
    }

    private void refreshReach() {
        if (!reachIsFresh) {
            reach.look(lines[side], lines[1 - side]);
            reachIsFresh = true;
        }
    }

    // ---- Playing ----

    @Override
    public void play(int move) {
        if (ply == played.length) {
            grow();
        }
        played[ply] = move;
        hashes[ply] = hash;
        reachIsFresh = false;
        if (!lotDrawn) {
            drawLot(move);
            return;
        }
        int from = Routes.from(move);
        int to = Routes.to(move);
        int die = dieAt[from];
        int victim = dieAt[to];
        int lay = way[die];
        int lies = Routes.arrival(rules.hand(), lay, move);
        boolean won = wins(move);
        before[ply] = lay | (victim + 1) << 5 | quietPlies << 10;
        ply++;

        quietPlies++;
        if (victim != NO_DIE) {
            hash ^= Zobrist.of(1 - side, way[victim], to);
            Reach.flip(lines[1 - side], to);
            square[victim] = GONE;
            quietPlies = 0;
        }
        dieAt[from] = NO_DIE;
        dieAt[to] = (byte) die;
        square[die] = (byte) to;
        way[die] = (byte) lies;
        Reach.flip(lines[side], from);
        Reach.flip(lines[side], to);
        hash ^= Zobrist.of(side, lay, from) ^ Zobrist.of(side, lies, to) ^ Zobrist.BLACK_TO_MOVE;
        moveNumber += side;
        settle(won, victim);
        side = 1 - side;
    }

    /** Whether a move takes the enemy's Key die or ends on its square with a die that wins there. */
    boolean wins(int move) {
        int to = Routes.to(move);
        return holdsKey(to) || (to == goal(side) && (rules.anyDieWins() || holdsKey(Routes.from(move))));
    }

    /** A win ends the game at once; only where there is none can the move make a draw. */
    private void settle(boolean won, int victim) {
        if (won) {
            conclude(victim != NO_DIE && isKey(victim) ? Ending.KEY_TAKEN : Ending.KEY_SQUARE, side);
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
        reachIsFresh = false;
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
        int die = dieAt[to];
        int victim = ((before[ply] >> 5) & 31) - 1;
        dieAt[from] = (byte) die;
        square[die] = (byte) from;
        way[die] = (byte) (before[ply] & 31);
        Reach.flip(lines[side], from);
        Reach.flip(lines[side], to);
        dieAt[to] = (byte) victim;
        if (victim != NO_DIE) {
            square[victim] = (byte) to;
            Reach.flip(lines[1 - side], to);
        }
        quietPlies = before[ply] >> 10;
    }

    private void grow() {
        played = Arrays.copyOf(played, ply * 2);
        before = Arrays.copyOf(before, ply * 2);
        hashes = Arrays.copyOf(hashes, ply * 2);
    }

    // ---- For search and evaluation: nothing here adds a rule ----

    /** Lists those of {@link #moves} that capture. */
    public void captures(MoveList into) {
        if (ending != Ending.NONE || !lotDrawn) {
            return;
        }
        long[] own = lines[side];
        long[] other = lines[1 - side];
        strikes.lookForCaptures(own, other);
        int first = side * DICE_A_SIDE;
        for (int die = first; die < first + DICE_A_SIDE; die++) {
            int on = square[die];
            if (on == GONE) {
                continue;
            }
            if (die != first) {
                strikes.list(on, Handedness.top(way[die]), own, other, into);
            } else if (rules.keyCaptures()) {
                strikes.list(on, 1, own, other, into);
            }
        }
    }

    /** Whether a route that was a move in some position is one of {@link #moves} here. */
    public boolean isMove(int route) {
        int die = dieAt[Routes.from(route)];
        if (die == NO_DIE || side(die) != side || owner(Routes.to(route)) == side) {
            return false;
        }
        boolean key = isKey(die);
        return Routes.length(route) == (key ? 1 : Handedness.top(way[die]))
                && (!key || rules.keyCaptures() || isEmpty(Routes.to(route)))
                && Paths.isOpen(route, lines[WHITE], lines[BLACK]);
    }

    /** A move with which {@code who} would win at once if it were their turn, or {@link #NO_MOVE}. */
    public int winningMove(int who) {
        return winningMove(who, Paths.ANY_TURN);
    }

    /** The same for one who overlooks routes that turn and are longer than {@code longestTurn}. */
    public int winningMove(int who, int longestTurn) {
        int first = who * DICE_A_SIDE;
        int prey = square[(1 - who) * DICE_A_SIDE];
        int goal = goal(who);
        long[] own = lines[who];
        long[] other = lines[1 - who];
        boolean anyDie = rules.anyDieWins();
        for (int die = first + 1; die < first + DICE_A_SIDE; die++) {
            int on = square[die];
            int top = Handedness.top(way[die]);
            if (Paths.distance(prey, on) == top) {
                int route = Paths.route(on, prey, longestTurn, own, other);
                if (route != NO_MOVE) {
                    return route;
                }
            }
            if (anyDie && Paths.distance(goal, on) == top) {
                int route = Paths.route(on, goal, longestTurn, own, other);
                if (route != NO_MOVE) {
                    return route;
                }
            }
        }
        return winningStep(square[first], prey, goal, who);
    }

    private int winningStep(int on, int prey, int goal, int who) {
        if (Paths.distance(prey, on) == 1 && rules.keyCaptures()) {
            return Paths.route(on, prey, 1, lines[who], lines[1 - who]);
        }
        boolean mayEnter = isEmpty(goal) || (owner(goal) != who && rules.keyCaptures());
        if (Paths.distance(goal, on) == 1 && mayEnter) {
            return Paths.route(on, goal, 1, lines[who], lines[1 - who]);
        }
        return NO_MOVE;
    }

    /** Whether a die of {@code who} could end a move on a square that holds no die of its own. */
    public boolean attacks(int who, int on) {
        int first = who * DICE_A_SIDE;
        for (int die = first; die < first + DICE_A_SIDE; die++) {
            int from = square[die];
            int length = die == first ? 1 : Handedness.top(way[die]);
            if (Paths.distance(on, from) == length
                    && (die != first || isEmpty(on) || rules.keyCaptures())
                    && Paths.route(from, on, Paths.ANY_TURN, lines[who], lines[1 - who]) != NO_MOVE) {
                return true;
            }
        }
        return false;
    }

    /** How many empty squares beside the Key of {@code who} no ordinary die of the other side can reach. */
    public int safeSteps(int who) {
        int key = square[who * DICE_A_SIDE];
        int safe = Paths.neighbours(key, lines[who], lines[1 - who]);
        int first = (1 - who) * DICE_A_SIDE;
        for (int die = first + 1; die < first + DICE_A_SIDE && safe != 0; die++) {
            int from = square[die];
            // The squares beside the Key are one nearer or one farther than the Key.
            if (Math.abs(Paths.distance(key, from) - Handedness.top(way[die])) == 1) {
                safe &= ~reached(from, Handedness.top(way[die]), key, safe);
            }
        }
        return Integer.bitCount(safe);
    }

    /** Those of the directions in {@code steps} from {@code key} that lead to where a die can get. */
    private int reached(int from, int length, int key, int steps) {
        int reached = 0;
        for (int direction = 0; direction < 4; direction++) {
            if ((steps >> direction & 1) == 0) {
                continue;
            }
            int to = Board.step(key, direction, 1);
            if (Paths.distance(to, from) == length
                    && Paths.route(from, to, Paths.ANY_TURN, lines[WHITE], lines[BLACK]) != NO_MOVE) {
                reached |= 1 << direction;
            }
        }
        return reached;
    }

    /** Whether another of {@link #moves} takes the same die to the same square to lie there the same way. */
    public boolean isTwin(int move) {
        return Paths.isTwin(move, lines[side], lines[1 - side]);
    }

    /** How the die that makes this move will lie. */
    public int arrival(int move) {
        return Routes.arrival(rules.hand(), way[dieAt[Routes.from(move)]], move);
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
        reachIsFresh = false;
    }

    public void undoPass() {
        ply--;
        quietPlies = before[ply];
        hash = hashes[ply];
        side = 1 - side;
        reachIsFresh = false;
    }

    /** How many ordinary dice a side has left. */
    public int ordinaryDice(int who) {
        int count = 0;
        for (int die = who * DICE_A_SIDE + 1; die < (who + 1) * DICE_A_SIDE; die++) {
            count += square[die] == GONE ? 0 : 1;
        }
        return count;
    }

    /** Where a die stands, or -1 if it has been taken; dice have numbers, see above. */
    public int squareOf(int die) {
        return square[die];
    }

    public int wayOf(int die) {
        return way[die];
    }

    /** To be called before {@link #routes}, after every move. */
    public void lookAround() {
        refreshReach();
        around.look(lines[1 - side], lines[side]);
    }

    /** How many routes would be open to an ordinary die on the board if it were its owner's turn. */
    public int routes(int die) {
        int who = side(die);
        return (who == side ? reach : around).count(square[die], Handedness.top(way[die]), lines[who], lines[1 - who]);
    }

    // ---- Text, views, copies ----

    @Override
    public String text(int move) {
        return MoveText.write(this, move);
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
