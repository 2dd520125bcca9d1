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
 * @param code the codes of a fixed length allowed instead of a word, if any
 * @param defaultValue the default
 */
public record Option(
        String key, Text label, List<String> words, Optional<Range> numbers, Optional<Code> code, String defaultValue) {

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

    /**
     * A prefix and a fixed number of characters, {@code rows:} and 64 digits.
     *
     * @param characters those allowed after the prefix, in ascending order
     */
    public record Code(String prefix, int length, String characters) {

        boolean accepts(String value) {
            if (!value.startsWith(prefix) || value.length() != prefix.length() + length) {
                return false;
            }
            return value.chars().skip(prefix.length()).allMatch(each -> characters.indexOf(each) >= 0);
        }

        /** {@code rows:<64 of 0-6>}. */
        @Override
        public String toString() {
            return prefix + "<" + length + " of " + characters.charAt(0) + "-"
                    + characters.charAt(characters.length() - 1) + ">";
        }
    }

    public Option {
        words = List.copyOf(words);
        if (!accepts(words, numbers, code, defaultValue)) {
            throw new IllegalArgumentException(key + "=" + defaultValue);
        }
    }

    /** One of several words, the first of which is the default. */
    public static Option choice(String key, Text label, String defaultValue, String... others) {
        List<String> words = new java.util.ArrayList<>(List.of(defaultValue));
        words.addAll(List.of(others));
        return new Option(key, label, words, Optional.empty(), Optional.empty(), defaultValue);
    }

    /** A whole number, or one of several words. */
    public static Option number(String key, Text label, int defaultValue, int min, int max, String... words) {
        return new Option(
                key,
                label,
                List.of(words),
                Optional.of(new Range("", min, max)),
                Optional.empty(),
                Integer.toString(defaultValue));
    }

    /** The same option, also allowing prefixed numbers instead of its words. */
    public Option or(String prefix, int min, int max) {
        return new Option(key, label, words, Optional.of(new Range(prefix, min, max)), code, defaultValue);
    }

    /** The same option, also allowing codes instead of its words. */
    public Option or(Code codes) {
        return new Option(key, label, words, numbers, Optional.of(codes), defaultValue);
    }

    /** The same option with another default, for another edition of the game. */
    public Option withDefault(String value) {
        return new Option(key, label, words, numbers, code, value);
    }

    public boolean accepts(String value) {
        return accepts(words, numbers, code, value);
    }

    private static boolean accepts(List<String> words, Optional<Range> numbers, Optional<Code> code, String value) {
        return words.contains(value)
                || (numbers.isPresent() && inRange(numbers.get(), value))
                || (code.isPresent() && code.get().accepts(value));
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
        code.ifPresent(codes -> text.append(" | ").append(codes));
        for (String word : words) {
            if (!word.equals(defaultValue)) {
                text.append(" | ").append(word);
            }
        }
        return text.toString();
    }
}
