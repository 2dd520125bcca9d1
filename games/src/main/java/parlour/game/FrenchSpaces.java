package parlour.game;

/**
 * In French a space stands before {@code : ; ? !} and inside « », and a line never breaks there. Texts are written with
 * ordinary spaces, which are easier to read and to search for; this replaces them.
 */
final class FrenchSpaces {

    static final char NO_BREAK = '\u00a0';

    private static final String AFTER_SPACE = ":;?!»";

    private FrenchSpaces() {}

    static String in(String text) {
        char[] replaced = null;
        for (int i = text.indexOf(' '); i >= 0; i = text.indexOf(' ', i + 1)) {
            if (isFixed(text, i)) {
                replaced = replaced == null ? text.toCharArray() : replaced;
                replaced[i] = NO_BREAK;
            }
        }
        return replaced == null ? text : new String(replaced);
    }

    /** Whether the space at this place belongs to a punctuation mark that ends a word. */
    private static boolean isFixed(String text, int at) {
        if (at > 0 && text.charAt(at - 1) == '«') {
            return true;
        }
        if (at + 1 >= text.length() || AFTER_SPACE.indexOf(text.charAt(at + 1)) < 0) {
            return false;
        }
        boolean endsWord = at + 2 == text.length() || " .,)\n".indexOf(text.charAt(at + 2)) >= 0;
        return endsWord && (at == 0 || text.charAt(at - 1) > ' ');
    }
}
