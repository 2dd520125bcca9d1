package parlour.conan.rules;

import java.util.List;
import parlour.conan.card.CardSet;
import parlour.game.Option;
import parlour.game.Options;
import parlour.game.Text;

/**
 * The options chosen for a game.
 *
 * @param isRotating whether the first player changes every round
 * @param paysOnce whether only the first challenge or adventure of a card phase earns 1 PG
 * @param isStackLimited whether an adventure has at most as many challenges as its Difficulty
 * @param isBidLimited whether no bid may exceed the glory of the adventure's loot
 * @param areGiftsCapped whether no treaty may lift its receiver to {@link #CAPPED_AT} PG or more
 * @param needsFullLap whether the card phase ends only after a full lap in which no player plays a card
 */
public record ConanRules(
        int seats,
        CardSet set,
        boolean isRotating,
        boolean paysOnce,
        boolean isStackLimited,
        boolean needsFullLap,
        Withdrawn withdrawn,
        boolean isBidLimited,
        boolean areGiftsCapped) {

    /** What happens to a challenge when a player withdraws from its auction. */
    public enum Withdrawn {
        /** It stays, face up. */
        STAYS,
        /** It is discarded if its owner withdrew. */
        CONCEDED,
        /** It is discarded in either case. */
        ANY
    }

    /** The game ends when a player has this many PG at the start of a hero phase. */
    public static final int GOAL = 30;

    /** Where gifts are capped, no treaty may lift its receiver to this many PG. */
    public static final int CAPPED_AT = 29;

    public static final int LAST_ROUND = 40;
    public static final int FIRST_HAND = 7;
    public static final int FIRST_GLORY = 15;
    public static final int MAX_OBJECTS = 3;

    /** The lap counter of a card phase stops at this value. */
    public static final int MAX_LAPS = 100;

    /** The maximum number of proposals per seat in one diplomacy phase, so that every phase ends. */
    public static final int MAX_PROPOSALS = 5;

    private static final Option FIRST_PLAYER = Option.choice(
            "firstPlayer",
            new Text(
                    "The first player: the same all game, or a new one each round",
                    "Le premier joueur : toute la partie le même, ou un autre à chaque manche"),
            "fixed",
            "rotating");
    private static final Option CARD_GLORY = Option.choice(
            "cardGlory",
            new Text(
                    "Which challenges and adventures played in a card phase earn 1 glory",
                    "Quels défis et aventures joués pendant la phase des cartes rapportent 1 point de gloire"),
            "every",
            "first");
    private static final Option STACK = Option.choice(
            "stack",
            new Text(
                    "House rule: how many challenges an adventure can have",
                    "Règle maison : combien de défis par aventure"),
            "difficulty",
            "unlimited");
    private static final Option CARD_PHASE = Option.choice(
            "cardPhase",
            new Text(
                    "The card phase ends when one player passes, or when all pass",
                    "La phase des cartes finit dès qu’un joueur passe, ou quand tous passent"),
            "first-refusal",
            "full-lap");
    private static final Option WITHDRAWN = Option.choice(
            "withdrawn",
            new Text("What happens to a challenge after a withdrawal", "Ce que devient un défi après un retrait"),
            "stays",
            "conceded",
            "any");

    private static final Option BIDS =
            Option.choice("bids", new Text("How high players may bid", "Jusqu’où l’on peut miser"), "purse", "loot");
    private static final Option GIFTS = Option.choice(
            "gifts",
            new Text("How much glory a treaty may give", "Combien de gloire un traité peut donner"),
            "free",
            "capped");

    public static final List<Option> OPTIONS =
            List.of(BIDS, FIRST_PLAYER, CARD_GLORY, STACK, CARD_PHASE, WITHDRAWN, GIFTS);

    public static ConanRules of(Options options, CardSet set) {
        return new ConanRules(
                options.seats(),
                set,
                options.value("firstPlayer").equals("rotating"),
                options.value("cardGlory").equals("first"),
                options.value("stack").equals("difficulty"),
                options.value("cardPhase").equals("full-lap"),
                switch (options.value("withdrawn")) {
                    case "conceded" -> Withdrawn.CONCEDED;
                    case "any" -> Withdrawn.ANY;
                    default -> Withdrawn.STAYS;
                },
                options.value("bids").equals("loot"),
                options.value("gifts").equals("capped"));
    }
}
