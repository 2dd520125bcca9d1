package parlour.game;

/** Parses a notation of space-separated fields, and names the place of an error. */
public abstract class NotationReader {

    protected final String input;

    /** The next character to read. */
    protected int at;

    protected NotationReader(String input) {
        this.input = input;
    }

    /**
     * Skips the space before a field, which must follow.
     *
     * @param en what the field is, for the error if the text ends too early
     */
    protected final void field(String en, String fr) throws NotationException {
        if (at >= input.length() || (at + 1 >= input.length() && input.charAt(at) == ' ')) {
            throw fail("The position ends before " + en + ".", "La position s’arrête avant " + fr + ".");
        }
        at++;
    }

    /** The text from here to the next space, or to the end. */
    protected final String word() {
        int end = input.indexOf(' ', at);
        return input.substring(at, end < 0 ? input.length() : end);
    }

    protected final NotationException fail(String en, String fr) {
        return new NotationException(input, at, en, fr);
    }
}
