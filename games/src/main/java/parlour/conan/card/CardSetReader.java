package parlour.conan.card;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import parlour.game.NotationException;
import parlour.game.Text;
import parlour.json.JsonReader;

/**
 * Parses cards. The vocabulary is closed: an effect has exactly the parameters of its word, and a card exactly the
 * fields of its kind; anything else is an error that names the card.
 */
final class CardSetReader {

    private static final Set<String> COMMON = Set.of("id", "kind", "copies", "name", "effects", "text", "flavour");
    private static final String PLAYER = "player";

    private final String input;
    private final List<Card> cards = new ArrayList<>();
    private String where = "set";

    private CardSetReader(String input) {
        this.input = input;
    }

    /** The cards in the order of the file, each checked on its own; {@link CardSetValidator} checks them together. */
    static List<Card> read(String json) throws NotationException {
        CardSetReader reader = new CardSetReader(json);
        Map<?, ?> file = reader.map(JsonReader.read(json), "the file");
        for (Object card : reader.list(file, "cards")) {
            reader.cards.add(reader.card(reader.map(card, "a card")));
        }
        return reader.cards;
    }

    private Card card(Map<?, ?> data) throws NotationException {
        where = String.valueOf(data.get("id"));
        String id = word(data, "id");
        if (!id.matches("[a-z]+(-[a-z]+)*")) {
            throw fault("the id is not kebab case", "l’identifiant n’est pas en minuscules à tirets");
        }
        Card.Role role = role(word(data, "kind"), data);
        fields(data, role);
        boolean valued = role == Card.Role.HERO || role.isChallenge();
        List<Integer> values = valued ? values(map(data.get("attributes"), "attributes")) : List.of(0, 0, 0);
        int glory = 0;
        int objects = 0;
        if (role == Card.Role.ADVENTURE) {
            Map<?, ?> loot = map(data.get("loot"), "loot");
            exactly(loot, Set.of("glory", "objects"));
            glory = number(loot, "glory", 0, 99);
            objects = number(loot, "objects", 0, 1);
        }
        List<Ability> abilities = new ArrayList<>();
        for (Object effect : list(data, "effects")) {
            abilities.add(ability(map(effect, "an effect"), role));
        }
        return new Card(
                id,
                role,
                number(data, "copies", 1, 99),
                words(data, "name"),
                values,
                role.isChallenge() && role != Card.Role.ALLY ? word(data, "tier") : "",
                role == Card.Role.ALLY ? number(data, "cost", 1, 99) : 0,
                role == Card.Role.ADVENTURE ? number(data, "difficulty", 1, 5) : 0,
                glory,
                objects,
                abilities,
                words(data, "text"),
                words(data, "flavour"));
    }

    private Card.Role role(String kind, Map<?, ?> data) throws NotationException {
        String type = kind.equals("challenge") || kind.equals("special") ? word(data, "type") : kind;
        for (Card.Role role : Card.Role.values()) {
            if (role.code.equals(type) && kind(role).equals(kind)) {
                return role;
            }
        }
        throw fault("unknown kind " + kind + " " + type, "genre inconnu " + kind + " " + type);
    }

    private static String kind(Card.Role role) {
        return switch (role) {
            case HERO, ADVENTURE -> role.code;
            case FOE, TRAP, SORCERY, ALLY -> "challenge";
            case RESOLUTION, ACTION, OBJECT -> "special";
        };
    }

    private void fields(Map<?, ?> data, Card.Role role) throws NotationException {
        Set<String> wanted = new TreeSet<>(COMMON);
        wanted.addAll(
                switch (role) {
                    case HERO -> Set.of("attributes");
                    case ADVENTURE -> Set.of("difficulty", "loot");
                    case FOE, TRAP, SORCERY -> Set.of("type", "tier", "attributes");
                    case ALLY -> Set.of("type", "attributes", "cost");
                    case RESOLUTION, ACTION, OBJECT -> Set.of("type");
                });
        exactly(data, wanted);
    }

    private List<Integer> values(Map<?, ?> data) throws NotationException {
        List<Integer> values = new ArrayList<>();
        Set<String> names = new TreeSet<>();
        for (Attribute attribute : Attribute.values()) {
            names.add(attribute.code);
            values.add(number(data, attribute.code, 0, 20));
        }
        exactly(data, names);
        return values;
    }

    // ---- Effects ----

    private Ability ability(Map<?, ?> data, Card.Role role) throws NotationException {
        String op = word(data, "op");
        Ability.When when = when(word(data, "when"));
        if (when != fit(role)) {
            throw fault(when + " does not belong on this kind of card", when + " ne va pas sur ce genre de carte");
        }
        Set<String> wanted = new TreeSet<>(Set.of("op", "when"));
        Effect effect = effect(op, when, data, wanted);
        Optional<Ability.Trigger> trigger = Optional.empty();
        if (when == Ability.When.PASSIVE && effect instanceof Effect.Deed) {
            wanted.add("trigger");
            trigger = Optional.of(trigger(word(data, "trigger")));
        }
        exactly(data, wanted);
        return new Ability(effect, when, trigger);
    }

