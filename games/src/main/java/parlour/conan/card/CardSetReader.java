package parlour.conan.card;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import parlour.chance.Fingerprint;
import parlour.game.Language;
import parlour.game.NotationException;
import parlour.game.Text;
import parlour.json.JsonFields;
import parlour.json.JsonReader;

/**
 * Parses cards. The vocabulary is closed: an effect has exactly the parameters of its word, and a card exactly the
 * fields of its kind; anything else is an error that names the card.
 */
final class CardSetReader {

    private static final Set<String> COMMON = Set.of("id", "kind", "copies", "name");
    private static final Set<String> ALWAYS_ALLOWED = Set.of("effects", "text", "flavour", "picture");
    private static final List<String> TIERS = List.of("minor", "standard", "dire");

    /** Without pictures a full set has about 60,000 characters. */
    static final int MAX_LENGTH = 2_000_000;

    static final int MAX_TITLE = 80;
    static final int MAX_ID = 40;
    static final int MAX_NAME = 60;
    static final int MAX_TEXT = 400;

    private static final int MAX_SENTENCE = 200;

    /** A picture as a data URI: about 48 kilobytes. */
    static final int MAX_PICTURE = 65_536;

    private static final Set<String> PICTURES =
            Set.of("data:image/png;base64,", "data:image/jpeg;base64,", "data:image/webp;base64,");
    static final String PLAYER = "player";

    private final String input;
    private final List<Card> cards = new ArrayList<>();
    private final Map<String, String> pictures = new LinkedHashMap<>();
    private final List<Language> languages = new ArrayList<>();
    private String title = "";
    private String where = "set";

    private CardSetReader(String input) {
        this.input = input;
    }

    /** Each card is checked on its own; {@link CardSetValidator} checks them together. */
    static CardSetReader read(String json) throws NotationException {
        CardSetReader reader = new CardSetReader(json);
        if (json.length() > MAX_LENGTH) {
            throw reader.fault("longer than " + MAX_LENGTH + " characters", "plus de " + MAX_LENGTH + " caractères");
        }
        Map<?, ?> file = reader.map(JsonReader.read(json), "the file");
        reader.fields(file, Set.of("set", "version", "languages", "cards"), Set.of("$schema"));
        reader.title = reader.plain(file, "set", MAX_TITLE);
        reader.is(file, "version", 1L);
        reader.readLanguages(file);
        List<?> all = reader.list(file, "cards");
        if (all.size() > CardSet.MAX_CARDS) {
            throw reader.fault("more than " + CardSet.MAX_CARDS + " cards", "plus de " + CardSet.MAX_CARDS + " cartes");
        }
        for (int i = 0; i < all.size(); i++) {
            reader.where = "card " + (i + 1);
            reader.cards.add(reader.card(reader.map(all.get(i), "a card"), i + 1));
        }
        return reader;
    }

    /** The cards in the order of the file. */
    List<Card> cards() {
        return List.copyOf(cards);
    }

    String title() {
        return title;
    }

    List<Language> languages() {
        return List.copyOf(languages);
    }

    /** The pictures that are in the file, as data URIs by the card's id. */
    Map<String, String> pictures() {
        return Map.copyOf(pictures);
    }

    private void readLanguages(Map<?, ?> file) throws NotationException {
        for (Object code : list(file, "languages")) {
            Optional<Language> known = Arrays.stream(Language.values())
                    .filter(it -> it.code().equals(code))
                    .findFirst();
            if (known.isEmpty() || languages.contains(known.get())) {
                throw fault("languages must be en, fr or both", "languages doit être en, fr ou les deux");
            }
            languages.add(known.get());
        }
        if (languages.isEmpty()) {
            throw fault("languages must be en, fr or both", "languages doit être en, fr ou les deux");
        }
    }

    private Card card(Map<?, ?> data, int number) throws NotationException {
        if (!(data.get("id") instanceof String id)) {
            throw fault("id must be a string", "id : une chaîne est attendue");
        }
        where = id.isEmpty() || id.length() > MAX_ID ? "card " + number : id;
        if (id.length() > MAX_ID || !id.matches("[a-z]+(-[a-z]+)*")) {
            throw fault(
                    "the id must be lower-case words joined by hyphens",
                    "l’identifiant doit être fait de minuscules et de tirets");
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
            objects = number(loot, "objects", 0, 3);
        }
        List<Ability> abilities = new ArrayList<>();
        if (data.containsKey("effects")) {
            for (Object effect : list(data, "effects")) {
                abilities.add(ability(map(effect, "an effect"), role));
            }
        }
        Text text = data.containsKey("text") ? words(data, "text", MAX_TEXT) : Text.same("");
        return new Card(
                id,
                role,
                number(data, "copies", 1, 99),
                name(data),
                values,
                data.containsKey("tier") ? tier(data) : "",
                role == Card.Role.ALLY ? number(data, "cost", 1, 99) : 0,
                role == Card.Role.ADVENTURE ? number(data, "difficulty", 1, 9) : 0,
                glory,
                objects,
                abilities,
                text.en().isEmpty() && text.fr().isEmpty() ? ofTheSet(EffectText.of(abilities)) : text,
                data.containsKey("flavour") ? words(data, "flavour", MAX_TEXT) : Text.same(""),
                data.containsKey("picture") ? picture(data, id) : "");
    }

    private Text name(Map<?, ?> data) throws NotationException {
        Text name = words(data, "name", MAX_NAME);
        if (name.en().isBlank() || name.fr().isBlank()) {
            throw fault("a name is missing", "un nom manque");
        }
        return name;
    }

