package parlour.browser.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The fields of a JSON object from outside: what is not as expected is refused by name. */
public final class Fields {

    private final Map<String, Object> values;
    private final String path;

    private Fields(Map<String, Object> values, String path) {
        this.values = values;
        this.path = path;
    }

    /**
     * Reads an object.
     *
     * @throws Unreadable {@code not-json} if the text is not a JSON object with whole numbers
     */
    public static Fields read(String text) throws Unreadable {
        return Json.object(text)
                .map(values -> new Fields(values, ""))
                .orElseThrow(
                        () -> new Unreadable("not-json", "That is not a JSON object.", "Ce n’est pas un objet JSON."));
    }

    public boolean has(String name) {
        return values.containsKey(name);
    }

    public String text(String name) throws Unreadable {
        if (values.get(name) instanceof String text) {
            return text;
        }
        throw wrong(name, "a text", "un texte");
    }

    public Optional<String> optionalText(String name) throws Unreadable {
        return has(name) ? Optional.of(text(name)) : Optional.empty();
    }

    public long large(String name) throws Unreadable {
        if (values.get(name) instanceof Long number) {
            return number;
        }
        throw wrong(name, "a whole number", "un nombre entier");
    }

    public int number(String name) throws Unreadable {
        long number = large(name);
        if (number != (int) number) {
            throw wrong(name, "a whole number", "un nombre entier");
        }
        return (int) number;
    }

    /** A whole number between two others, or a stand-in if none is given. */
    public long large(String name, long least, long most, long otherwise) throws Unreadable {
        long number = has(name) ? large(name) : otherwise;
        if (number < least || number > most) {
            throw wrong(
                    name,
                    "a whole number from " + least + " to " + most,
                    "un nombre entier de " + least + " à " + most);
        }
        return number;
    }

    public boolean claim(String name) throws Unreadable {
        if (values.get(name) instanceof Boolean claim) {
            return claim;
        }
        throw wrong(name, "true or false", "true ou false");
    }

    public Fields record(String name) throws Unreadable {
        return record(values.get(name), path + name + ".").orElseThrow(() -> wrong(name, "an object", "un objet"));
    }

    /** None if there is no such field. */
    public List<Fields> records(String name) throws Unreadable {
        List<Fields> records = new ArrayList<>();
        for (Object item : list(name)) {
            records.add(record(item, path + name + "[" + records.size() + "].")
                    .orElseThrow(() -> wrong(name, "a list of objects", "une liste d’objets")));
        }
        return records;
    }

    /** None if there is no such field. */
    public List<String> texts(String name) throws Unreadable {
        List<String> texts = new ArrayList<>();
        for (Object item : list(name)) {
            if (!(item instanceof String text)) {
                throw wrong(name, "a list of texts", "une liste de textes");
            }
            texts.add(text);
        }
        return texts;
    }

    /** None if there is no such field. */
    public List<Integer> numbers(String name) throws Unreadable {
        List<Integer> numbers = new ArrayList<>();
        for (Object item : list(name)) {
            if (!(item instanceof Long number) || number != number.intValue()) {
                throw wrong(name, "a list of whole numbers", "une liste de nombres entiers");
            }
            numbers.add(number.intValue());
        }
        return numbers;
    }

    private List<?> list(String name) throws Unreadable {
        if (!has(name)) {
            return List.of();
        }
        if (values.get(name) instanceof List<?> list) {
            return list;
        }
        throw wrong(name, "a list", "une liste");
    }

    private static Optional<Fields> record(@Nullable Object value, String path) {
        if (!(value instanceof Map<?, ?> map)) {
            return Optional.empty();
        }
        Map<String, Object> values = new java.util.LinkedHashMap<>();
        map.forEach((key, field) -> values.put((String) key, field));
        return Optional.of(new Fields(values, path));
    }

    public Unreadable wrong(String name, String wantedEn, String wantedFr) {
        String field = path + name;
        return new Unreadable(
                "bad-field",
                "The field \"" + field + "\" must be " + wantedEn + ".",
                "Le champ « " + field + " » doit être " + wantedFr + ".");
    }
}