    /** The time at which a role's abilities apply. Challenges have none. */
    private Ability.When fit(Card.Role role) throws NotationException {
        return switch (role) {
            case HERO, OBJECT -> Ability.When.PASSIVE;
            case ADVENTURE -> Ability.When.ON_ACCOMPLISH;
            case RESOLUTION -> Ability.When.RESOLUTION;
            case ACTION -> Ability.When.CARD;
            case FOE, TRAP, SORCERY, ALLY -> throw fault("a challenge has no effect", "un défi n’a pas d’effet");
        };
    }

    /** @param wanted the names of the effect's parameters are added here */
    private Effect effect(String op, Ability.When when, Map<?, ?> data, Set<String> wanted) throws NotationException {
        boolean passive = when == Ability.When.PASSIVE;
        boolean resolution = when == Ability.When.RESOLUTION;
        boolean deed = !resolution;
        boolean move = when == Ability.When.CARD || when == Ability.When.ON_ACCOMPLISH;
        return switch (op) {
            case "ADD" -> {
                meaning(passive || resolution, op, when);
                wanted.addAll(passive ? Set.of("n", "attribute", "against") : Set.of("n", "attribute"));
                yield new Effect.Add(
                        n(data), attributes(data), passive ? against(data) : EnumSet.allOf(OpponentType.class));
            }
            case "SHIFT" -> {
                meaning(resolution, op, when);
                wanted.add("attribute");
                Set<Attribute> one = attributes(data);
                if (one.size() != 1) {
                    throw fault("SHIFT names one attribute", "SHIFT désigne un seul attribut");
                }
                yield new Effect.Shift(one.iterator().next());
            }
            case "CANCEL" -> {
                meaning(resolution, op, when);
                wanted.addAll(Set.of("n", "target", "chooser"));
                is(data, "n", 1L);
                is(data, "target", "opposing-resolution-card");
                is(data, "chooser", PLAYER);
                yield new Effect.Cancel();
            }
            case "EDGE" -> {
                meaning(passive || resolution, op, when);
                if (passive) {
                    wanted.add("against");
                }
                yield new Effect.Edge(passive ? against(data) : EnumSet.allOf(OpponentType.class));
            }
            case "GAIN" -> {
                meaning(deed, op, when);
                wanted.addAll(Set.of("n", "optional"));
                yield new Effect.Gain(n(data), optional(data));
            }
            case "DRAW" -> {
                meaning(deed, op, when);
                wanted.addAll(Set.of("n", "optional"));
                yield new Effect.Draw(n(data), optional(data));
            }
            case "STEAL" -> {
                meaning(deed, op, when);
                wanted.addAll(Set.of("n", "target", "leaves", "chooser", "optional"));
                is(data, "target", "richer-rival");
                is(data, "leaves", 1L);
                is(data, "chooser", PLAYER);
                yield new Effect.Steal(n(data), optional(data));
            }
            case "DISCARD" -> {
                meaning(deed, op, when);
                wanted.addAll(Set.of("n", "target", "pick", "chooser", "optional"));
                is(data, "target", "rival");
                is(data, "pick", "random");
                is(data, "chooser", PLAYER);
                yield new Effect.Discard(n(data), optional(data));
            }
            case "PEEK" -> {
                meaning(deed, op, when);
                wanted.addAll(Set.of("n", "target", "chooser", "optional"));
                is(data, "target", "face-down-challenge");
                is(data, "chooser", PLAYER);
                yield new Effect.Peek(n(data), optional(data));
            }
            case "MOVE_HERO" -> {
                meaning(move, op, when);
                wanted.addAll(Set.of("hero", "destination", "chooser", "optional"));
                is(data, "destination", "legal-adventure");
                is(data, "chooser", PLAYER);
                String hero = word(data, "hero");
                if (!Set.of("own", "rival").contains(hero)) {
                    throw fault("MOVE_HERO moves own or rival", "MOVE_HERO déplace own ou rival");
                }
                yield new Effect.MoveHero(hero.equals("own"), optional(data));
            }
            case "MOVE_CHALLENGE" -> {
                meaning(move, op, when);
                wanted.addAll(Set.of("target", "destination", "chooser", "optional"));
                is(data, "target", "any-challenge");
                is(data, "destination", "legal-adventure");
                is(data, "chooser", PLAYER);
                yield new Effect.MoveChallenge(optional(data));
            }
            case "REMOVE_CHALLENGE" -> {
                meaning(move, op, when);
                wanted.addAll(Set.of("from", "chooser", "optional"));
                is(data, "from", "own-adventure");
                is(data, "chooser", PLAYER);
                yield new Effect.RemoveChallenge(optional(data));
            }
            case "DISCOUNT" -> {
                meaning(passive, op, when);
                wanted.addAll(Set.of("n", "minimum"));
                is(data, "minimum", 1L);
                yield new Effect.Discount(n(data));
            }
            case "WARD" -> {
                meaning(passive, op, when);
                wanted.addAll(Set.of("n", "minimum"));
                is(data, "minimum", 1L);
                yield new Effect.Ward(n(data));
            }
            default -> throw fault("unknown effect " + op, "effet inconnu " + op);
        };
    }

