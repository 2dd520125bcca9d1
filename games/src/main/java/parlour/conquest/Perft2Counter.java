package parlour.conquest;

import parlour.game.MoveList;

/**
 * Counts the replies to every move of a side without playing any.
 *
 * <p>Perft spends nearly all its time here, and recomputing the bitboards after each move would be most of the work.
 * But the other side's moves depend only on a die's start and destination, not on its orientation there. After a move
 * without a capture, the replies are the routes on the board without that die, minus those that pass over its
 * destination ({@link Traffic}). So the bitboards are computed once for all moves, and once more for each die that
 * blocks the other side.
 */
final class Perft2Counter {

    private final Dice dice;
    private final ConquestRules rules;
    private final MoveList moves = new MoveList();

    /** The other side's routes on the current board. */
    private final RouteBitboards bitboards = new RouteBitboards();

    private final Traffic traffic = new Traffic();

    /** The same without one die of the side that moves. */
    private final RouteBitboards bitboardsWithout = new RouteBitboards();

    private final Traffic trafficWithout = new Traffic();

    Perft2Counter(Dice dice, ConquestRules rules) {
        this.dice = dice;
        this.rules = rules;
    }

    /** The total number of replies to all moves of {@code side}; a winning move has none. */
    long count(int side, MoveGenerator open) {
        moves.clear();
        open.list(side, moves);
        look(side);
        long total = 0;
        int at = 0;
        while (at < moves.size()) {
            int from = RouteCode.from(moves.get(at));
            RouteBitboards.flip(dice.lines[side], from);
            boolean opensRoutes = lift(side, from);
            Traffic now = opensRoutes ? trafficWithout : traffic;
            for (; at < moves.size() && RouteCode.from(moves.get(at)) == from; at++) {
                if (open.wins(side, moves.get(at))) {
                    continue;
                }
                int to = RouteCode.to(moves.get(at));
                total += now.routes();
                total += dice.dieAt[to] == Dice.NONE
                        ? -now.over(to)
                        : gainByCapture(side, to, opensRoutes ? bitboardsWithout : bitboards);
            }
            RouteBitboards.flip(dice.lines[side], from);
        }
        return total;
    }

    private void look(int side) {
        int key = Dice.key(1 - side);
        bitboards.look(dice.lines[1 - side], dice.lines[side]);
        traffic.clear();
        addKey(dice.square[key]);
        for (int die = key + 1; die < key + Dice.A_SIDE; die++) {
            int on = dice.square[die];
            if (on != Dice.CAPTURED) {
                bitboards.add(on, Handedness.top(dice.orientation[die]), traffic);
            }
        }
    }

    private void addKey(int on) {
        if (rules.keyCaptures()) {
            traffic.addSteps(bitboards.count(on, 1));
            return;
        }
        int empty = RouteFinder.neighbours(on, dice.lines[ConquestPosition.WHITE], dice.lines[ConquestPosition.BLACK]);
        for (int direction = 0; direction < 4; direction++) {
            if (((empty >> direction) & 1) != 0) {
                traffic.addQuietStep(Board.step(on, direction, 1));
            }
        }
    }

    /**
     * Computes the routes the other side gains when the die on {@code from} is lifted; false if it blocked none, so
     * that nothing has changed.
     */
    private boolean lift(int side, int from) {
        boolean isInTheWay = false;
        int key = Dice.key(1 - side);
        if (!rules.keyCaptures() && RouteFinder.distance(from, dice.square[key]) == 1) {
            isInTheWay = true;
            lookWithout(side);
            trafficWithout.addQuietStep(from);
        }
        for (int die = key + 1; die < key + Dice.A_SIDE; die++) {
            int on = dice.square[die];
            int top = Handedness.top(dice.orientation[die]);
            // A route's length is the die's top face, so it passes only over nearer squares.
            if (RouteFinder.distance(from, on) >= top) {
                continue;
            }
            if (!isInTheWay) {
                isInTheWay = true;
                lookWithout(side);
            }
            bitboardsWithout.addNew(on, top, bitboards, trafficWithout);
        }
        return isInTheWay;
    }

    private void lookWithout(int side) {
        bitboardsWithout.look(dice.lines[1 - side], dice.lines[side]);
        trafficWithout.copy(traffic);
    }

    /** The change in the other side's routes when its die on {@code to} is captured: it loses those of that die. */
    private int gainByCapture(int side, int to, RouteBitboards now) {
        int victim = dice.dieAt[to];
        int gain = -now.count(to, Handedness.top(dice.orientation[victim]));
        int key = Dice.key(1 - side);
        if (rules.keyCaptures() && RouteFinder.distance(to, dice.square[key]) == 1) {
            gain++;
        }
        for (int die = key + 1; die < key + Dice.A_SIDE; die++) {
            int on = dice.square[die];
            // The other dice could not end a move on their own die, and can now capture there.
            if (RouteFinder.distance(to, on) == Handedness.top(dice.orientation[die])) {
                gain += RouteFinder.count(on, to, dice.lines[side], dice.lines[1 - side]);
            }
        }
        return gain;
    }
}
