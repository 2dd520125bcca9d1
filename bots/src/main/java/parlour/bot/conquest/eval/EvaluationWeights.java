package parlour.bot.conquest.eval;

import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;
import parlour.conquest.ConquestRules;

/**
 * The weights of the evaluation, one for each feature, in sixteenths of a hundredth of a die.
 *
 * <p>The features are counted for each side and subtracted; {@link #TEMPO} is for the side to move.
 *
 * <p>Fitted, starting from material alone, by {@code ./parlour bench tune conquest 1500 1500 1} and
 * {@code ./parlour bench tune sixfaces 4000 1500 1} (games of 6 Faces are shorter, so more of them are needed). Run
 * both again after changing a feature or the search.
 */
public final class EvaluationWeights {

    /** Ordinary dice by the face on top, 1 to 6. */
    public static final int TOP = 0;
    /** Ordinary dice by rank, from their owner's home. */
    public static final int RANK = TOP + 6;
    /** Ordinary dice by files from the middle. */
    public static final int FILE = RANK + 8;
    /** Ordinary dice by the face towards their owner, which comes up when they tumble forward. */
    public static final int REAR = FILE + 5;
    /** Routes open to ordinary dice, by the face on top. */
    public static final int ROUTES = REAR + 6;
    /** Ordinary dice without a route. */
    static final int STUCK = ROUTES + 6;
    /** Ordinary dice one and two moves from the enemy's Key on an empty board. */
    static final int NEAR_KEY = STUCK + 1;
    /** The same for the enemy's Key square; counted only if any die wins there. */
    static final int NEAR_GOAL = NEAR_KEY + 2;
    /** The Key die by rank, from its owner's home. */
    public static final int KEY_RANK = NEAR_GOAL + 2;
    /** The Key die by files from the middle. */
    static final int KEY_FILE = KEY_RANK + 8;
    /** Empty squares next to the Key that no ordinary enemy die reaches: none to four. */
    static final int SAFE_STEPS = KEY_FILE + 5;
    /** The side to move. */
    static final int TEMPO = SAFE_STEPS + 5;

    public static final int COUNT = TEMPO + 1;

    /** The weights count in sixteenths. */
    public static final int UNIT = 16;

    private static final List<String> GROUPS = List.of(
            "top",
            "rank",
            "file",
            "rear",
            "routes",
            "stuck",
            "near-key",
            "near-goal",
            "key-rank",
            "key-file",
            "safe-steps",
            "tempo");

    private EvaluationWeights() {}

    public static int[] of(ConquestRules rules) {
        return rules.anyDieWins() ? SIX_FACES.clone() : CONQUEST.clone();
    }

    private static final int[] CONQUEST = read("""
            top -105 141 290 401 404 471
            rank 299 305 257 287 284 251 395 151
            file 354 374 263 311 283
            rear 334 376 311 343 346 350
            routes 144 62 35 22 29 19
            stuck 15
            near-key 141 95
            near-goal 0 0
            key-rank -280 -510 -383 113 398 1044 926 972
            key-file 109 63 76 -419 71
            safe-steps 126 12 -30 -87 174
            tempo 214
            """);

    private static final int[] SIX_FACES = read("""
            top 157 106 281 271 211 469
            rank 258 411 366 190 66 -10 331 -100
            file 465 389 395 216 296
            rear 215 344 387 250 307 362
            routes 40 52 46 43 45 20
            stuck -60
            near-key 128 30
            near-goal 366 199
            key-rank 510 -259 -540 -1637 -1585 0 0 0
            key-file 316 -290 -402 384 -719
            safe-steps 211 56 -175 -208 263
            tempo 270
            """);

    /** Parses the output of {@link #source}: the words are ignored, the numbers are in order. */
    public static int[] read(String source) {
        int[] weights = new int[COUNT];
        int count = 0;
        StringTokenizer words = new StringTokenizer(source);
        while (words.hasMoreTokens()) {
            String word = words.nextToken();
            if (!Character.isLetter(word.charAt(0))) {
                weights[count++] = Integer.parseInt(word);
            }
        }
        if (count != COUNT) {
            throw new IllegalStateException(COUNT + " weights are needed, not " + count);
        }
        return weights;
    }

    /** The starting point of tuning: all dice have the same value. */
    public static int[] materialOnly() {
        int[] weights = new int[COUNT];
        for (int top = 0; top < 6; top++) {
            weights[TOP + top] = 100 * UNIT;
        }
        return weights;
    }

    /** The weights as in this file, one line for each group. */
    public static List<String> source(int[] weights) {
        int[] starts = {
            TOP, RANK, FILE, REAR, ROUTES, STUCK, NEAR_KEY, NEAR_GOAL, KEY_RANK, KEY_FILE, SAFE_STEPS, TEMPO, COUNT
        };
        List<String> source = new ArrayList<>();
        for (int group = 0; group < GROUPS.size(); group++) {
            StringBuilder line = new StringBuilder(GROUPS.get(group));
            for (int i = starts[group]; i < starts[group + 1]; i++) {
                line.append(' ').append(weights[i]);
            }
            source.add(line.toString());
        }
        return source;
    }
}