    private void meaning(boolean has, String op, Ability.When when) throws NotationException {
        if (!has) {
            throw fault(op + " has no meaning at " + when, op + " n’a pas de sens à " + when);
        }
    }

    private Ability.When when(String word) throws NotationException {
        for (Ability.When when : Ability.When.values()) {
            if (when.name().equals(word)) {
                return when;
            }
        }
        throw fault("unknown moment " + word, "moment inconnu " + word);
    }

    private Ability.Trigger trigger(String word) throws NotationException {
        for (Ability.Trigger trigger : Ability.Trigger.values()) {
            if (trigger.code.equals(word)) {
                return trigger;
            }
        }
        throw fault("unknown trigger " + word, "déclencheur inconnu " + word);
    }

    private Set<Attribute> attributes(Map<?, ?> data) throws NotationException {
        String word = word(data, "attribute");
        EnumSet<Attribute> named = EnumSet.noneOf(Attribute.class);
        for (Attribute attribute : Attribute.values()) {
            if (word.equals("any") || word.equals(attribute.code)) {
                named.add(attribute);
            }
        }
        if (named.isEmpty()) {
            throw fault("unknown attribute " + word, "attribut inconnu " + word);
        }
        return named;
    }

    private Set<OpponentType> against(Map<?, ?> data) throws NotationException {
        String word = word(data, "against");
        EnumSet<OpponentType> named = EnumSet.noneOf(OpponentType.class);
        for (OpponentType opponent : OpponentType.values()) {
            if (word.equals("any") || word.equals(opponent.code)) {
                named.add(opponent);
            }
        }
        if (named.isEmpty()) {
            throw fault("unknown opponent " + word, "opposant inconnu " + word);
        }
        return named;
    }

    private int n(Map<?, ?> data) throws NotationException {
        return number(data, "n", 1, 50);
    }

    private boolean optional(Map<?, ?> data) throws NotationException {
        if (data.get("optional") instanceof Boolean optional) {
            return optional;
        }
        throw fault("optional must be true or false", "optional doit être true ou false");
    }

    private void is(Map<?, ?> data, String key, Object wanted) throws NotationException {
        if (!wanted.equals(data.get(key))) {
            throw fault(key + " must be " + wanted, key + " doit être " + wanted);
        }
    }

    // ---- Plain data ----

    private Map<?, ?> map(@org.jspecify.annotations.Nullable Object value, String what) throws NotationException {
        if (value instanceof Map<?, ?> map) {
            return map;
        }
        throw fault(what + " must be an object", what + " : un objet est attendu");
    }

    private List<?> list(Map<?, ?> data, String key) throws NotationException {
        if (data.get(key) instanceof List<?> list) {
            return list;
        }
        throw fault(key + " must be a list", key + " : une liste est attendue");
    }

    private String word(Map<?, ?> data, String key) throws NotationException {
        if (data.get(key) instanceof String word) {
            return word;
        }
        throw fault(key + " must be a text", key + " : un texte est attendu");
    }

    private int number(Map<?, ?> data, String key, int min, int max) throws NotationException {
        if (data.get(key) instanceof Long number && number >= min && number <= max) {
            return number.intValue();
        }
        throw fault(
                key + " must be a number from " + min + " to " + max,
                key + " : un nombre de " + min + " à " + max + " est attendu");
    }

    private Text words(Map<?, ?> data, String key) throws NotationException {
        Map<?, ?> both = map(data.get(key), key);
        exactly(both, Set.of("fr", "en"));
        return new Text(word(both, "en"), word(both, "fr"));
    }

    private void exactly(Map<?, ?> data, Set<String> wanted) throws NotationException {
        for (Object key : data.keySet()) {
            if (!wanted.contains(key)) {
                throw fault("the field " + key + " is not expected", "le champ " + key + " n’est pas attendu");
            }
        }
        for (String key : wanted) {
            if (!data.containsKey(key)) {
                throw fault("the field " + key + " is missing", "le champ " + key + " manque");
            }
        }
    }

    private NotationException fault(String en, String fr) {
        return CardSetValidator.fault(input, where, en, fr);
    }
}