    private String tier(Map<?, ?> data) throws NotationException {
        String tier = word(data, "tier");
        if (!TIERS.contains(tier)) {
            throw fault("tier must be minor, standard or dire", "tier doit être minor, standard ou dire");
        }
        return tier;
    }

    /** A data URI, or the fingerprint of a picture that is elsewhere; returns the fingerprint. */
    private String picture(Map<?, ?> data, String id) throws NotationException {
        String picture = word(data, "picture");
        if (Fingerprint.isOne(picture)) {
            return picture;
        }
        int comma = picture.indexOf(',');
        boolean isImage = comma > 0 && PICTURES.contains(picture.substring(0, comma + 1));
        if (!isImage || picture.length() > MAX_PICTURE || !isBase64(picture, comma + 1)) {
            throw fault(
                    "picture must be a data URI of a PNG, JPEG or WebP picture of at most " + MAX_PICTURE
                            + " characters",
                    "picture doit être un data URI d’une image PNG, JPEG ou WebP d’au plus " + MAX_PICTURE
                            + " caractères");
        }
        pictures.put(id, picture);
        return Fingerprint.of(picture);
    }

    private static boolean isBase64(String text, int from) {
        int end = text.endsWith("==") ? text.length() - 2 : text.endsWith("=") ? text.length() - 1 : text.length();
        for (int i = from; i < end; i++) {
            char c = text.charAt(i);
            boolean isLetter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
            if (!isLetter && (c < '0' || c > '9') && c != '+' && c != '/') {
                return false;
            }
        }
        return text.length() > from && (text.length() - from) % 4 == 0;
    }

    private Card.Role role(String kind, Map<?, ?> data) throws NotationException {
        String type = kind.equals("challenge") || kind.equals("special") ? word(data, "type") : kind;
        for (Card.Role role : Card.Role.values()) {
            if (role.code.equals(type) && kind(role).equals(kind)) {
                return role;
            }
        }
        throw fault("unknown kind " + kind + " " + type, "sorte inconnue " + kind + " " + type);
    }

    static String kind(Card.Role role) {
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
                    case FOE, TRAP, SORCERY -> Set.of("type", "attributes");
                    case ALLY -> Set.of("type", "attributes", "cost");
                    case RESOLUTION, ACTION, OBJECT -> Set.of("type");
                });
        boolean hasTier = role == Card.Role.FOE || role == Card.Role.TRAP || role == Card.Role.SORCERY;
        Set<String> allowed = new TreeSet<>(ALWAYS_ALLOWED);
        if (hasTier) {
            allowed.add("tier");
        }
        fields(data, wanted, allowed);
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
            throw fault(when + " does not belong on this kind of card", when + " ne va pas sur cette sorte de carte");
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
            case "TABLE" -> {
                meaning(deed, op, when);
                wanted.add("text");
                Text text = words(data, "text", MAX_TEXT);
                if (text.en().isBlank() || text.fr().isBlank()) {
                    throw fault("TABLE needs its text", "TABLE demande son texte");
                }
                yield new Effect.Table(text);
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
        throw fault(key + " must be a string", key + " : une chaîne est attendue");
    }

    private int number(Map<?, ?> data, String key, int min, int max) throws NotationException {
        if (data.get(key) instanceof Long number && number >= min && number <= max) {
            return number.intValue();
        }
        throw fault(
                key + " must be a number from " + min + " to " + max,
                key + " : un nombre de " + min + " à " + max + " est attendu");
    }

    /** The wording of effects is known in both languages, but a set in one language is shown in that one. */
    private Text ofTheSet(Text wording) {
        return languages.size() > 1 ? wording : Text.same(wording.in(languages.getFirst()));
    }

    private String plain(Map<?, ?> data, String key, int max) throws NotationException {
        String text = word(data, key);
        if (text.isBlank() || text.length() > max || !isPlain(text)) {
            throw fault(
                    key + " must be one line of 1 to " + max + " characters",
                    key + " doit être une ligne de 1 à " + max + " caractères");
        }
        return text;
    }

    /** Whether a text can be shown and stored: no control characters, no half characters. */
    private static boolean isPlain(String text) {
        return text.chars().noneMatch(c -> c < ' ' || c == 0x7F || c == '\u2028' || c == '\u2029')
                && JsonFields.isStorable(text);
    }

    /** A text in the languages of the set; a set in one language shows it in both. */
    private Text words(Map<?, ?> data, String key, int max) throws NotationException {
        Map<?, ?> all = map(data.get(key), key);
        Set<String> codes = new TreeSet<>();
        languages.forEach(language -> codes.add(language.code()));
        exactly(all, codes);
        for (String code : codes) {
            String text = word(all, code);
            if (text.length() > max || !isPlain(text)) {
                throw fault(
                        key + " (" + code + ") must be one line of at most " + max + " characters",
                        key + " (" + code + ") doit être une ligne d’au plus " + max + " caractères");
            }
        }
        String first = word(all, languages.getFirst().code());
        return new Text(codes.contains("en") ? word(all, "en") : first, codes.contains("fr") ? word(all, "fr") : first);
    }

    private void exactly(Map<?, ?> data, Set<String> wanted) throws NotationException {
        fields(data, wanted, Set.of());
    }

    private void fields(Map<?, ?> data, Set<String> wanted, Set<String> allowed) throws NotationException {
        for (Object key : data.keySet()) {
            if (!wanted.contains(key) && !allowed.contains(key)) {
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
        // A name or value of the file may be of any length.
        return CardSetValidator.fault(input, where, shortened(en), shortened(fr));
    }

    private static String shortened(String sentence) {
        return sentence.length() <= MAX_SENTENCE ? sentence : sentence.substring(0, MAX_SENTENCE) + "…";
    }
}
