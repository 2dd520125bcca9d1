package parlour.conan;

/** Moves as numbers: what is done in the highest byte, and to what in the others. */
final class Move {

    static final int HERO = 1;
    static final int SWAP = 2;
    static final int PASS = 3;
    static final int YES = 4;
    static final int NO = 5;
    static final int ADVENTURE = 6;
    static final int FIRST = 7;
    static final int DRAW = 8;
    static final int LAY = 9;
    static final int GO = 10;
    static final int OPEN = 11;
    static final int PLAY = 12;
    static final int ROB = 13;
    static final int SPOIL = 14;
    static final int PEEK = 15;
    static final int MOVE_HERO = 16;
    static final int MOVE_CHALLENGE = 17;
    static final int REMOVE = 18;
    static final int DECLINE = 19;
    static final int TAKE = 20;
    static final int DISCARD = 21;
    static final int LOOT = 22;
    static final int RETURN = 23;
    static final int FACE = 24;
    static final int DUEL = 25;
    static final int ACCOMPLISH = 26;
    static final int HIRE = 27;
    static final int OVERCOME = 28;
    static final int BID = 29;
    static final int FOLLOW = 30;
    static final int WITHDRAW = 31;
    static final int NAME = 32;
    static final int DOWN = 33;
    static final int CANCEL = 34;
    /** A treaty read from text: its number among those read. */
    static final int TREATY = 35;
    /** Treaties that are listed: with whom. */
    static final int ALLIANCE = 36;

    static final int PEACE = 37;
    static final int SPARE = 38;

    private Move() {}

    static int of(int kind) {
        return kind << 24;
    }

    static int of(int kind, int a) {
        return kind << 24 | a << 16;
    }

    static int of(int kind, int a, int b) {
        return kind << 24 | a << 16 | b << 8;
    }

    static int of(int kind, int a, int b, int c) {
        return kind << 24 | a << 16 | b << 8 | c;
    }

    static int kind(int move) {
        return move >>> 24;
    }

    static int a(int move) {
        return move >> 16 & 0xFF;
    }

    static int b(int move) {
        return move >> 8 & 0xFF;
    }

    static int c(int move) {
        return move & 0xFF;
    }

    static int treaty(int number) {
        return TREATY << 24 | number;
    }

    static int number(int move) {
        return move & 0xFF_FFFF;
    }
}
