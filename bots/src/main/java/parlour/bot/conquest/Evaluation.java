package parlour.bot.conquest;

import parlour.conquest.Board;
import parlour.conquest.ConquestPosition;
import parlour.conquest.ConquestRules;
import parlour.conquest.Handedness;

/**
 * What a position is worth to the side to move, in hundredths of a die, without looking ahead.
 *
 * <p>Linear in {@link Weights}. {@link #features} is the plain definition; {@link #of} says the same from tables that are
 * filled once, since it is asked at almost every node.
 */
final class Evaluation {

    private static final int DICE = ConquestPosition.DICE_A_SIDE;

    private final int[] weights;
    private final boolean anyDieWins;
    private final Nearness nearness;

    /** By side, way and square: what does not depend on other dice. */
    private final short[] standing = new short[2 << 12];

    /** By nearness, of the Key and of the Key square: what a die is worth more for it. */
    private final int[] nearKey = new int[Nearness.FAR + 1];

    private final int[] nearGoal = new int[Nearness.FAR + 1];

    Evaluation(ConquestRules rules) {
        this(rules, Weights.of(rules));
    }

    Evaluation(ConquestRules rules, int[] weights) {
        this.weights = weights;
        anyDieWins = rules.anyDieWins();
        nearness = new Nearness(rules.hand());
        for (int moves = 1; moves < Nearness.FAR; moves++) {
            nearKey[moves] = weights[Weights.NEAR_KEY + moves - 1];
            nearGoal[moves] = anyDieWins ? weights[Weights.NEAR_GOAL + moves - 1] : 0;
        }
        for (int side = 0; side < 2; side++) {
            for (int way = 0; way <= Handedness.KEY; way++) {
                for (int on = 0; on < Board.SQUARES; on++) {
                    standing[side << 12 | way << 7 | on] = (short) standing(side, way, on);
                }
            }
        }
    }

    private int standing(int side, int way, int on) {
        int rank = homeRank(side, on);
        int file = filesFromMiddle(on);
        if (way == Handedness.KEY) {
            return weights[Weights.KEY_RANK + rank] + weights[Weights.KEY_FILE + file];
        }
        return weights[Weights.TOP + Handedness.top(way) - 1]
                + weights[Weights.RANK + rank]
                + weights[Weights.FILE + file]
                + weights[Weights.REAR + rear(side, way) - 1];
    }

    private static int homeRank(int side, int on) {
        return side == ConquestPosition.WHITE ? Board.rank(on) : Board.RANKS - 1 - Board.rank(on);
    }

    private static int filesFromMiddle(int on) {
        return Math.abs(Board.file(on) - Board.FILES / 2);
    }

    /** The face towards the die's owner. */
    private static int rear(int side, int way) {
        int south = Handedness.south(way);
        return side == ConquestPosition.WHITE ? south : 7 - south;
    }

    /** What a die is worth where it stands, in hundredths: for ordering captures. */
    int worth(int side, int way, int on) {
        return standing[side << 12 | way << 7 | on] / Weights.UNIT;
    }

    /** The score for the side to move; the game is not over. */
    int of(ConquestPosition position) {
        position.lookout().lookAround();
        int sum = count(position, ConquestPosition.WHITE) - count(position, ConquestPosition.BLACK);
        int forMover = position.side() == ConquestPosition.WHITE ? sum : -sum;
        return (forMover + weights[Weights.TEMPO]) / Weights.UNIT;
    }

    private int count(ConquestPosition position, int side) {
        int first = side * DICE;
        int own = side << 12;
        int prey = position.keySquare(1 - side);
        int goal = ConquestPosition.goal(side);
        int key = position.keySquare(side);
        int sum = standing[own | Handedness.KEY << 7 | key]
                + weights[Weights.SAFE_STEPS + position.lookout().safeSteps(side)];
        for (int die = first + 1; die < first + DICE; die++) {
            int on = position.lookout().squareOf(die);
            if (on < 0) {
                continue;
            }
            int way = position.lookout().wayOf(die);
            int routes = position.lookout().routes(die);
            sum += standing[own | way << 7 | on]
                    + nearKey[nearness.moves(way, on, prey)]
                    + routes * weights[Weights.ROUTES - 1 + Handedness.top(way)];
            if (routes == 0) {
                sum += weights[Weights.STUCK];
            }
            if (anyDieWins) {
                sum += nearGoal[nearness.moves(way, on, goal)];
            }
        }
        return sum;
    }

    /** The features of a position, White's less Black's, from the side to move's point of view. */
    int[] features(ConquestPosition position) {
        int[] features = new int[Weights.COUNT];
        position.lookout().lookAround();
        for (int side = 0; side < 2; side++) {
            int sign = side == position.side() ? 1 : -1;
            int key = position.keySquare(side);
            features[Weights.KEY_RANK + homeRank(side, key)] += sign;
            features[Weights.KEY_FILE + filesFromMiddle(key)] += sign;
            features[Weights.SAFE_STEPS + position.lookout().safeSteps(side)] += sign;
            for (int die = side * DICE + 1; die < (side + 1) * DICE; die++) {
                if (position.lookout().squareOf(die) >= 0) {
                    addDie(position, side, die, sign, features);
                }
            }
        }
        features[Weights.TEMPO] = 1;
        return features;
    }

    private void addDie(ConquestPosition position, int side, int die, int sign, int[] features) {
        int on = position.lookout().squareOf(die);
        int way = position.lookout().wayOf(die);
        int top = Handedness.top(way);
        int routes = position.lookout().routes(die);
        features[Weights.TOP + top - 1] += sign;
        features[Weights.RANK + homeRank(side, on)] += sign;
        features[Weights.FILE + filesFromMiddle(on)] += sign;
        features[Weights.REAR + rear(side, way) - 1] += sign;
        features[Weights.ROUTES + top - 1] += sign * routes;
        features[Weights.STUCK] += routes == 0 ? sign : 0;
        int toKey = nearness.moves(way, on, position.keySquare(1 - side));
        if (toKey < Nearness.FAR) {
            features[Weights.NEAR_KEY + toKey - 1] += sign;
        }
        int toGoal = nearness.moves(way, on, ConquestPosition.goal(side));
        if (anyDieWins && toGoal < Nearness.FAR) {
            features[Weights.NEAR_GOAL + toGoal - 1] += sign;
        }
    }
}
