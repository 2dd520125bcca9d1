package parlour.game;

/** Reads a notation of fields with a space between them, and names the place where it cannot go on. */
public abstract class NotationReader {

    protected final String input;

    /** The next character to read. */
    protected int at;

    protected NotationReader(String input) {
        this.input = input;
    }

    /**
     * Steps over the space before a field: what was read before it went on to a space or the end.
     *
     * @param en what the field is, for the refusal of a text that ends too early
     */
    protected final void field(String en, String fr) throws NotationException {
        if (at >= input.length() || (at + 1 >= input.length() && input.charAt(at) == ' ')) {
            throw fail("The position ends before " + en + ".", "La position s’arrête avant " + fr + ".");
        }
        at++;
    }

    /** What stands from here to the next space, or to the end. */
    protected final String word() {
        int end = input.indexOf(' ', at);
        return input.substring(at, end < 0 ? input.length() : end);
    }

    protected final NotationException fail(String en, String fr) {
        return new NotationException(input, at, en, fr);
    }
}
