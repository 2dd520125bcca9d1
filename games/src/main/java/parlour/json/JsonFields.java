package parlour.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import parlour.game.NotationException;
import parlour.game.View;

/**
 * The fields of an untrusted JSON object: a missing or malformed field is reported by name. {@code null} counts as
 * missing.
 */
public final class JsonFields {

    private final Map<String, Object> values;
    private final String path;

    private JsonFields(Map<String, Object> values, String path) {
        this.values = values;
        this.path = path;
    }

    /**
     * Parses an object.
     *
     * @throws MalformedFieldException {@code not-json} if the text is not a JSON object
     */
    public static JsonFields read(String text) throws MalformedFieldException {
        try {
            Optional<JsonFields> fields = of(JsonReader.read(text), "");
            if (fields.isPresent()) {
                return fields.get();
            }
        } catch (NotationException notJson) {
            // Reported below without the place: a program sent this, and its author has the text.
        }
        throw new MalformedFieldException("not-json", "That is not a JSON object.", "Ce n’est pas un objet JSON.");
    }

    /**
     * Parses an untrusted object of limited length.
     *
     * @throws MalformedFieldException {@code too-long} or {@code not-json}
     */
    public static JsonFields read(String text, int maxLength) throws MalformedFieldException {
        if (text.length() > maxLength) {
            throw new MalformedFieldException(
                    "too-long",
                    "That is too long: at most " + maxLength + " characters.",
                    "C’est trop long : " + maxLength + " caractères au plus.");
        }
        return read(text);
    }

    /**
     * Requires that all texts, also nested ones, can be stored in any database and written in any encoding.
     *
     * @throws MalformedFieldException naming the field that cannot
     */
    public void requireStorable() throws MalformedFieldException {
        requireStorable(values, "");
    }

    private static void requireStorable(Object value, String field) throws MalformedFieldException {
        switch (value) {
            case String text
            when !isStorable(text) ->
                throw malformedAt(
                        field,
                        "text without NUL and without broken characters",
                        "un texte sans caractère NUL ni caractère incomplet");
            case Map<?, ?> map -> {
                for (Map.Entry<?, ?> entry : map.entrySet()) {
                    String name = (String) entry.getKey();
                    if (!isStorable(name)) {
                        throw malformedAt(
                                field.isEmpty() ? "?" : field,
                                "an object whose names are readable text",
                                "un objet dont les noms sont du texte lisible");
                    }
                    requireStorable(entry.getValue(), field.isEmpty() ? name : field + "." + name);
                }
            }
            case List<?> list -> {
                for (int i = 0; i < list.size(); i++) {
                    requireStorable(list.get(i), field + "[" + i + "]");
                }
            }
            default -> {}
        }
    }

    /** Whether every database can store a text: no NUL, and no surrogate without its other half. */
    public static boolean isStorable(String text) {
        return text.codePoints()
                .noneMatch(c -> c == 0 || (c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE));
    }

    private static Optional<JsonFields> of(@Nullable Object value, String path) {
        if (!(value instanceof Map<?, ?> map)) {
            return Optional.empty();
        }
        Map<String, Object> values = new LinkedHashMap<>();
        map.forEach((name, field) -> {
            if (!(field instanceof JsonReader.Null)) {
                values.put((String) name, field);
            }
        });
        return Optional.of(new JsonFields(values, path));
    }

    public boolean has(String name) {
        return values.containsKey(name);
    }

    // ---- Text ----

    public String text(String name) throws MalformedFieldException {
        if (values.get(name) instanceof String text) {
            return text;
        }
        throw malformed(name, "a string", "une chaîne de caractères");
    }

    public String text(String name, int maxLength) throws MalformedFieldException {
        if (values.get(name) instanceof String text && text.length() <= maxLength) {
            return text;
        }
        throw malformed(
                name,
                "a string of at most " + maxLength + " characters",
                "une chaîne de " + maxLength + " caractères au plus");
    }

    public Optional<String> optionalText(String name) throws MalformedFieldException {
        return has(name) ? Optional.of(text(name)) : Optional.empty();
    }

    public Optional<String> optionalText(String name, int maxLength) throws MalformedFieldException {
        return has(name) ? Optional.of(text(name, maxLength)) : Optional.empty();
    }

    // ---- Numbers, true and false ----

    public long longValue(String name) throws MalformedFieldException {
        if (values.get(name) instanceof Long number) {
            return number;
        }
        throw malformed(name, "a whole number", "un nombre entier");
    }

    public int number(String name) throws MalformedFieldException {
        long number = longValue(name);
        if (number != (int) number) {
            throw malformed(name, "a whole number", "un nombre entier");
        }
        return (int) number;
    }

    /** A whole number in a range, or a default if the field is missing. */
    public long longValue(String name, long min, long max, long defaultValue) throws MalformedFieldException {
        long number = has(name) ? longValue(name) : defaultValue;
        if (number < min || number > max) {
            throw malformed(
                    name, "a whole number from " + min + " to " + max, "un nombre entier de " + min + " à " + max);
        }
        return number;
    }

    public boolean bool(String name) throws MalformedFieldException {
        if (values.get(name) instanceof Boolean value) {
            return value;
        }
        throw malformed(name, "true or false", "true ou false");
    }

    // ---- Objects and lists ----

