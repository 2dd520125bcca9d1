package parlour.domination;

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
 * A position of Domination: the board, the racks and the turn.
 *
 * <p>It consists of {@link BoardState} (the board), {@link Racks} (everything else) and this class (the turn and the
 * game of the match). Turns always go clockwise, so that the number of dominoes laid, and of passes, determines whose
 * turn it is and who laid which.
 *
 * <p><b>Passing</b> exists only on boards that are not {@linkplain Layout#isExact exact}: whoever holds no domino with
 * a free slot passes. A pass draws nothing and slots only fill up, so whoever has passed never lays again in this game.
 * The game ends when nobody can lay anything.
 *
 * <p><b>Chance</b> decides who begins, then deals each player seven dominoes, the beginner first, then gives each seat
 * that has laid one the next domino, until the stock is empty. The second of two mirrored games repeats the order of
 * the first: chance has one outcome each time.
 *
 * <p><b>Moves</b> are numbers: for a player's move the slot, which determines the domino as well; {@link #DRAW} plus a
 * pair; {@link #LOT} plus a seat; {@link #PASS}.
 */
public final class DominationPosition implements Position {

    /** Added to a pair: chance gives it to the {@linkplain #drawer seat that draws}. */
    public static final int DRAW = Pairs.DOMINOES;

    /** Added to a seat: chance decides that it begins. */
    public static final int LOT = DRAW + Pairs.KINDS;

    /** The only move of a player who can lay nothing. */
    public static final int PASS = LOT + 4;

    private final DominationRules rules;
    private final boolean isExact;
    private final int seats;

    /** The number of dominoes dealt before the first is laid. */
    private final int dealt;

    /** One for each game of the match. */
    private final BoardState[] boardStates;

    private final Racks racks;

    /** Dominoes in the order drawn. Draws made before this position was set up are known only in a mirrored match. */
    private final byte[] order;

    /** The current game of the match, from 0. */
    private int game;

    private BoardState boardState;
    private int first;
    private int drawn;
    private int turn;
    private int ply;

    /** The position before anything has been drawn. */
    DominationPosition(DominationRules rules) {
        this.rules = rules;
        this.isExact = rules.layout().isExact();
        this.seats = rules.seats();
        this.dealt = DominationRules.RACK * seats;
        this.boardStates = new BoardState[rules.isMirrored() ? 2 : 1];
        for (int i = 0; i < boardStates.length; i++) {
            boardStates[i] = new BoardState(rules.layout());
        }
        this.boardState = boardStates[0];
        this.racks = new Racks(rules.layout());
        this.order = new byte[Pairs.DOMINOES];
        this.first = rules.first();
        settleTurn();
    }

    private DominationPosition(DominationPosition that) {
        rules = that.rules;
        isExact = that.isExact;
        seats = that.seats;
        dealt = that.dealt;
        boardStates = new BoardState[that.boardStates.length];
        for (int i = 0; i < boardStates.length; i++) {
            boardStates[i] = new BoardState(that.boardStates[i]);
        }
        racks = new Racks(that.racks);
        order = that.order.clone();
        game = that.game;
        boardState = boardStates[game];
        first = that.first;
        drawn = that.drawn;
        turn = that.turn;
        ply = that.ply;
    }

    // ---- Board and racks ----

    public DominationRules rules() {
        return rules;
    }

    public Layout layout() {
        return rules.layout();
    }

    /** The current game of the match, from 0: always 0 unless the match is mirrored. */
    public int game() {
        return game;
    }

    /** The seat that begins the current game, or -1 before the lot is drawn. */
    public int first() {
        return first(game);
    }

    int first(int whichGame) {
        return first < 0 || whichGame == 0 ? first : 1 - first;
    }

    public boolean isFree(int slot) {
        return boardState.isFree(slot);
    }

    /** The number of dominoes laid in this game. */
    public int laid() {
        return boardState.count;
    }

    /** The slot on which the {@code nth} domino of this game was laid, from 0. */
    public int laid(int nth) {
        return boardState.laid(nth);
    }

    /** The seat that laid, or is to lay, the {@code nth} domino of this game. */
    public int laidBy(int nth) {
        int turns = boardState.passes == 0 ? nth : boardState.turnsBefore(nth);
        return (first(game) + turns) % seats;
    }

    /** The number of turns in which somebody passed. */
    public int passes() {
        return boardState.passes;
    }

    /** The number of dominoes laid before the {@code nth} pass, from 0. */
    public int passedAfter(int nth) {
        return boardState.passedAt(nth);
    }

    /** The seat that made the {@code nth} pass, from 0. */
    public int passedBy(int nth) {
        return (first(game) + boardState.passedAt(nth) + nth) % seats;
    }

    /** Whether a seat has passed: then it holds no domino with a free slot, and never lays again in this game. */
    public boolean hasPassed(int seat) {
        for (int nth = 0; nth < boardState.passes; nth++) {
            if (passedBy(nth) == seat) {
                return true;
            }
        }
        return false;
    }

    /** Whether a slot that shows a pair is free. */
    public boolean hasFreeSlot(int pair) {
        return boardState.hasFree(pair);
    }

    /** Whether a seat holds a domino with a free slot: a secret of that seat. */
    public boolean canLay(int seat) {
        return (boardState.freeLow & racks.low(seat)) != 0 || (boardState.freeHigh & racks.high(seat)) != 0;
    }

    /** The number of sides laid of a territory, 0 to 4. */
    public int sides(int territory) {
        return boardState.sides[territory];
    }

    /** The seat that has conquered a territory, or -1. */
    public int owner(int territory) {
        return boardState.owner[territory];
    }

    /** The number of territories a seat has conquered in this game. */
    public int territories(int seat) {
        return boardState.territories[seat];
    }

    /** The number of border territories a seat has conquered in this game. */
    public int border(int seat) {
        return boardState.border[seat];
    }

    /** The number of territories a player's move conquers, 0 to 2. */
    public int conquers(int move) {
        return move >= DRAW ? 0 : Integer.bitCount(boardState.closes(move));
    }

    public int rackSize(int seat) {
        return racks.size(seat);
    }

    public int stockSize() {
        return racks.left();
    }

    /** The number of dominoes of a kind that a seat holds: a secret, for search in a {@linkplain #sample sample}. */
    public int held(int seat, int pair) {
        return racks.held(seat, pair);
    }

    /** The number of dominoes of a kind in the stock: a secret, for search in a {@linkplain #sample sample}. */
    public int stock(int pair) {
        return racks.stock(pair);
    }

    /** The number of dominoes of a kind that a viewer has not seen in this game: neither laid nor on their own rack. */
    public int unseen(int viewer, int pair) {
        return Pairs.COPIES - boardState.laidOf(pair) - (viewer >= 0 ? racks.held(viewer, pair) : 0);
    }

    /** The seat that gets the next domino from the stock, when one is to be drawn. */
    public int drawer() {
        return boardState.count == 0 ? laidBy(drawn / DominationRules.RACK) : laidBy(boardState.count - 1);
    }

    /** The number of dominoes drawn in this game. */
    int drawn() {
        return drawn;
    }

    /** The {@code nth} domino drawn, from 0; unless the match is mirrored, only for draws since the set-up. */
    int order(int nth) {
        return order[nth];
    }

    /** One of the games of the match. */
    BoardState boardState(int whichGame) {
        return boardStates[whichGame];
    }

    int games() {
        return boardStates.length;
    }

    // ---- Turns ----

    @Override
    public int seats() {
        return seats;
    }

    @Override
    public int turn() {
        return turn;
    }

    private void settleTurn() {
        if (first < 0 || drawn < Math.min(dealt + boardState.count, Pairs.DOMINOES)) {
            turn = CHANCE;
        } else {
            turn = isGameOver() ? NOBODY : laidBy(boardState.count);
        }
    }

    /** "The game ends when everything is laid, or when nobody can lay anything." */
    private boolean isGameOver() {
        if (isExact) {
            return boardState.isFull();
        }
        for (int seat = 0; seat < seats; seat++) {
            if (canLay(seat)) {
                return false;
            }
        }
        return true;
    }

    /** Counting continues in a second game. */
    @Override
    public int round() {
        return 1 + (game * Pairs.DOMINOES + boardState.count + boardState.passes) / seats;
    }

    @Override
    public Optional<Outcome> outcome() {
        return turn == NOBODY ? Optional.of(FinalScore.of(this).outcome()) : Optional.empty();
    }

    @Override
    public List<Integer> points(int seat) {
        FinalScore standing = FinalScore.of(this);
        return List.of(standing.territories().get(seat), standing.border().get(seat));
    }

    // ---- Moves ----

    boolean isLotDrawn() {
        return first >= 0;
    }

    /** Whether dominoes come in the order of the first game. */
    private boolean isOrderFixed() {
        return game > 0;
    }

    @Override
    public void legalMoves(MoveList into) {
        if (turn >= 0) {
            long low = boardState.freeLow & racks.low(turn);
            long high = boardState.freeHigh & racks.high(turn);
            list(low, 0, into);
            list(high, BoardState.HALF, into);
            if ((low | high) == 0) {
                into.add(PASS);
            }
        } else if (turn == CHANCE) {
            listChance(into);
        }
    }

    /** Whether the seat to move holds no domino that can be laid: never on an exact board. */
    public boolean mustPass() {
        return turn >= 0 && !isExact && !canLay(turn);
    }

    private static void list(long slots, int base, MoveList into) {
        for (long rest = slots; rest != 0; rest &= rest - 1) {
            into.add(base + Long.numberOfTrailingZeros(rest));
        }
    }

    private void listChance(MoveList into) {
        if (!isLotDrawn()) {
            for (int seat = 0; seat < seats; seat++) {
                into.add(LOT + seat);
            }
        } else if (isOrderFixed()) {
            into.add(DRAW + order[drawn]);
        } else {
            for (int pair = 0; pair < Pairs.KINDS; pair++) {
                if (racks.stock(pair) > 0) {
                    into.add(DRAW + pair);
                }
            }
        }
    }

    @Override
    public int legalMoveCount() {
        if (turn < 0) {
            return Position.super.legalMoveCount();
        }
        int slots = Long.bitCount(boardState.freeLow & racks.low(turn))
                + Long.bitCount(boardState.freeHigh & racks.high(turn));
        return slots == 0 ? 1 : slots;
    }

    @Override
    public int legalMoveAt(int index) {
        if (turn < 0) {
            return Position.super.legalMoveAt(index);
        }
        long low = boardState.freeLow & racks.low(turn);
        int inLow = Long.bitCount(low);
        if (index < inLow) {
            return nth(low, index);
        }
        long high = boardState.freeHigh & racks.high(turn);
        return high == 0 ? PASS : BoardState.HALF + nth(high, index - inLow);
    }

    private static int nth(long slots, int index) {
        long rest = slots;
        for (int i = 0; i < index; i++) {
            rest &= rest - 1;
        }
        return Long.numberOfTrailingZeros(rest);
    }

    @Override
    public int weight(int move) {
        return move < LOT && !isOrderFixed() ? racks.stock(move - DRAW) : 1;
    }

    @Override
    public int totalWeight() {
        return !isLotDrawn() ? seats : isOrderFixed() ? 1 : racks.left();
    }

    @Override
    public int outcomeAt(int index) {
        if (!isLotDrawn()) {
            return LOT + index;
        }
        return DRAW + (isOrderFixed() ? order[drawn] : racks.inStock(index));
    }

    // ---- Playing ----

    @Override
    public void play(int move) {
        ply++;
        if (move < DRAW) {
            lay(move);
        } else if (move < LOT) {
            int pair = move - DRAW;
            racks.draw(drawer(), pair);
            order[drawn++] = (byte) pair;
        } else if (move < PASS) {
            first = move - LOT;
        } else {
            boardState.pass();
        }
        settleTurn();
    }

    private void lay(int slot) {
        racks.remove(turn, rules.layout().pair(slot));
        boardState.lay(slot, turn);
        if (boardState.isFull() && game + 1 < boardStates.length) {
            game++;
            boardState = boardStates[game];
            drawn = 0;
            racks.fillStock();
        }
    }

    @Override
    public void undo() {
        if (ply == 0) {
            throw new IllegalStateException("nothing to take back");
        }
        ply--;
        boolean lastWasDrawn = boardState.count == 0 ? drawn > 0 : drawn == dealt + boardState.count;
        if (boardState.isLastAPass()) {
            boardState.passes--;
        } else if (lastWasDrawn) {
            int pair = order[--drawn];
            racks.putBack(drawer(), pair);
        } else if (boardState.count > 0) {
            lift();
        } else if (game > 0) {
            game--;
            boardState = boardStates[game];
            drawn = Pairs.DOMINOES;
            racks.emptyStock();
            lift();
        } else {
            first = DominationRules.BY_LOT;
        }
        settleTurn();
    }

    private void lift() {
        int slot = boardState.lift();
        racks.add(laidBy(boardState.count), rules.layout().pair(slot));
    }

    // ---- Setting up, for PositionNotation and Sampler ----

    Racks racks() {
        return racks;
    }

    /** Sets the {@code nth} domino of the draw order, where it is already known. */
    void order(int nth, int pair) {
        order[nth] = (byte) pair;
    }

    /** Lays a domino directly from the stock; its player follows from who began. */
    void setUp(int beginner, int slot) {
        first = beginner;
        int seat = laidBy(boardState.count);
        racks.draw(seat, rules.layout().pair(slot));
        racks.remove(seat, rules.layout().pair(slot));
        boardState.lay(slot, seat);
    }

    void setUpPass(int beginner) {
        first = beginner;
        boardState.pass();
    }

    /** Whose turn it is follows again from the racks. */
    void settle() {
        settleTurn();
    }

    /** Must be called after setting up: sets who began, and the number of dominoes drawn. */
    void begin(int beginner, int drawnSoFar) {
        first = beginner;
        drawn = drawnSoFar;
        settleTurn();
    }

    /** Earlier moves can no longer be undone. */
    void clearHistory() {
        ply = 0;
    }

    // ---- Text, views, copies ----

    @Override
    public String text(int move) {
        return MoveNotation.write(this, move);
    }

    /** Only the seat that draws a domino sees it. */
    @Override
    public String textFor(int move, int viewer) {
        boolean hidden = move >= DRAW && move < LOT && viewer != drawer();
        return hidden ? MoveNotation.HIDDEN_DRAW : text(move);
    }

    @Override
    public View moveView(int move) {
        return DominationView.described(this, move);
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
        long hash = boardState.hash ^ racks.hash();
        if (first < 0) {
            return hash ^ Zobrist.LOT_TO_DRAW;
        }
        hash ^= Zobrist.next(laidBy(boardState.count)) ^ (turn == CHANCE ? Zobrist.DRAWING : 0);
        return rules.isMirrored() ? hash ^ memory() : hash;
    }

    /** The hash of a mirrored match's history: the order of the dominoes, and the first game's result. */
    private long memory() {
        long hash = 0;
        int known = isOrderFixed() ? Pairs.DOMINOES : drawn;
        for (int i = 0; i < known; i++) {
            hash ^= Zobrist.drawn(i, order[i]);
        }
        for (int seat = 0; isOrderFixed() && seat < seats; seat++) {
            hash ^= Zobrist.score(seat, boardStates[0].territories[seat], boardStates[0].border[seat]);
        }
        return hash;
    }

    @Override
    public View view(int viewer) {
        return DominationView.of(this, viewer);
    }

    @Override
    public DominationPosition copy() {
        return new DominationPosition(this);
    }

    @Override
    public DominationPosition sample(int seat, RandomSource random) {
        return new Sampler(this, seat, random).position();
    }

    @Override
    public String toString() {
        return notation();
    }
}
