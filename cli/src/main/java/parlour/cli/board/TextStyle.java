package parlour.cli.board;

/**
 * How a character is set: numbers of the 256 colours that terminals share, or {@link #NONE}.
 *
 * @param ground what lies behind it; {@link #NONE} leaves what is there
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

    /** The sequence that sets this style, whatever was set before. */
    String sequence() {
        return "\033[0" + (bold ? ";1" : "") + (ink == NONE ? "" : ";38;5;" + ink)
                + (ground == NONE ? "" : ";48;5;" + ground) + "m";
    }
}
