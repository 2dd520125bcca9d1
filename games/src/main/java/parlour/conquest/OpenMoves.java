package parlour.conquest;

import org.jspecify.annotations.Nullable;
import parlour.game.MoveList;

/** Which moves a side has, listed, counted, or picked by number: all from one look at the board ({@link Reach}). */
final class OpenMoves {

    private final Dice dice;
    private final ConquestRules rules;
    private final Reach reach = new Reach();
    private boolean isFresh;

    /** Made when first asked for: positions are copied often, and few copies are asked. */
    private @Nullable Replies replies;

    OpenMoves(Dice dice, ConquestRules rules) {
        this.dice = dice;
        this.rules = rules;
    }

    /** The board or the turn has changed. */
    void expire() {
        isFresh = false;
    }

    /** What {@code side} can reach; the same side must be asked for until {@link #expire}. */
    Reach reach(int side) {
        if (!isFresh) {
            reach.look(dice.lines[side], dice.lines[1 - side]);
            isFresh = true;
        }
        return reach;
    }

    void list(int side, MoveList into) {
        reach(side);
        listKey(side, into);
        int first = Dice.key(side);
        for (int die = first + 1; die < first + Dice.A_SIDE; die++) {
            int on = dice.square[die];
            if (on != Dice.GONE) {
                reach.list(on, Handedness.top(dice.way[die]), into);
            }
        }
    }

    private void listKey(int side, MoveList into) {
        int on = dice.square[Dice.key(side)];
        if (rules.keyCaptures()) {
            reach.list(on, 1, into);
            return;
        }
        MoveList steps = new MoveList(4);
        reach.list(on, 1, steps);
        for (int i = 0; i < steps.size(); i++) {
            if (dice.dieAt[Routes.to(steps.get(i))] == Dice.NONE) {
                into.add(steps.get(i));
            }
        }
    }

    int count(int side) {
        reach(side);
        int routes = countKey(side);
        int first = Dice.key(side);
        for (int die = first + 1; die < first + Dice.A_SIDE; die++) {
            int on = dice.square[die];
            if (on != Dice.GONE) {
                routes += reach.count(on, Handedness.top(dice.way[die]));
            }
        }
        return routes;
    }

    private int countKey(int side) {
        int on = dice.square[Dice.key(side)];
        int steps = reach.count(on, 1);
        return rules.keyCaptures() ? steps : steps - Reach.beside(on, dice.lines[1 - side]);
    }

    boolean isAny(int side) {
        reach(side);
        int first = Dice.key(side);
        for (int die = first + Dice.A_SIDE - 1; die > first; die--) {
            int on = dice.square[die];
            if (on != Dice.GONE && reach.count(on, Handedness.top(dice.way[die])) > 0) {
                return true;
            }
        }
        return countKey(side) > 0;
    }

    /** The move at this place of {@link #list}. */
    int nth(int side, int index) {
        if (!rules.keyCaptures()) {
            MoveList all = new MoveList();
            list(side, all);
            return all.get(index);
        }
        reach(side);
        int left = index;
        int die = Dice.key(side) - 1;
        while (true) {
            die++;
            int on = dice.square[die];
            if (on == Dice.GONE) {
                continue;
            }
            int routes = reach.count(on, dice.reach(die));
            if (left < routes) {
                return reach.nth(on, dice.reach(die), left);
            }
            left -= routes;
        }
    }

    /** Whether a move takes the enemy's Key die or ends on its square with a die that wins there. */
    boolean wins(int side, int move) {
        int to = Routes.to(move);
        return dice.holdsKey(to)
                || (to == ConquestPosition.goal(side) && (rules.anyDieWins() || dice.holdsKey(Routes.from(move))));
    }

    /** How many ways there are to play two moves, draws left aside. */
    long replies(int side) {
        if (replies == null) {
            replies = new Replies(dice, rules);
        }
        return replies.count(side, this);
    }
}
