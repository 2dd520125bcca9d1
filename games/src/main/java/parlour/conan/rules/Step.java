package parlour.conan.rules;

import java.util.List;

/** The steps of a game: what it waits for. */
public final class Step {

    public static final int HERO_DRAW = 0;
    public static final int SWAP_OFFER = 1;
    public static final int SWAP_ANSWER = 2;
    public static final int ADVENTURE_DRAW = 3;
    static final int FIRST_LOT = 4;
    public static final int CHALLENGE_DRAW = 5;
    public static final int CHALLENGE_LAY = 6;
    public static final int DEAL = 7;
    public static final int PLACE = 8;
    public static final int CARDS = 9;
    public static final int EFFECT = 10;
    public static final int HEROES = 11;
    public static final int ALLY = 12;
    public static final int AUCTION = 13;
    public static final int NAMING = 14;
    public static final int LAYING = 15;
    public static final int CANCELLING = 16;
    public static final int PROPOSING = 17;
    public static final int ANSWERING = 18;
    static final int DRAWING = 19;
    public static final int OVER = 20;
    /** The others agree or not to what a player states. */
    public static final int AGREEING = 21;

    /** As spelled in positions and views. */
    public static final List<String> NAMES = List.of(
            "hero-draw",
            "swap",
            "swap-answer",
            "adventure-draw",
            "first-lot",
            "challenge-draw",
            "challenge-lay",
            "deal",
            "place",
            "cards",
            "effect",
            "heroes",
            "ally",
            "auction",
            "naming",
            "laying",
            "cancelling",
            "diplomacy",
            "answer",
            "draw",
            "over",
            "table-answer");

    // What follows after all effects have been carried out.
    public static final int THEN_CARD = 0;
    static final int THEN_HERO = 1;
    static final int THEN_CONTEST_ENDS = 2;
    static final int THEN_TURN_ENDS = 3;

    public static final List<String> THEN = List.of("card", "hero", "contest", "turn");

    /** Jobs to be carried out, besides abilities by their number. */
    public static final class Job {
        public static final int LOOT = -2;
        public static final int RETURN = -3;
        public static final int TRIGGER = -4;
        public static final int DROP = -5;
        /** A step that was stated and agreed to, by its index. */
        public static final int STATED = -6;
        /** Cards are drawn. */
        public static final int DRAW = -7;
        /** Cards of the player's choice are discarded. */
        public static final int CHOOSE = -8;

        private Job() {}
    }

    /** The ways a game ends. */
    public static final class EndReason {
        public static final int BY_GLORY = 1;
        public static final int BY_ROUNDS = 2;
        public static final int LAST_LEFT = 3;

        private EndReason() {}
    }

    private Step() {}

    /** The phase a step belongs to, as views spell it; an effect belongs to the phase it came from. */
    public static String phase(int step, int then) {
        if (step < CARDS) {
            return "setting-up";
        }
        return switch (step) {
            case CARDS -> "cards";
            case EFFECT, AGREEING -> then == THEN_CARD ? "cards" : "heroes";
            case PROPOSING, ANSWERING -> "diplomacy";
            case DRAWING -> "draw";
            case OVER -> "over";
            default -> "heroes";
        };
    }
}
