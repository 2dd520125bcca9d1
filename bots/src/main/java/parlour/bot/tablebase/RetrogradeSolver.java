package parlour.bot.tablebase;

import static parlour.conquest.ConquestPosition.BLACK;
import static parlour.conquest.ConquestPosition.WHITE;

import java.util.Arrays;
import parlour.conquest.Board;
import parlour.conquest.ConquestPosition;
import parlour.conquest.Handedness;

/**
 * Works backwards from the ends of the game: positions won in one ply, from these the ones lost in two, won in three,
 * and so on until a ply adds nothing. The rest is drawn.
 *
 * <p>Implementation notes. Each round scans the whole table for the positions of the round before and takes one move
 * back from them; that costs less than keeping lists. A loss must also be checked forwards, since every move has to
 * lose. Key against Key is solved in the same rounds, as the positions in which the die is
 * {@link TablebaseIndex#CAPTURED}: they are reached by captures only. Moves that {@link #isWonAtOnce} has checked are
 * never tried again, so the forward check need not consider captured Keys and Key squares.
 */
final class RetrogradeSolver {

    private static final int[][] STEPS = new int[Board.SQUARES][];

    static {
        for (int square = 0; square < Board.SQUARES; square++) {
            int[] steps = new int[4];
            int size = 0;
            for (int direction = 0; direction < 4; direction++) {
                int file = Board.file(square) + Board.fileStep(direction);
                int rank = Board.rank(square) + Board.rankStep(direction);
                if (Board.contains(file, rank)) {
                    steps[size++] = Board.square(file, rank);
                }
            }
            STEPS[square] = Arrays.copyOf(steps, size);
        }
    }

    private static final int WHITE_GOAL = ConquestPosition.goal(WHITE);
    private static final int BLACK_GOAL = ConquestPosition.goal(BLACK);

    private final TablebaseRules rules;
    private final byte[] codes = new byte[TablebaseIndex.SIZE];
    private int playable;
    private int decided;

    private RetrogradeSolver(TablebaseRules rules) {
        this.rules = rules;
    }

    static byte[] solve(TablebaseRules rules, SolverProgress progress) {
        RetrogradeSolver solver = new RetrogradeSolver(rules);
        solver.decideFirst();
        progress.reached(1, solver.decided, solver.playable);
        int plies = 2;
        while (solver.decideNext(plies)) {
            progress.reached(plies, solver.decided, solver.playable);
            plies++;
        }
        return solver.codes;
    }

    // ---- One ply ----

    private void decideFirst() {
        for (int orientation = 0; orientation < Handedness.ORIENTATIONS; orientation++) {
            for (int die = 0; die < Board.SQUARES; die++) {
                decideFirst(orientation, die);
            }
        }
        decideFirst(0, TablebaseIndex.CAPTURED);
    }

    private void decideFirst(int orientation, int die) {
        for (int white = 0; white < Board.SQUARES; white++) {
            for (int black = 0; black < Board.SQUARES; black++) {
                for (int mover = WHITE; mover <= BLACK; mover++) {
                    int index = TablebaseIndex.index(mover, orientation, die, white, black);
                    if (!isPlayable(die, white, black)) {
                        codes[index] = (byte) TablebaseIndex.UNPLAYABLE;
                        continue;
                    }
                    playable++;
                    if (isWonAtOnce(mover, orientation, die, white, black)) {
                        codes[index] = 1;
                        decided++;
                    }
                }
            }
        }
    }

    private boolean isPlayable(int die, int white, int black) {
        boolean apart = white != black && die != white && die != black;
        boolean dieWon = rules.anyDieWins() && die == WHITE_GOAL;
        return apart && white != WHITE_GOAL && black != BLACK_GOAL && !dieWon;
    }

    private boolean isWonAtOnce(int mover, int orientation, int die, int white, int black) {
        if (mover == BLACK) {
            boolean barred = die == BLACK_GOAL && !rules.keyCaptures();
            return keyWins(black, white, BLACK_GOAL, barred);
        }
        return keyWins(white, black, WHITE_GOAL, die == WHITE_GOAL)
                || (die != TablebaseIndex.CAPTURED && dieWins(orientation, die, white, black));
    }

    /** Whether a Key die can capture the other or step on its goal, which may be blocked by a die it cannot capture. */
    private boolean keyWins(int own, int other, int goal, boolean barred) {
        for (int to : STEPS[own]) {
            if (to == other ? rules.keyCaptures() : to == goal && !barred) {
                return true;
            }
        }
        return false;
    }

    private boolean dieWins(int orientation, int die, int white, int black) {
        DieRoutes routes = DieRoutes.forward(orientation, die);
        long low = DieRoutes.low(white) | DieRoutes.low(black);
        int high = DieRoutes.high(white) | DieRoutes.high(black);
        for (int route = 0; route < routes.size(); route++) {
            int to = routes.square(route);
            if ((to == black || (to == WHITE_GOAL && rules.anyDieWins())) && routes.isOpen(route, low, high)) {
                return true;
            }
        }
        return false;
    }

