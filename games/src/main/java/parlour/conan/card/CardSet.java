package parlour.conan.card;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parlour.chance.Fingerprint;
import parlour.game.Language;
import parlour.game.NotationException;
import parlour.game.Text;

/**
 * The cards of a game, with lookup tables for the rules.
 *
 * <p>Kinds are numbered in the order of the data, and so are individual cards: copies of a kind have consecutive
 * numbers. Abilities are numbered too, so that one byte identifies a job to carry out.
 */
public final class CardSet {

    /** The maximum size of a set: a card's number is a byte, and two longs are a set of cards. */
    public static final int MAX_CARDS = 128;

    /** The value of the option {@code cards} for the bundled set. */
    public static final String OURS = "ours";

    // Effects of resolution cards, in the order in which they act.
    public static final int BLUFF = 0;
    public static final int CANCEL = 1;
    public static final int SHIFT = 2;
    public static final int ADD = 3;
    public static final int EDGE = 4;

    private static final class Standard {
        static final CardSet BUNDLED = load();

        private static CardSet load() {
            try {
                return readBundled(BundledCards.json());
            } catch (NotationException wrong) {
                throw new IllegalStateException(wrong);
            }
        }
    }

    private final String title;
    private final List<Language> languages;
    private final boolean isBundled;
    private final List<Card> kinds;
    private final Map<String, Integer> byId = new HashMap<>();

    /** The number of cards, including copies. */
    public final int cards;

    /** The number of adventures, each of which needs a slot when it is in play. */
    public final int slots;

    /** The kind of each card. */
    public final byte[] kindOf = new byte[MAX_CARDS];

    /** The first card of each kind. */
    public final int[] firstOf;

    public final int[] copies;

    /** By kind: {@link Card.Role#index}. */
    public final byte[] roleOf;

    /** By kind and attribute, three each. */
    public final byte[] values;

    public final byte[] difficulty;

    /** Two longs for each role: which cards have it. */
    private final long[] roles = new long[2 * Card.Role.values().length];

    public final long challengesLow;
    public final long challengesHigh;

    /** Every ability by its number. */
    public final List<Ability> abilities = new ArrayList<>();

    /** By kind: the numbers of its abilities. */
    public final int[][] abilitiesOf;

    /** By kind: the amounts it adds, 15 each: five opponents, three attributes. */
    public final byte[] passiveAdd;

    /** By kind: the opponents against whom a tie wins, a bit each. */
    public final byte[] passiveEdge;

    public final byte[] discount;
    public final byte[] ward;

    /** By kind: the triggers it responds to, a bit each. */
    public final byte[] triggers;

    /** By kind: its effect in a resolution, the amount, and the attributes, a bit each. */
    public final byte[] op;

    public final byte[] opN;
    public final byte[] opAttributes;

    private CardSet(CardSetReader read, boolean isBundled) {
        this.title = read.title();
        this.languages = read.languages();
        this.isBundled = isBundled;
        this.kinds = List.copyOf(read.cards());
        int n = kinds.size();
        firstOf = new int[n];
        copies = new int[n];
        roleOf = new byte[n];
        values = new byte[3 * n];
        difficulty = new byte[n];
        abilitiesOf = new int[n][];
        passiveAdd = new byte[15 * n];
        passiveEdge = new byte[n];
        discount = new byte[n];
        ward = new byte[n];
        triggers = new byte[n];
        op = new byte[n];
        opN = new byte[n];
        opAttributes = new byte[n];
        int card = 0;
        for (int kind = 0; kind < n; kind++) {
            Card it = kinds.get(kind);
            byId.put(it.id(), kind);
            firstOf[kind] = card;
            copies[kind] = it.copies();
            roleOf[kind] = (byte) it.role().index;
            difficulty[kind] = (byte) it.difficulty();
            for (int i = 0; i < it.copies(); i++) {
                kindOf[card] = (byte) kind;
                roles[2 * it.role().index + (card >> 6)] |= 1L << card;
                card++;
            }
            for (Attribute attribute : Attribute.values()) {
                values[3 * kind + attribute.index] = (byte) it.value(attribute);
            }
            prepare(kind, it);
        }
        cards = card;
        long low = 0;
        long high = 0;
        for (Card.Role role : Card.Role.values()) {
            low |= role.isChallenge() ? roles[2 * role.index] : 0;
            high |= role.isChallenge() ? roles[2 * role.index + 1] : 0;
        }
        slots = count(Card.Role.ADVENTURE);
        challengesLow = low;
        challengesHigh = high;
    }

    private void prepare(int kind, Card card) {
        abilitiesOf[kind] = new int[card.abilities().size()];
        for (int i = 0; i < card.abilities().size(); i++) {
            Ability ability = card.abilities().get(i);
            abilitiesOf[kind][i] = abilities.size();
            abilities.add(ability);
            ability.trigger().ifPresent(trigger -> triggers[kind] |= (byte) (1 << trigger.index));
            switch (ability.when()) {
                case PASSIVE -> preparePassive(kind, ability.effect());
                case RESOLUTION -> prepareResolution(kind, ability.effect());
                case CARD, ON_ACCOMPLISH -> {}
            }
        }
    }

