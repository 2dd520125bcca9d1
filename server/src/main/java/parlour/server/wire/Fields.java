package parlour.server.wire;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.game.Refusal;
import parlour.game.Text;

/** The fields of a JSON object from outside, read strictly: what is not as expected is refused by name. */
public final class Fields {

    private static final ObjectMapper JSON = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(8)
                            .maxNumberLength(20)
                            .build())
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .build())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private static final ObjectWriter ORDERED = JSON.writer(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS);

    private final JsonNode node;
    private final String path;

    private Fields(JsonNode node, String path) {
        this.node = node;
        this.path = path;
    }

    /** Something that cannot be taken as it is. */
    public static final class Unreadable extends Exception {

        private static final long serialVersionUID = 1L;

        private final transient Refusal refusal;

        Unreadable(String code, String en, String fr) {
            super(code, null, false, false);
            this.refusal = new Refusal(code, new Text(en, fr));
        }

        public Refusal refusal() {
            return refusal;
        }
    }

    public static Fields read(String text, int longest) throws Unreadable {
        if (text.length() > longest) {
            throw new Unreadable(
                    "too-long",
                    "That is too long: at most " + longest + " characters.",
                    "C’est trop long : " + longest + " caractères au plus.");
        }
        try {
            JsonNode node = JSON.readTree(text);
            if (node != null && node.isObject()) {
                return new Fields(node, "");
            }
        } catch (JsonProcessingException notJson) {
            // Said below.
        }
        throw new Unreadable("not-json", "That is not a JSON object.", "Ce n’est pas un objet JSON.");
    }

    public boolean has(String name) {
        return node.has(name) && !node.get(name).isNull();
    }

    public String text(String name, int longest) throws Unreadable {
        JsonNode value = node.path(name);
        if (!value.isTextual() || value.textValue().length() > longest) {
            throw wrong(
                    name,
                    "a text of at most " + longest + " characters",
                    "un texte de " + longest + " caractères au plus");
        }
        return value.textValue();
    }

    public Optional<String> optionalText(String name, int longest) throws Unreadable {
        return has(name) ? Optional.of(text(name, longest)) : Optional.empty();
    }

    public int number(String name) throws Unreadable {
        JsonNode value = node.path(name);
        if (!value.isIntegralNumber() || !value.canConvertToInt()) {
            throw wrong(name, "a whole number", "un nombre entier");
        }
        return value.intValue();
    }

    public long large(String name) throws Unreadable {
        JsonNode value = node.path(name);
        if (!value.isIntegralNumber() || !value.canConvertToLong()) {
            throw wrong(name, "a whole number", "un nombre entier");
        }
        return value.longValue();
    }

    /** A number that is only sent back, if there is one. */
    Optional<Long> id() {
        JsonNode value = node.path("id");
        return value.isIntegralNumber() && value.canConvertToLong() ? Optional.of(value.longValue()) : Optional.empty();
    }

    public boolean claim(String name) throws Unreadable {
        JsonNode value = node.path(name);
        if (!value.isBoolean()) {
            throw wrong(name, "true or false", "true ou false");
        }
        return value.booleanValue();
    }

    public Fields record(String name) throws Unreadable {
        JsonNode value = node.path(name);
        if (!value.isObject()) {
            throw wrong(name, "an object", "un objet");
        }
        return new Fields(value, path + name + ".");
    }

    public List<Fields> records(String name, int most) throws Unreadable {
        JsonNode value = node.path(name);
        List<Fields> records = new ArrayList<>();
        for (JsonNode item : value) {
            if (item.isObject()) {
                records.add(new Fields(item, path + name + "[" + records.size() + "]."));
            }
        }
        if (!value.isArray() || value.size() > most || records.size() < value.size()) {
            throw wrong(name, "a list of at most " + most + " objects", "une liste de " + most + " objets au plus");
        }
        return records;
    }

    public List<String> texts(String name, int most, int longest) throws Unreadable {
        JsonNode value = node.path(name);
        List<String> texts = new ArrayList<>();
        for (JsonNode item : value) {
            if (item.isTextual() && item.textValue().length() <= longest) {
                texts.add(item.textValue());
            }
        }
        if (!value.isArray() || value.size() > most || texts.size() < value.size()) {
            throw wrong(name, "a list of at most " + most + " texts", "une liste de " + most + " textes au plus");
        }
        return texts;
    }

    /** The same with a number besides, or in place of what was there. */
    public Fields with(String name, long number) {
        ObjectNode more = node.deepCopy();
        return new Fields(more.put(name, number), path);
    }

    /** As JSON with the fields of every object in the order of the alphabet: the same fields are the same text. */
    public String canonical() {
        try {
            return ORDERED.writeValueAsString(JSON.treeToValue(node, Object.class));
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    public Unreadable wrong(String name, String wantedEn, String wantedFr) {
        String field = path + name;
        return new Unreadable(
                "bad-field",
                "The field \"" + field + "\" must be " + wantedEn + ".",
                "Le champ « " + field + " » doit être " + wantedFr + ".");
    }
}
