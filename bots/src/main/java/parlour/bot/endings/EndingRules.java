package parlour.bot.endings;

import parlour.conquest.ConquestRules;

/**
 * The options that change what an ending is worth. Handedness is not among them: a left-handed set played in a mirror is
 * a right-handed one. Nor are the drawing rules: see {@link Endings#probe}.
 *
 * @param anyDieWins on the enemy's Key square any die wins (6 Faces), not only the Key die (Conquest)
 * @param keyCaptures whether the Key die may capture
 */
public record EndingRules(boolean anyDieWins, boolean keyCaptures) {

    public static EndingRules of(ConquestRules rules) {
        return new EndingRules(rules.anyDieWins(), rules.keyCaptures());
    }
}
