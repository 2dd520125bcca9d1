package parlour.game;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Plain data for clients: named fields in a fixed order, each a text, a number, a boolean, a list, another view, or JSON. Its
 * {@linkplain #json text} is canonical: equal views have equal bytes.
 */
public final class View {

    /** A value that has been written already. */
    public record Json(String text) {}

    private static final int USUAL_FIELDS = 8;

    /** Characters. */
    private static final int USUAL_LENGTH = 1024;

    /**
     * Names and values in turn. Views are small and made by the thousand for every message: searching a few names is
     * cheaper than hashing them.
     */
    private Object[] entries = new Object[2 * USUAL_FIELDS];

    private int size;

    /** The JSON of a view that is used in several others, once it has been written. */
    private @Nullable String written;

    private boolean isShared;

    /** A text in both languages: {@code en} and {@code fr}. */
    public static View of(Text text) {
        return new View().with("en", text.en()).with("fr", text.fr());
    }

    public View with(String name, String text) {
        return put(name, text);
    }

    public View with(String name, long number) {
        return put(name, number);
    }

    /** A measured number, to the nearest thousandth; {@code null} if it is infinite or not a number. */
    public View with(String name, double number) {
        double thousandths = Math.rint(number * 1e3) / 1e3;
        boolean isWhole = thousandths == Math.rint(thousandths);
        String json = isWhole ? Long.toString((long) thousandths) : Double.toString(thousandths);
        return put(name, new Json(Double.isFinite(number) ? json : "null"));
    }

    public View with(String name, boolean claim) {
        return put(name, claim);
    }

    public View with(String name, View record) {
        return put(name, record);
    }

    public View with(String name, Text text) {
        return put(name, of(text));
    }

    public View with(String name, Json json) {
        return put(name, json);
    }

    /** A list of texts, numbers, booleans, lists or views. */
    public View with(String name, List<?> list) {
        return put(name, List.copyOf(list));
    }

    private View put(String name, Object value) {
        if (isShared) {
            throw new IllegalStateException("field " + name + " comes too late: the view is shared");
        }
        for (int i = 0; i < size; i += 2) {
            if (entries[i].equals(name)) {
                throw new IllegalStateException("field " + name + " is set twice");
            }
        }
        if (size == entries.length) {
            entries = Arrays.copyOf(entries, 2 * size);
        }
        entries[size] = name;
        entries[size + 1] = value;
        size += 2;
        return this;
    }

    /** Says that this view is complete and is used in several others: its JSON is then written only once. */
    public View shared() {
        isShared = true;
        return this;
    }

    /** A copy of the fields in order, for conversion to another format. */
    public Map<String, Object> fields() {
        Map<String, Object> fields = LinkedHashMap.newLinkedHashMap(size / 2);
        for (int i = 0; i < size; i += 2) {
            fields.put((String) entries[i], entries[i + 1]);
        }
        return Collections.unmodifiableMap(fields);
    }

    public String json() {
        if (written != null) {
            return written;
        }
        StringBuilder text = new StringBuilder(USUAL_LENGTH);
        writeFields(text);
        String json = text.toString();
        if (isShared) {
            written = json;
        }
        return json;
    }

    private void writeFields(StringBuilder text) {
        char separator = '{';
        for (int i = 0; i < size; i += 2) {
            text.append(separator);
            quote(text, (String) entries[i]);
            text.append(':');
            write(text, entries[i + 1]);
            separator = ',';
        }
        text.append(size == 0 ? "{}" : "}");
    }

    private static void write(StringBuilder text, Object value) {
        switch (value) {
            case View view -> {
                if (view.isShared) {
                    text.append(view.json());
                } else {
                    view.writeFields(text);
                }
            }
            case List<?> list -> {
                char separator = '[';
                for (Object item : list) {
                    text.append(separator);
                    write(text, item);
                    separator = ',';
                }
                text.append(list.isEmpty() ? "[]" : "]");
            }
            case String string -> quote(text, string);
            case Integer number -> text.append(number.intValue());
            case Long number -> text.append(number.longValue());
            case Json json -> text.append(json.text());
            case Boolean claim -> text.append(claim.booleanValue());
            default -> throw new IllegalStateException("not plain data: " + value);
        }
    }

    /** Most texts need no escaping and are copied as a whole. */
    private static void quote(StringBuilder text, String string) {
        text.append('"');
        int copied = 0;
        for (int i = 0; i < string.length(); i++) {
            char c = string.charAt(i);
            if (c == '"' || c == '\\' || c < ' ') {
                text.append(string, copied, i);
                mark(text, c);
                copied = i + 1;
            }
        }
        if (copied == 0) {
            text.append(string);
        } else {
            text.append(string, copied, string.length());
        }
        text.append('"');
    }

    private static void mark(StringBuilder text, char c) {
        if (c < ' ') {
            text.append("\\u00").append(Character.forDigit(c >> 4, 16)).append(Character.forDigit(c & 15, 16));
        } else {
            text.append('\\').append(c);
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof View that && json().equals(that.json());
    }

    @Override
    public int hashCode() {
        return json().hashCode();
    }

    @Override
    public String toString() {
        return json();
    }
}
