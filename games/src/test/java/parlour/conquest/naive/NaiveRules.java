package parlour.conquest.naive;

import java.util.List;

/** The options of a game, as written. */
public record NaiveRules(
        String keySquare, String first, String keyCaptures, String repetition, String noProgress, String handedness) {

    /** The defaults of an edition, then the settings. */
    public static NaiveRules of(String edition, List<String> settings) {
        NaiveRules rules = switch (edition) {
            case "conquest" -> new NaiveRules("key", "lot", "yes", "3", "100", "right");
            case "sixfaces" -> new NaiveRules("any", "white", "yes", "3", "100", "right");
            default -> throw new IllegalArgumentException("edition " + edition);
        };
        for (String setting : settings) {
            rules = rules.with(setting);
        }
        return rules;
    }

    private NaiveRules with(String setting) {
        String value = setting.substring(setting.indexOf('=') + 1);
        return switch (setting.substring(0, setting.indexOf('='))) {
            case "keySquare" -> new NaiveRules(value, first, keyCaptures, repetition, noProgress, handedness);
            case "first" -> new NaiveRules(keySquare, value, keyCaptures, repetition, noProgress, handedness);
            case "keyCaptures" -> new NaiveRules(keySquare, first, value, repetition, noProgress, handedness);
            case "repetition" -> new NaiveRules(keySquare, first, keyCaptures, value, noProgress, handedness);
            case "noProgress" -> new NaiveRules(keySquare, first, keyCaptures, repetition, value, handedness);
            case "handedness" -> new NaiveRules(keySquare, first, keyCaptures, repetition, noProgress, value);
            default -> throw new IllegalArgumentException(setting);
        };
    }
}
