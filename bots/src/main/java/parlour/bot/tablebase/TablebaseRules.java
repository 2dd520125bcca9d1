package parlour.bot.tablebase;

import parlour.conquest.ConquestRules;

/**
 * The options that affect the value of an ending. Handedness is not among them: a left-handed set played in a mirror is
 * a right-handed one. Nor are the drawing rules: see {@link Tablebase#probe}.
 *
 * @param anyDieWins on the enemy's Key square any die wins (6 Faces), not only the Key die (Conquest)
 * @param keyCaptures whether the Key die may capture
 */
public record TablebaseRules(boolean anyDieWins, boolean keyCaptures) {

    public static TablebaseRules of(ConquestRules rules) {
        return new TablebaseRules(rules.anyDieWins(), rules.keyCaptures());
    }
}
