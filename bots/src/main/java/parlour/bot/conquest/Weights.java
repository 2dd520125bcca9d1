package parlour.bot.conquest;

import parlour.conquest.ConquestRules;

/**
 * All that the evaluation knows, one number for each feature, in sixteenths of a hundredth of a die.
 *
 * <p>The features are counted for each side and subtracted; {@link #TEMPO} is for the side to move.
 */
final class Weights {

    /** Ordinary dice by the face on top, 1 to 6. */
    static final int TOP = 0;
    /** Ordinary dice by rank, from their owner's home. */
    static final int RANK = TOP + 6;
    /** Ordinary dice by files from the middle. */
    static final int FILE = RANK + 8;
    /** Ordinary dice by the face towards their owner: it comes up when they tumble forward. */
    static final int REAR = FILE + 5;
    /** Routes open to ordinary dice, by the face on top. */
    static final int ROUTES = REAR + 6;
    /** Ordinary dice without a route. */
    static final int STUCK = ROUTES + 6;
    /** Ordinary dice one and two moves from the enemy's Key, were the board empty. */
    static final int NEAR_KEY = STUCK + 1;
    /** The same for the enemy's Key square; counted where any die wins there. */
    static final int NEAR_GOAL = NEAR_KEY + 2;
    /** The Key die by rank, from its owner's home. */
    static final int KEY_RANK = NEAR_GOAL + 2;
    /** The Key die by files from the middle. */
    static final int KEY_FILE = KEY_RANK + 8;
    /** Empty squares beside the Key that no ordinary die of the enemy reaches: none to four. */
    static final int SAFE_STEPS = KEY_FILE + 5;
    /** The side to move. */
    static final int TEMPO = SAFE_STEPS + 5;

    static final int COUNT = TEMPO + 1;

    /** The weights count in sixteenths. */
    static final int UNIT = 16;

    private Weights() {}

    static int[] of(ConquestRules rules) {
        return rules.anyDieWins() ? SIX_FACES.clone() : CONQUEST.clone();
    }

    private static final int[] CONQUEST = guess();
    private static final int[] SIX_FACES = guess();

    private static int[] guess() {
        int[] weights = new int[COUNT];
        for (int i = 0; i < 6; i++) {
            weights[TOP + i] = 1600;
            weights[ROUTES + i] = 24;
        }
        weights[NEAR_KEY] = 100;
        weights[NEAR_KEY + 1] = 60;
        weights[NEAR_GOAL] = 100;
        weights[NEAR_GOAL + 1] = 60;
        for (int i = 0; i < 5; i++) {
            weights[SAFE_STEPS + i] = 80 * i;
        }
        weights[TEMPO] = 160;
        return weights;
    }
}
