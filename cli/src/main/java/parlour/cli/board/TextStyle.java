package parlour.cli.board;

/**
 * The style of a character: indexes into the 256 terminal colours, or {@link #NONE}.
 *
 * @param ground the background; {@link #NONE} keeps the current one
 */
public record TextStyle(int ink, int ground, boolean bold) {

    public static final int NONE = -1;
    public static final TextStyle PLAIN = new TextStyle(NONE, NONE, false);

    public static TextStyle ink(int ink) {
        return new TextStyle(ink, NONE, false);
    }

    public static TextStyle ground(int ground) {
        return new TextStyle(NONE, ground, false);
    }

    public TextStyle on(int other) {
        return new TextStyle(ink, other, bold);
    }

    public TextStyle strong() {
        return new TextStyle(ink, ground, true);
    }

    /** The escape sequence that sets this style, whatever the current one. */
    String sequence() {
        return "\033[0" + (bold ? ";1" : "") + (ink == NONE ? "" : ";38;5;" + ink)
                + (ground == NONE ? "" : ";48;5;" + ground) + "m";
    }
}