    private void preparePassive(int kind, Effect effect) {
        switch (effect) {
            case Effect.Add add -> {
                for (OpponentType opponent : add.against()) {
                    for (Attribute attribute : add.attributes()) {
                        passiveAdd[15 * kind + 3 * opponent.index + attribute.index] += (byte) add.n();
                    }
                }
            }
            case Effect.Edge edge -> {
                for (OpponentType opponent : edge.against()) {
                    passiveEdge[kind] |= (byte) (1 << opponent.index);
                }
            }
            case Effect.Discount it -> discount[kind] += (byte) it.n();
            case Effect.Ward it -> ward[kind] += (byte) it.n();
            case Effect.Shift _, Effect.Cancel _, Effect.Deed _ -> {}
        }
    }

    private void prepareResolution(int kind, Effect effect) {
        switch (effect) {
            case Effect.Cancel _ -> op[kind] = CANCEL;
            case Effect.Edge _ -> op[kind] = EDGE;
            case Effect.Shift shift -> {
                op[kind] = SHIFT;
                opN[kind] = (byte) shift.attribute().index;
            }
            case Effect.Add add -> {
                op[kind] = ADD;
                opN[kind] = (byte) add.n();
                for (Attribute attribute : add.attributes()) {
                    opAttributes[kind] |= (byte) (1 << attribute.index);
                }
            }
            case Effect.Discount _, Effect.Ward _, Effect.Deed _ -> {}
        }
    }

    // ---- Loading ----

    /** The bundled set. */
    public static CardSet standard() {
        return Standard.BUNDLED;
    }

    /**
     * Parses any set.
     *
     * @throws NotationException naming the card and the field that is wrong
     */
    public static CardSet read(String json) throws NotationException {
        CardSetReader read = CardSetReader.read(json);
        CardSetValidator.check(json, read.cards());
        return new CardSet(read, false);
    }

    /** Parses a set that must also have the proportions and the wording of the bundled one. */
    static CardSet readBundled(String json) throws NotationException {
        CardSetReader read = CardSetReader.read(json);
        CardSetValidator.check(json, read.cards());
        BundledSetValidator.check(json, read.cards());
        return new CardSet(read, true);
    }

    // ---- Contents ----

    public String title() {
        return title;
    }

    /** The languages of its names and texts: one or two. */
    public List<Language> languages() {
        return languages;
    }

    /** The value of the option {@code cards} with which this set is played. */
    public String code() {
        return isBundled ? OURS : fingerprint();
    }

    /** The {@linkplain Fingerprint fingerprint} of its {@linkplain #text text}. */
    public String fingerprint() {
        return Fingerprint.of(text());
    }

    /** The set in the one way in which it is written for game files and its fingerprint; pictures only by theirs. */
    public String text() {
        return CardSetWriter.write(this);
    }

    /** The largest number of players to whom it can be dealt; below 2 for none. */
    public int maxSeats() {
        int seats = 4;
        while (seats > 1 && undealable(seats).isPresent()) {
            seats--;
        }
        return seats;
    }

    /** What is missing to deal this set to so many players; empty if nothing is. */
    public Optional<Text> undealable(int seats) {
        return CardSetValidator.undealable(kinds, seats);
    }

    /** The number of cards of a role, including copies. */
    public int count(Card.Role role) {
        return Long.bitCount(roles[2 * role.index]) + Long.bitCount(roles[2 * role.index + 1]);
    }

    /** Every kind of card in the order of the data. */
    public List<Card> kinds() {
        return kinds;
    }

    /** The number of cards, including copies. */
    public int size() {
        return cards;
    }

    /** The number of a kind, or -1 if no card has this id. */
    public int kind(String id) {
        return byId.getOrDefault(id, -1);
    }

    public Card kind(int kind) {
        return kinds.get(kind);
    }

    /** The kind of a card. */
    public Card card(int card) {
        return kinds.get(kindOf[card]);
    }

    public String id(int card) {
        return kinds.get(kindOf[card]).id();
    }

    /** The effect of an ability that is played, triggered, or granted by an accomplished adventure. */
    public Effect.Deed deed(int ability) {
        return (Effect.Deed) abilities.get(ability).effect();
    }

    public Card.Role role(int card) {
        return kinds.get(kindOf[card]).role();
    }

    public boolean isChallenge(int card) {
        return ((card < 64 ? challengesLow : challengesHigh) >>> card & 1) != 0;
    }

    /** The cards of a role: the first 64 of them, or the others. */
    public long ofRole(Card.Role role, int half) {
        return roles[2 * role.index + half];
    }
}
