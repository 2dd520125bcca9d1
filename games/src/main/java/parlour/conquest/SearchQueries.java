package parlour.conquest;

import parlour.game.MoveList;

/**
 * Fast queries for search: captures, winning moves, attacked squares, mobility. Nothing here adds a rule; every query
 * is tested against the plain rules of {@link ConquestPosition}.
 */
public final class SearchQueries {

    private final ConquestPosition position;
    private final Dice dice;
    private final MoveGenerator open;
    private final ConquestRules rules;

    /** Scratch space, valid only during a call. */
    private final RouteBitboards strikes = new RouteBitboards();

    private final RouteBitboards forOther = new RouteBitboards();
    private RouteBitboards forMover = forOther;

    SearchQueries(ConquestPosition position, Dice dice, MoveGenerator open) {
        this.position = position;
        this.dice = dice;
        this.open = open;
        this.rules = position.rules();
    }

    /** Lists those of {@link ConquestPosition#legalMoves} that capture. */
    public void captures(MoveList into) {
        if (position.turnIsOff()) {
            return;
        }
        long[] own = dice.lines[position.side()];
        long[] other = dice.lines[1 - position.side()];
        strikes.lookForCaptures(own, other);
        int first = position.side() * Dice.A_SIDE;
        for (int die = first; die < first + Dice.A_SIDE; die++) {
            int on = dice.square[die];
            if (on == Dice.CAPTURED) {
                continue;
            }
            if (die != first) {
                strikes.list(on, Handedness.top(dice.orientation[die]), into);
            } else if (rules.keyCaptures()) {
                strikes.list(on, 1, into);
            }
        }
    }

    /** Whether a route that was a move in another position is one of {@link ConquestPosition#legalMoves} here. */
    public boolean isMove(int route) {
        int die = dice.dieAt[RouteCode.from(route)];
        if (die == Dice.NONE
                || Dice.side(die) != position.side()
                || dice.owner(RouteCode.to(route)) == position.side()) {
            return false;
        }
        boolean key = Dice.isKey(die);
        return RouteCode.length(route) == (key ? 1 : Handedness.top(dice.orientation[die]))
                && (!key || rules.keyCaptures() || position.isEmpty(RouteCode.to(route)))
                && RouteFinder.isOpen(route, dice.lines[ConquestPosition.WHITE], dice.lines[ConquestPosition.BLACK]);
    }

    /** A move that would win at once for {@code who} if it were their turn, or {@link ConquestPosition#NO_MOVE}. */
    public int winningMove(int who) {
        return winningMove(who, RouteFinder.ANY_TURN);
    }

    /** The same, ignoring routes with a turn that are longer than {@code longestTurn}. */
    public int winningMove(int who, int longestTurn) {
        int first = who * Dice.A_SIDE;
        int prey = dice.square[(1 - who) * Dice.A_SIDE];
        int goal = ConquestPosition.goal(who);
        long[] own = dice.lines[who];
        long[] other = dice.lines[1 - who];
        boolean anyDie = rules.anyDieWins();
        for (int die = first + 1; die < first + Dice.A_SIDE; die++) {
            int on = dice.square[die];
            int top = Handedness.top(dice.orientation[die]);
            if (RouteFinder.distance(prey, on) == top) {
                int route = RouteFinder.route(on, prey, longestTurn, own, other);
                if (route != ConquestPosition.NO_MOVE) {
                    return route;
                }
            }
            if (anyDie && RouteFinder.distance(goal, on) == top) {
                int route = RouteFinder.route(on, goal, longestTurn, own, other);
                if (route != ConquestPosition.NO_MOVE) {
                    return route;
                }
            }
        }
        return winningStep(dice.square[first], prey, goal, who);
    }

    private int winningStep(int on, int prey, int goal, int who) {
        if (RouteFinder.distance(prey, on) == 1 && rules.keyCaptures()) {
            return RouteFinder.route(on, prey, 1, dice.lines[who], dice.lines[1 - who]);
        }
        boolean mayEnter = position.isEmpty(goal) || (dice.owner(goal) != who && rules.keyCaptures());
        if (RouteFinder.distance(goal, on) == 1 && mayEnter) {
            return RouteFinder.route(on, goal, 1, dice.lines[who], dice.lines[1 - who]);
        }
        return ConquestPosition.NO_MOVE;
    }

