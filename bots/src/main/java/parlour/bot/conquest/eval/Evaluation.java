package parlour.bot.conquest.eval;

import parlour.conquest.Board;
import parlour.conquest.ConquestPosition;
import parlour.conquest.ConquestRules;
import parlour.conquest.Handedness;

/**
 * The static evaluation of a position for the side to move, in hundredths of a die.
 *
 * <p>Linear in {@link EvaluationWeights}. {@link #features} is the plain definition; {@link #of} computes the same from
 * precomputed tables, since it is called at almost every node.
 */
public final class Evaluation {

    private static final int DICE = ConquestPosition.DICE_A_SIDE;

    private final int[] weights;
    private final boolean anyDieWins;
    private final DistanceTable distances;

    /** By side, orientation and square: the part that does not depend on other dice. */
    private final short[] standing = new short[2 << 12];

    /** The bonus of a die by its distance from the enemy's Key and Key square. */
    private final int[] nearKey = new int[DistanceTable.FAR + 1];

    private final int[] nearGoal = new int[DistanceTable.FAR + 1];

    public Evaluation(ConquestRules rules) {
        this(rules, EvaluationWeights.of(rules));
    }

    public Evaluation(ConquestRules rules, int[] weights) {
        this.weights = weights;
        anyDieWins = rules.anyDieWins();
        distances = new DistanceTable(rules.hand());
        for (int moves = 1; moves < DistanceTable.FAR; moves++) {
            nearKey[moves] = weights[EvaluationWeights.NEAR_KEY + moves - 1];
            nearGoal[moves] = anyDieWins ? weights[EvaluationWeights.NEAR_GOAL + moves - 1] : 0;
        }
        for (int side = 0; side < 2; side++) {
            for (int orientation = 0; orientation <= Handedness.KEY; orientation++) {
                for (int on = 0; on < Board.SQUARES; on++) {
                    standing[side << 12 | orientation << 7 | on] = (short) standing(side, orientation, on);
                }
            }
        }
    }

    private int standing(int side, int orientation, int on) {
        int rank = homeRank(side, on);
        int file = filesFromMiddle(on);
        if (orientation == Handedness.KEY) {
            return weights[EvaluationWeights.KEY_RANK + rank] + weights[EvaluationWeights.KEY_FILE + file];
        }
        return weights[EvaluationWeights.TOP + Handedness.top(orientation) - 1]
                + weights[EvaluationWeights.RANK + rank]
                + weights[EvaluationWeights.FILE + file]
                + weights[EvaluationWeights.REAR + rear(side, orientation) - 1];
    }

    private static int homeRank(int side, int on) {
        return side == ConquestPosition.WHITE ? Board.rank(on) : Board.RANKS - 1 - Board.rank(on);
    }

    private static int filesFromMiddle(int on) {
        return Math.abs(Board.file(on) - Board.FILES / 2);
    }

    /** The face towards the die's owner. */
    private static int rear(int side, int orientation) {
        int south = Handedness.south(orientation);
        return side == ConquestPosition.WHITE ? south : 7 - south;
    }

    /** The value of a die on its square, in hundredths: for ordering captures. */
    public int worth(int side, int orientation, int on) {
        return standing[side << 12 | orientation << 7 | on] / EvaluationWeights.UNIT;
    }

    /** The score for the side to move; the game must not be over. */
    public int of(ConquestPosition position) {
        position.searchQueries().refresh();
        int sum = count(position, ConquestPosition.WHITE) - count(position, ConquestPosition.BLACK);
        int forMover = position.side() == ConquestPosition.WHITE ? sum : -sum;
        return (forMover + weights[EvaluationWeights.TEMPO]) / EvaluationWeights.UNIT;
    }

    private int count(ConquestPosition position, int side) {
        int first = side * DICE;
        int own = side << 12;
        int prey = position.keySquare(1 - side);
        int goal = ConquestPosition.goal(side);
        int key = position.keySquare(side);
        int sum = standing[own | Handedness.KEY << 7 | key]
                + weights[
                        EvaluationWeights.SAFE_STEPS + position.searchQueries().safeSteps(side)];
        for (int die = first + 1; die < first + DICE; die++) {
            int on = position.searchQueries().squareOf(die);
            if (on < 0) {
                continue;
            }
            int orientation = position.searchQueries().orientationOf(die);
            int routes = position.searchQueries().routes(die);
            sum += standing[own | orientation << 7 | on]
                    + nearKey[distances.moves(orientation, on, prey)]
                    + routes * weights[EvaluationWeights.ROUTES - 1 + Handedness.top(orientation)];
            if (routes == 0) {
                sum += weights[EvaluationWeights.STUCK];
            }
            if (anyDieWins) {
                sum += nearGoal[distances.moves(orientation, on, goal)];
            }
        }
        return sum;
    }

    /** The features of a position, White's less Black's, from the side to move's point of view. */
    public int[] features(ConquestPosition position) {
        int[] features = new int[EvaluationWeights.COUNT];
        position.searchQueries().refresh();
        for (int side = 0; side < 2; side++) {
            int sign = side == position.side() ? 1 : -1;
            int key = position.keySquare(side);
            features[EvaluationWeights.KEY_RANK + homeRank(side, key)] += sign;
            features[EvaluationWeights.KEY_FILE + filesFromMiddle(key)] += sign;
            features[EvaluationWeights.SAFE_STEPS + position.searchQueries().safeSteps(side)] += sign;
            for (int die = side * DICE + 1; die < (side + 1) * DICE; die++) {
                if (position.searchQueries().squareOf(die) >= 0) {
                    addDie(position, side, die, sign, features);
                }
            }
        }
        features[EvaluationWeights.TEMPO] = 1;
        return features;
    }

    private void addDie(ConquestPosition position, int side, int die, int sign, int[] features) {
        int on = position.searchQueries().squareOf(die);
        int orientation = position.searchQueries().orientationOf(die);
        int top = Handedness.top(orientation);
        int routes = position.searchQueries().routes(die);
        features[EvaluationWeights.TOP + top - 1] += sign;
        features[EvaluationWeights.RANK + homeRank(side, on)] += sign;
        features[EvaluationWeights.FILE + filesFromMiddle(on)] += sign;
        features[EvaluationWeights.REAR + rear(side, orientation) - 1] += sign;
        features[EvaluationWeights.ROUTES + top - 1] += sign * routes;
        features[EvaluationWeights.STUCK] += routes == 0 ? sign : 0;
        int toKey = distances.moves(orientation, on, position.keySquare(1 - side));
        if (toKey < DistanceTable.FAR) {
            features[EvaluationWeights.NEAR_KEY + toKey - 1] += sign;
        }
        int toGoal = distances.moves(orientation, on, ConquestPosition.goal(side));
        if (anyDieWins && toGoal < DistanceTable.FAR) {
            features[EvaluationWeights.NEAR_GOAL + toGoal - 1] += sign;
        }
    }
}
