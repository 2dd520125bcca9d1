package parlour.conquest;

import org.jspecify.annotations.Nullable;
import parlour.game.MoveList;

/** Lists, counts or picks the moves of a side, all from one computation of the {@link RouteBitboards}. */
final class MoveGenerator {

    private final Dice dice;
    private final ConquestRules rules;
    private final RouteBitboards bitboards = new RouteBitboards();
    private boolean isFresh;

    /** Created on first use: positions are copied often, and few copies need it. */
    private @Nullable Perft2Counter replies;

    MoveGenerator(Dice dice, ConquestRules rules) {
        this.dice = dice;
        this.rules = rules;
    }

    /** Must be called when the board or the turn has changed. */
    void expire() {
        isFresh = false;
    }

    /** The routes of {@code side}; must be called for the same side until {@link #expire}. */
    RouteBitboards bitboards(int side) {
        if (!isFresh) {
            bitboards.look(dice.lines[side], dice.lines[1 - side]);
            isFresh = true;
        }
        return bitboards;
    }

    void list(int side, MoveList into) {
        bitboards(side);
        listKey(side, into);
        int first = Dice.key(side);
        for (int die = first + 1; die < first + Dice.A_SIDE; die++) {
            int on = dice.square[die];
            if (on != Dice.CAPTURED) {
                bitboards.list(on, Handedness.top(dice.orientation[die]), into);
            }
        }
    }

    private void listKey(int side, MoveList into) {
        int on = dice.square[Dice.key(side)];
        if (rules.keyCaptures()) {
            bitboards.list(on, 1, into);
            return;
        }
        MoveList steps = new MoveList(4);
        bitboards.list(on, 1, steps);
        for (int i = 0; i < steps.size(); i++) {
            if (dice.dieAt[RouteCode.to(steps.get(i))] == Dice.NONE) {
                into.add(steps.get(i));
            }
        }
    }

    int count(int side) {
        bitboards(side);
        int routes = countKey(side);
        int first = Dice.key(side);
        for (int die = first + 1; die < first + Dice.A_SIDE; die++) {
            int on = dice.square[die];
            if (on != Dice.CAPTURED) {
                routes += bitboards.count(on, Handedness.top(dice.orientation[die]));
            }
        }
        return routes;
    }

    private int countKey(int side) {
        int on = dice.square[Dice.key(side)];
        int steps = bitboards.count(on, 1);
        return rules.keyCaptures() ? steps : steps - RouteBitboards.beside(on, dice.lines[1 - side]);
    }

    boolean isAny(int side) {
        bitboards(side);
        int first = Dice.key(side);
        for (int die = first + Dice.A_SIDE - 1; die > first; die--) {
            int on = dice.square[die];
            if (on != Dice.CAPTURED && bitboards.count(on, Handedness.top(dice.orientation[die])) > 0) {
                return true;
            }
        }
        return countKey(side) > 0;
    }

    /** The move at this index in {@link #list}. */
    int nth(int side, int index) {
        if (!rules.keyCaptures()) {
            MoveList all = new MoveList();
            list(side, all);
            return all.get(index);
        }
        bitboards(side);
        int left = index;
        int die = Dice.key(side) - 1;
        while (true) {
            die++;
            int on = dice.square[die];
            if (on == Dice.CAPTURED) {
                continue;
            }
            int routes = bitboards.count(on, dice.routeLength(die));
            if (left < routes) {
                return bitboards.nth(on, dice.routeLength(die), left);
            }
            left -= routes;
        }
    }

    /** Whether a move captures the enemy's Key die or ends on its square with a die that wins there. */
    boolean wins(int side, int move) {
        int to = RouteCode.to(move);
        return dice.holdsKey(to)
                || (to == ConquestPosition.goal(side) && (rules.anyDieWins() || dice.holdsKey(RouteCode.from(move))));
    }

    /** The number of two-move sequences, ignoring draws. */
    long replies(int side) {
        if (replies == null) {
            replies = new Perft2Counter(dice, rules);
        }
        return replies.count(side, this);
    }
}
