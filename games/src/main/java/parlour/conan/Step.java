package parlour.conan;

import java.util.List;

/** What the game waits for. */
final class Step {

    static final int HERO_DRAW = 0;
    static final int SWAP_OFFER = 1;
    static final int SWAP_ANSWER = 2;
    static final int ADVENTURE_DRAW = 3;
    static final int FIRST_LOT = 4;
    static final int CHALLENGE_DRAW = 5;
    static final int CHALLENGE_LAY = 6;
    static final int DEAL = 7;
    static final int PLACE = 8;
    static final int CARDS = 9;
    static final int EFFECT = 10;
    static final int HEROES = 11;
    static final int ALLY = 12;
    static final int AUCTION = 13;
    static final int NAMING = 14;
    static final int LAYING = 15;
    static final int CANCELLING = 16;
    static final int PROPOSING = 17;
    static final int ANSWERING = 18;
    static final int DRAWING = 19;
    static final int OVER = 20;

    /** As positions and views spell them. */
    static final List<String> NAMES = List.of(
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
            "over");

    // What follows when all effects have been carried out.
    static final int THEN_CARD = 0;
    static final int THEN_HERO = 1;
    static final int THEN_CONTEST_ENDS = 2;
    static final int THEN_TURN_ENDS = 3;

    static final List<String> THEN = List.of("card", "hero", "contest", "turn");

    // What is to be carried out, besides abilities by their number.
    static final int LOOT_JOB = -2;
    static final int RETURN_JOB = -3;
    static final int TRIGGER_JOB = -4;
    static final int DROP_JOB = -5;

    // How it ended.
    static final int BY_GLORY = 1;
    static final int BY_ROUNDS = 2;
    static final int LAST_LEFT = 3;

    private Step() {}

    /** The phase a step belongs to, as views spell it; an effect belongs to what it came from. */
    static String phase(int step, int then) {
        if (step < CARDS) {
            return "setting-up";
        }
        return switch (step) {
            case CARDS -> "cards";
            case EFFECT -> then == THEN_CARD ? "cards" : "heroes";
            case PROPOSING, ANSWERING -> "diplomacy";
            case DRAWING -> "draw";
            case OVER -> "over";
            default -> "heroes";
        };
    }
}