    /** Whether a die of {@code who} could end a move on a square not occupied by its own side. */
    public boolean attacks(int who, int on) {
        int first = who * Dice.A_SIDE;
        for (int die = first; die < first + Dice.A_SIDE; die++) {
            int from = dice.square[die];
            int length = die == first ? 1 : Handedness.top(dice.orientation[die]);
            if (RouteFinder.distance(on, from) == length
                    && (die != first || position.isEmpty(on) || rules.keyCaptures())
                    && RouteFinder.route(from, on, RouteFinder.ANY_TURN, dice.lines[who], dice.lines[1 - who])
                            != ConquestPosition.NO_MOVE) {
                return true;
            }
        }
        return false;
    }

    /** The number of empty squares beside the Key of {@code who} that no ordinary die of the other side can reach. */
    public int safeSteps(int who) {
        int key = dice.square[who * Dice.A_SIDE];
        int safe = RouteFinder.neighbours(key, dice.lines[who], dice.lines[1 - who]);
        int first = (1 - who) * Dice.A_SIDE;
        for (int die = first + 1; die < first + Dice.A_SIDE && safe != 0; die++) {
            int from = dice.square[die];
            // The squares beside the Key are one nearer or one farther than the Key.
            if (Math.abs(RouteFinder.distance(key, from) - Handedness.top(dice.orientation[die])) == 1) {
                safe &= ~reached(from, Handedness.top(dice.orientation[die]), key, safe);
            }
        }
        return Integer.bitCount(safe);
    }

    /** The directions among {@code steps} from {@code key} that lead to a square the die can reach. */
    private int reached(int from, int length, int key, int steps) {
        int reached = 0;
        for (int direction = 0; direction < 4; direction++) {
            if ((steps >> direction & 1) == 0) {
                continue;
            }
            int to = Board.step(key, direction, 1);
            if (RouteFinder.distance(to, from) == length
                    && RouteFinder.route(
                                    from,
                                    to,
                                    RouteFinder.ANY_TURN,
                                    dice.lines[ConquestPosition.WHITE],
                                    dice.lines[ConquestPosition.BLACK])
                            != ConquestPosition.NO_MOVE) {
                reached |= 1 << direction;
            }
        }
        return reached;
    }

    /** Whether another of {@link ConquestPosition#legalMoves} takes the same die to the same square and orientation. */
    public boolean isDuplicateRoute(int move) {
        return RouteFinder.isDuplicateRoute(move, dice.lines[position.side()], dice.lines[1 - position.side()]);
    }

    /** The number of ordinary dice a side has left. */
    public int ordinaryDice(int who) {
        int count = 0;
        for (int die = who * Dice.A_SIDE + 1; die < (who + 1) * Dice.A_SIDE; die++) {
            count += dice.square[die] == Dice.CAPTURED ? 0 : 1;
        }
        return count;
    }

    /** The square of a die, or -1 if it was captured; see {@link Dice} for the numbers. */
    public int squareOf(int die) {
        return dice.square[die];
    }

    public int orientationOf(int die) {
        return dice.orientation[die];
    }

    /** Must be called after every move, before {@link #routes}. */
    public void refresh() {
        int side = position.side();
        forMover = open.bitboards(side);
        forOther.look(dice.lines[1 - side], dice.lines[side]);
    }

    /** The number of routes open to an ordinary die on the board if it were its owner's turn. */
    public int routes(int die) {
        int who = Dice.side(die);
        RouteBitboards reach = who == position.side() ? forMover : forOther;
        return reach.count(dice.square[die], Handedness.top(dice.orientation[die]));
    }

    /** The square of the first ordinary die left, White's before Black's, or -1 if there is none. */
    public int firstOrdinary() {
        for (int die = 1; die < Dice.ALL; die++) {
            if (dice.square[die] != Dice.CAPTURED && !Dice.isKey(die)) {
                return dice.square[die];
            }
        }
        return -1;
    }
}
