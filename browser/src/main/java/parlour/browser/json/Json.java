package parlour.browser.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads JSON into maps, lists, texts, {@link Long}s and {@link Boolean}s. Numbers are whole; a field that is {@code null} is
 * left out; a name given twice is refused.
 */
final class Json {

    private static final int DEEPEST = 16;
    private static final int MOST_DIGITS = 18;

    private final String text;
    private int at;
    private int depth;

    private Json(String text) {
        this.text = text;
    }

    /** Thrown and caught here: where it went wrong interests nobody. */
    private static final class NotJson extends Exception {

        private static final long serialVersionUID = 1L;

        NotJson() {
            super("not JSON", null, false, false);
        }
    }

    /** The fields of an object; nothing if the text is not one object of such values. */
    static Optional<Map<String, Object>> object(String text) {
        Json json = new Json(text);
        try {
            json.space();
            Map<String, Object> fields = json.object();
            json.space();
            return json.at == text.length() ? Optional.of(fields) : Optional.empty();
        } catch (NotJson wrong) {
            return Optional.empty();
        }
    }

    private Optional<Object> value() throws NotJson {
        space();
        return switch (peek()) {
            case '{' -> Optional.of(object());
            case '[' -> Optional.of(list());
            case '"' -> Optional.of(string());
            case 't' -> Optional.of(word("true", Boolean.TRUE));
            case 'f' -> Optional.of(word("false", Boolean.FALSE));
            case 'n' -> {
                word("null", Boolean.FALSE);
                yield Optional.empty();
            }
            default -> Optional.of(number());
        };
    }

    private Map<String, Object> object() throws NotJson {
        enter('{');
        Map<String, Object> fields = new LinkedHashMap<>();
        List<String> names = new ArrayList<>();
        space();
        while (peek() != '}') {
            String name = string();
            space();
            expect(':');
            Optional<Object> value = value();
            if (names.contains(name)) {
                throw new NotJson();
            }
            names.add(name);
            value.ifPresent(it -> fields.put(name, it));
            next('}');
        }
        leave('}');
        return fields;
    }

    private List<Object> list() throws NotJson {
        enter('[');
        List<Object> items = new ArrayList<>();
        space();
        while (peek() != ']') {
            items.add(value().orElseThrow(NotJson::new));
            next(']');
        }
        leave(']');
        return items;
    }

    /** A comma and something after it, or the end. */
    private void next(char end) throws NotJson {
        space();
        if (peek() == ',') {
            at++;
            space();
            if (peek() == end) {
                throw new NotJson();
            }
        } else if (peek() != end) {
            throw new NotJson();
        }
    }

    private String string() throws NotJson {
        expect('"');
        StringBuilder string = new StringBuilder();
        while (peek() != '"') {
            char c = text.charAt(at++);
            if (c < ' ') {
                throw new NotJson();
            }
            string.append(c == '\\' ? escaped() : c);
        }
        at++;
        return string.toString();
    }

    private char escaped() throws NotJson {
        char c = peek();
        at++;
        return switch (c) {
            case '"', '\\', '/' -> c;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> unicode();
            default -> throw new NotJson();
        };
    }

    private char unicode() throws NotJson {
        int unit = 0;
        for (int i = 0; i < 4; i++) {
            int digit = Character.digit(peek(), 16);
            if (digit < 0) {
                throw new NotJson();
            }
            unit = unit << 4 | digit;
            at++;
        }
        return (char) unit;
    }

    private Long number() throws NotJson {
        int begin = at;
        if (peek() == '-') {
            at++;
        }
        int digits = at;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        boolean isPadded = at - digits > 1 && text.charAt(digits) == '0';
        if (at == digits || at - digits > MOST_DIGITS || isPadded) {
            throw new NotJson();
        }
        return Long.valueOf(text.substring(begin, at));
    }

    private Boolean word(String word, Boolean meaning) throws NotJson {
        if (!text.startsWith(word, at)) {
            throw new NotJson();
        }
        at += word.length();
        return meaning;
    }

    private void enter(char c) throws NotJson {
        expect(c);
        if (++depth > DEEPEST) {
            throw new NotJson();
        }
    }

    private void leave(char c) throws NotJson {
        expect(c);
        depth--;
    }

    private void expect(char c) throws NotJson {
        if (peek() != c) {
            throw new NotJson();
        }
        at++;
    }

    private char peek() throws NotJson {
        if (at == text.length()) {
            throw new NotJson();
        }
        return text.charAt(at);
    }

    private void space() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }
}
