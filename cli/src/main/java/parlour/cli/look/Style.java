package parlour.cli.look;

/**
 * How a character is set: numbers of the 256 colours that terminals share, or {@link #NONE}.
 *
 * @param ground what lies behind it; {@link #NONE} leaves what is there
 */
record Style(int ink, int ground, boolean bold) {

    static final int NONE = -1;
    static final Style PLAIN = new Style(NONE, NONE, false);

    static Style ink(int ink) {
        return new Style(ink, NONE, false);
    }

    static Style ground(int ground) {
        return new Style(NONE, ground, false);
    }

    Style on(int other) {
        return new Style(ink, other, bold);
    }

    Style strong() {
        return new Style(ink, ground, true);
    }

    /** The sequence that sets this style, whatever was set before. */
    String sequence() {
        return "\033[0" + (bold ? ";1" : "") + (ink == NONE ? "" : ";38;5;" + ink)
                + (ground == NONE ? "" : ";48;5;" + ground) + "m";
    }
}
