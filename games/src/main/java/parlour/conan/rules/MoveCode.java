package parlour.conan.rules;

/**
 * Moves as numbers: the action in the highest byte, and its arguments in the others: kinds of cards, slots, seats,
 * places on a slot, PG or an attribute, as {@code MoveNotation} writes them.
 */
public final class MoveCode {

    public static final int HERO = 1;
    public static final int SWAP = 2;
    public static final int PASS = 3;
    public static final int YES = 4;
    public static final int NO = 5;
    public static final int ADVENTURE = 6;
    public static final int FIRST = 7;
    public static final int DRAW = 8;
    public static final int LAY = 9;
    public static final int GO = 10;
    public static final int OPEN = 11;
    public static final int PLAY = 12;
    public static final int STEAL = 13;
    public static final int FORCE_DISCARD = 14;
    public static final int PEEK = 15;
    public static final int MOVE_HERO = 16;
    public static final int MOVE_CHALLENGE = 17;
    public static final int REMOVE = 18;
    public static final int DECLINE = 19;
    public static final int TAKE = 20;
    public static final int DISCARD = 21;
    public static final int LOOT = 22;
    public static final int RETURN = 23;
    public static final int FACE = 24;
    public static final int DUEL = 25;
    public static final int ACCOMPLISH = 26;
    public static final int HIRE = 27;
    public static final int OVERCOME = 28;
    public static final int BID = 29;
    public static final int FOLLOW = 30;
    public static final int WITHDRAW = 31;
    public static final int NAME = 32;
    public static final int LAY_FACE_DOWN = 33;
    public static final int CANCEL = 34;
    /** A treaty parsed from text, by its number in {@link TermsById}. */
    public static final int TREATY = 35;
    /** A listed treaty, with the partner's seat. */
    public static final int ALLIANCE = 36;

    public static final int PEACE = 37;
    public static final int SPARE = 38;
    /** A statement parsed from text, by its number in {@link TermsById}. */
    public static final int STATE = 39;

    private MoveCode() {}

    public static int of(int kind) {
        return kind << 24;
    }

    public static int of(int kind, int a) {
        return kind << 24 | a << 16;
    }

    public static int of(int kind, int a, int b) {
        return kind << 24 | a << 16 | b << 8;
    }

    public static int of(int kind, int a, int b, int c) {
        return kind << 24 | a << 16 | b << 8 | c;
    }

    public static int kind(int move) {
        return move >>> 24;
    }

    public static int arg1(int move) {
        return move >> 16 & 0xFF;
    }

    public static int arg2(int move) {
        return move >> 8 & 0xFF;
    }

    public static int arg3(int move) {
        return move & 0xFF;
    }

    static int treaty(int number) {
        return TREATY << 24 | number;
    }

    static int number(int move) {
        return move & 0xFF_FFFF;
    }
}
