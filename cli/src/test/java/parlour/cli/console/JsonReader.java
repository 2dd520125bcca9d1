package parlour.cli.console;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A strict JSON parser, so that our output is checked by independent code. */
public final class JsonReader {

    /** JSON's null, which none of our fields contains by accident. */
    static final Object NULL = new Object();

    private final String text;
    private int at;

    private JsonReader(String text) {
        this.text = text;
    }

    /** Maps, lists, text, doubles and booleans. */
    public static Object read(String text) {
        JsonReader reader = new JsonReader(text.strip());
        Object value = reader.value();
        if (reader.at != reader.text.length()) {
            throw reader.wrong("the end");
        }
        return value;
    }

    /** A required field, such as {@code field(json, List.class, "bots")}. */
    public static <T> T field(Object map, Class<T> type, String name) {
        Object value = ((Map<?, ?>) map).get(name);
        return type.cast(java.util.Objects.requireNonNull(value, name));
    }

    private Object value() {
        return switch (text.charAt(at)) {
            case '{' -> map();
            case '[' -> list();
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", NULL);
            default -> number();
        };
    }

    private Map<String, Object> map() {
        Map<String, Object> map = new LinkedHashMap<>();
        expect('{');
        while (text.charAt(at) != '}') {
            if (!map.isEmpty()) {
                expect(',');
            }
            String key = string();
            expect(':');
            if (map.put(key, value()) != null) {
                throw wrong("a key that is not " + key + " again");
            }
        }
        expect('}');
        return map;
    }

    private List<Object> list() {
        List<Object> list = new ArrayList<>();
        expect('[');
        while (text.charAt(at) != ']') {
            if (!list.isEmpty()) {
                expect(',');
            }
            list.add(value());
        }
        expect(']');
        return list;
    }

    private String string() {
        StringBuilder string = new StringBuilder();
        expect('"');
        while (text.charAt(at) != '"') {
            char c = text.charAt(at++);
            if (c == '\\') {
                c = text.charAt(at++);
                if (c == 'u') {
                    c = (char) Integer.parseInt(text.substring(at, at + 4), 16);
                    at += 4;
                } else if (c != '"' && c != '\\') {
                    throw wrong("an escape we write");
                }
            } else if (c < ' ') {
                throw wrong("no control character");
            }
            string.append(c);
        }
        expect('"');
        return string.toString();
    }

    private Double number() {
        int from = at;
        while (at < text.length() && "+-.0123456789eE".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        String number = text.substring(from, at);
        if (!number.matches("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?")) {
            throw wrong("a number");
        }
        return Double.valueOf(number);
    }

    private Object word(String word, Object value) {
        for (int i = 0; i < word.length(); i++) {
            expect(word.charAt(i));
        }
        return value;
    }

    private void expect(char c) {
        if (at >= text.length() || text.charAt(at) != c) {
            throw wrong("'" + c + "'");
        }
        at++;
    }

    private IllegalStateException wrong(String expected) {
        return new IllegalStateException("expected " + expected + " at " + at + " in " + text);
    }
}
