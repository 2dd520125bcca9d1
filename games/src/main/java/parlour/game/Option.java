package parlour.game;

import java.util.List;
import java.util.Optional;

/**
 * An option of a game.
 *
 * @param key as typed in {@code -o key=value}
 * @param label what it decides
 * @param words the values that are words, the default first unless {@code defaultValue} is a number
 * @param numbers the whole numbers allowed instead of a word, if any
 * @param defaultValue the default
 */
public record Option(String key, Text label, List<String> words, Optional<Range> numbers, String defaultValue) {

    /**
     * Whole numbers from {@code min} to {@code max}.
     *
     * @param prefix the text before the number, {@code seed:} in {@code seed:17}; usually empty
     */
    public record Range(String prefix, int min, int max) {

        @Override
        public String toString() {
            return prefix + min + ".." + max;
        }
    }

    public Option {
        words = List.copyOf(words);
        if (!accepts(words, numbers, defaultValue)) {
            throw new IllegalArgumentException(key + "=" + defaultValue);
        }
    }

    /** One of several words, the first of which is the default. */
    public static Option choice(String key, Text label, String defaultValue, String... others) {
        List<String> words = new java.util.ArrayList<>(List.of(defaultValue));
        words.addAll(List.of(others));
        return new Option(key, label, words, Optional.empty(), defaultValue);
    }

    /** A whole number, or one of several words. */
    public static Option number(String key, Text label, int defaultValue, int min, int max, String... words) {
        return new Option(
                key, label, List.of(words), Optional.of(new Range("", min, max)), Integer.toString(defaultValue));
    }

    /** The same option, also allowing prefixed numbers instead of its words. */
    public Option or(String prefix, int min, int max) {
        return new Option(key, label, words, Optional.of(new Range(prefix, min, max)), defaultValue);
    }

    /** The same option with another default, for another edition of the game. */
    public Option withDefault(String value) {
        return new Option(key, label, words, numbers, value);
    }

    public boolean accepts(String value) {
        return accepts(words, numbers, value);
    }

    private static boolean accepts(List<String> words, Optional<Range> numbers, String value) {
        return words.contains(value) || (numbers.isPresent() && inRange(numbers.get(), value));
    }

    private static boolean inRange(Range range, String value) {
        // Only the canonical spelling is valid: no sign, no leading zero, so that equal options have equal text.
        String digits = value.startsWith(range.prefix())
                ? value.substring(range.prefix().length())
                : "";
        if (!digits.matches("0|[1-9][0-9]{0,8}")) {
            return false;
        }
        int number = Integer.parseInt(digits);
        return number >= range.min() && number <= range.max();
    }

    /** All values, the default first: {@code 100 | 1..9999 | off}. */
    public String values() {
        StringBuilder text = new StringBuilder(defaultValue);
        numbers.ifPresent(range -> text.append(" | ").append(range));
        for (String word : words) {
            if (!word.equals(defaultValue)) {
                text.append(" | ").append(word);
            }
        }
        return text.toString();
    }
}