    public JsonFields record(String name) throws MalformedFieldException {
        return of(values.get(name), path + name + ".").orElseThrow(() -> malformed(name, "an object", "un objet"));
    }

    /** A nested message: errors name its fields as if it had been sent alone. */
    public JsonFields message(String name) throws MalformedFieldException {
        return new JsonFields(record(name).values, "");
    }

    /** Empty if the field is missing. */
    public List<JsonFields> records(String name) throws MalformedFieldException {
        return records(list(name), name, malformed(name, "a list of objects", "une liste d’objets"));
    }

    /** The field must be present. */
    public List<JsonFields> records(String name, int max) throws MalformedFieldException {
        MalformedFieldException malformed =
                malformed(name, "a list of at most " + max + " objects", "une liste de " + max + " objets au plus");
        return records(list(name, max, malformed), name, malformed);
    }

    private List<JsonFields> records(List<?> items, String name, MalformedFieldException malformed)
            throws MalformedFieldException {
        List<JsonFields> records = new ArrayList<>();
        for (Object item : items) {
            records.add(of(item, path + name + "[" + records.size() + "].").orElseThrow(() -> malformed));
        }
        return records;
    }

    /** Empty if the field is missing. */
    public List<String> texts(String name) throws MalformedFieldException {
        return texts(list(name), Integer.MAX_VALUE, malformed(name, "a list of strings", "une liste de chaînes"));
    }

    /** The field must be present. */
    public List<String> texts(String name, int max, int maxLength) throws MalformedFieldException {
        MalformedFieldException malformed =
                malformed(name, "a list of at most " + max + " strings", "une liste de " + max + " chaînes au plus");
        return texts(list(name, max, malformed), maxLength, malformed);
    }

    private static List<String> texts(List<?> items, int maxLength, MalformedFieldException malformed)
            throws MalformedFieldException {
        List<String> texts = new ArrayList<>();
        for (Object item : items) {
            if (!(item instanceof String text) || text.length() > maxLength) {
                throw malformed;
            }
            texts.add(text);
        }
        return texts;
    }

    /** Empty if the field is missing. */
    public List<Integer> numbers(String name) throws MalformedFieldException {
        List<Integer> numbers = new ArrayList<>();
        for (Object item : list(name)) {
            if (!(item instanceof Long number) || number != number.intValue()) {
                throw malformed(name, "a list of whole numbers", "une liste de nombres entiers");
            }
            numbers.add(number.intValue());
        }
        return numbers;
    }

    private List<?> list(String name) throws MalformedFieldException {
        return has(name) ? list(name, Integer.MAX_VALUE, malformed(name, "a list", "une liste")) : List.of();
    }

    private List<?> list(String name, int max, MalformedFieldException malformed) throws MalformedFieldException {
        if (values.get(name) instanceof List<?> list && list.size() <= max) {
            return list;
        }
        throw malformed;
    }

    // ---- Writing ----

    /** A copy with this field added or replaced. */
    public JsonFields with(String name, long number) {
        Map<String, Object> more = new LinkedHashMap<>(values);
        more.put(name, number);
        return new JsonFields(more, path);
    }

    /**
     * The same data, in the same order.
     *
     * @throws MalformedFieldException if a number is not whole, as views have no such numbers
     */
    public View view() throws MalformedFieldException {
        return view(values, path, false);
    }

    /** As JSON with the fields of every object in alphabetical order: equal fields have equal text. */
    public String canonical() throws MalformedFieldException {
        return view(values, path, true).json();
    }

    private static View view(Map<?, ?> values, String path, boolean isSorted) throws MalformedFieldException {
        View view = new View();
        for (Map.Entry<?, ?> field : (isSorted ? new TreeMap<>(values) : values).entrySet()) {
            String name = (String) field.getKey();
            switch (field.getValue()) {
                case String text -> view.with(name, text);
                case Long number -> view.with(name, number);
                case Boolean bool -> view.with(name, bool);
                case Map<?, ?> map -> view.with(name, view(map, path + name + ".", isSorted));
                case List<?> list -> view.with(name, plain(list, path + name, isSorted));
                case JsonReader.Null() -> {}
                default -> throw malformedAt(path + name, "a whole number", "un nombre entier");
            }
        }
        return view;
    }

    private static List<Object> plain(List<?> list, String field, boolean isSorted) throws MalformedFieldException {
        List<Object> items = new ArrayList<>();
        for (Object item : list) {
            items.add(
                    switch (item) {
                        case Map<?, ?> map -> view(map, field + "[" + items.size() + "].", isSorted);
                        case List<?> inner -> plain(inner, field, isSorted);
                        case JsonReader.OtherNumber _ ->
                            throw malformedAt(field, "a list of whole numbers", "une liste de nombres entiers");
                        case JsonReader.Null() ->
                            throw malformedAt(field, "a list without null", "une liste sans null");
                        default -> item;
                    });
        }
        return items;
    }

    /** For a field of the right type with an invalid value. */
    public MalformedFieldException malformed(String name, String expectedEn, String expectedFr) {
        return malformedAt(path + name, expectedEn, expectedFr);
    }

    private static MalformedFieldException malformedAt(String field, String expectedEn, String expectedFr) {
        return new MalformedFieldException(
                "bad-field",
                "The field \"" + field + "\" must be " + expectedEn + ".",
                "Le champ « " + field + " » doit être " + expectedFr + ".");
    }
}
