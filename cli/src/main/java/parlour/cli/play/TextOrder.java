package parlour.cli.play;

import java.util.Comparator;

/** The order of moves in a list for people: like a dictionary, but numbers by their value, so that 2 is before 10. */
final class TextOrder {

    static final Comparator<String> BY_VALUE = TextOrder::compare;

    private TextOrder() {}

    private static int compare(String one, String other) {
        int i = 0;
        int j = 0;
        while (i < one.length() && j < other.length()) {
            int order;
            if (Character.isDigit(one.charAt(i)) && Character.isDigit(other.charAt(j))) {
                int endOfOne = endOfNumber(one, i);
                int endOfOther = endOfNumber(other, j);
                order = Integer.compare(endOfOne - i, endOfOther - j);
                order = order != 0 ? order : one.substring(i, endOfOne).compareTo(other.substring(j, endOfOther));
                i = endOfOne;
                j = endOfOther;
            } else {
                order = Character.compare(one.charAt(i++), other.charAt(j++));
            }
            if (order != 0) {
                return order;
            }
        }
        return Integer.compare(one.length() - i, other.length() - j);
    }

    private static int endOfNumber(String text, int from) {
        int end = from;
        while (end < text.length() && Character.isDigit(text.charAt(end))) {
            end++;
        }
        return end;
    }
}