    // ---- One ply more ----

    /** Decides the positions that end in exactly {@code plies} plies. Returns whether there are any. */
    private boolean decideNext(int plies) {
        if (plies >= TablebaseIndex.UNPLAYABLE) {
            throw new IllegalStateException("an ending takes more plies than a byte can count");
        }
        int before = decided;
        for (int mover = WHITE; mover <= BLACK; mover++) {
            for (int orientation = 0; orientation < Handedness.ORIENTATIONS; orientation++) {
                for (int die = 0; die < Board.SQUARES; die++) {
                    decideBefore(plies, mover, orientation, die);
                }
            }
            decideBefore(plies, mover, 0, TablebaseIndex.CAPTURED);
        }
        return decided > before;
    }

    private void decideBefore(int plies, int mover, int orientation, int die) {
        int index = TablebaseIndex.start(mover, orientation, die);
        for (int white = 0; white < Board.SQUARES; white++) {
            for (int black = 0; black < Board.SQUARES; black++, index++) {
                if ((codes[index] & 0xFF) != plies - 1) {
                    continue;
                }
                if (mover == WHITE) {
                    takeBackBlack(plies, orientation, die, white, black);
                } else {
                    takeBackWhite(plies, orientation, die, white, black);
                }
            }
        }
    }

    private void takeBackWhite(int plies, int orientation, int die, int white, int black) {
        for (int from : STEPS[white]) {
            decide(plies, WHITE, orientation, die, from, black);
        }
        if (die == TablebaseIndex.CAPTURED) {
            return;
        }
        DieRoutes routes = DieRoutes.backward(orientation, die);
        long low = DieRoutes.low(white) | DieRoutes.low(black);
        int high = DieRoutes.high(white) | DieRoutes.high(black);
        for (int route = 0; route < routes.size(); route++) {
            if (routes.isOpen(route, low, high)) {
                decide(plies, WHITE, routes.orientation(route), routes.square(route), white, black);
            }
        }
    }

    private void takeBackBlack(int plies, int orientation, int die, int white, int black) {
        for (int from : STEPS[black]) {
            decide(plies, BLACK, orientation, die, white, from);
            if (die == TablebaseIndex.CAPTURED && rules.keyCaptures()) {
                for (int lay = 0; lay < Handedness.ORIENTATIONS; lay++) {
                    decide(plies, BLACK, lay, black, white, from);
                }
            }
        }
    }

    /** Invalid positions (two dice on one square, or a game already over) are marked in the table and skipped. */
    private void decide(int plies, int mover, int orientation, int die, int white, int black) {
        int index = TablebaseIndex.index(mover, orientation, die, white, black);
        if (codes[index] == TablebaseIndex.DRAWN
                && (TablebaseIndex.isWin(plies) || isLost(mover, orientation, die, white, black))) {
            codes[index] = (byte) plies;
            decided++;
        }
    }

    // ---- Looking forwards ----

    /** Whether there is a move, and every move lets the other side win. A player without a move has drawn. */
    private boolean isLost(int mover, int orientation, int die, int white, int black) {
        return mover == WHITE
                ? isLostForWhite(orientation, die, white, black)
                : isLostForBlack(orientation, die, white, black);
    }

    private boolean isLostForBlack(int orientation, int die, int white, int black) {
        boolean moved = false;
        for (int to : STEPS[black]) {
            if (to == white || (to == die && !rules.keyCaptures())) {
                continue;
            }
            int left = to == die ? TablebaseIndex.CAPTURED : die;
            if (!isWonBy(WHITE, orientation, left, white, to)) {
                return false;
            }
            moved = true;
        }
        return moved;
    }

    private boolean isLostForWhite(int orientation, int die, int white, int black) {
        boolean moved = false;
        for (int to : STEPS[white]) {
            if (to == black || to == die) {
                continue;
            }
            if (!isWonBy(BLACK, orientation, die, to, black)) {
                return false;
            }
            moved = true;
        }
        if (die == TablebaseIndex.CAPTURED) {
            return moved;
        }
        DieRoutes routes = DieRoutes.forward(orientation, die);
        long low = DieRoutes.low(white) | DieRoutes.low(black);
        int high = DieRoutes.high(white) | DieRoutes.high(black);
        for (int route = 0; route < routes.size(); route++) {
            int to = routes.square(route);
            if (to == white || !routes.isOpen(route, low, high)) {
                continue;
            }
            if (!isWonBy(BLACK, routes.orientation(route), to, white, black)) {
                return false;
            }
            moved = true;
        }
        return moved;
    }

    private boolean isWonBy(int mover, int orientation, int die, int white, int black) {
        return TablebaseIndex.isWin(codes[TablebaseIndex.index(mover, orientation, die, white, black)] & 0xFF);
    }
}
