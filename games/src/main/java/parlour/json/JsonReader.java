package parlour.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import parlour.game.NotationException;

/**
 * Parses JSON into maps, lists, strings, {@link Long}s and {@link Boolean}s, {@link Null} and {@link OtherNumber}.
 * Rejects duplicate names in an object, and nesting deeper than {@value #MAX_DEPTH} levels.
 */
public final class JsonReader {

    static final int MAX_DEPTH = 16;

    /** {@code null}: maps and lists here contain no nulls. */
    public record Null() {}

    /**
     * A number with a fraction or an exponent, or too large for a long: kept as text, because nothing here uses one.
     */
    public record OtherNumber(String text) {}

    private final String text;
    private int at;
    private int depth;

    private JsonReader(String text) {
        this.text = text;
    }

    /**
     * Parses one value.
     *
     * @throws NotationException naming the place and what was expected there
     */
    public static Object read(String text) throws NotationException {
        JsonReader reader = new JsonReader(text);
        Object value = reader.value();
        reader.skipSpace();
        if (reader.at < text.length()) {
            throw reader.fail("expected nothing more here", "rien de plus n’est attendu ici");
        }
        return value;
    }

    private Object value() throws NotationException {
        skipSpace();
        return switch (peek()) {
            case '{' -> object();
            case '[' -> list();
            case '"' -> string();
            case 't' -> word("true", true);
            case 'f' -> word("false", false);
            case 'n' -> word("null", new Null());
            default -> number();
        };
    }

    private Map<String, Object> object() throws NotationException {
        Map<String, Object> fields = new LinkedHashMap<>();
        enter();
        if (!accept('}')) {
            do {
                skipSpace();
                int start = at;
                String name = string();
                expect(':');
                if (fields.putIfAbsent(name, value()) != null) {
                    at = start;
                    throw fail("the name " + name + " is used twice", "le nom " + name + " est utilisé deux fois");
                }
                skipSpace();
            } while (accept(','));
            expect('}');
        }
        depth--;
        return fields;
    }

    private List<Object> list() throws NotationException {
        List<Object> items = new ArrayList<>();
        enter();
        if (!accept(']')) {
            do {
                items.add(value());
                skipSpace();
            } while (accept(','));
            expect(']');
        }
        depth--;
        return items;
    }

    private void enter() throws NotationException {
        if (++depth > MAX_DEPTH) {
            throw fail("more than " + MAX_DEPTH + " levels", "plus de " + MAX_DEPTH + " niveaux");
        }
        at++;
        skipSpace();
    }

    private String string() throws NotationException {
        expect('"');
        StringBuilder string = new StringBuilder();
        while (at < text.length() && text.charAt(at) != '"') {
            char c = text.charAt(at);
            if (c < ' ') {
                throw fail("a control character is not escaped", "un caractère de contrôle n’est pas échappé");
            }
            at++;
            string.append(c == '\\' ? escaped() : c);
        }
        expect('"');
        return string.toString();
    }

    private char escaped() throws NotationException {
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
            default -> {
                at--;
                throw fail("unknown escape", "échappement inconnu");
            }
        };
    }

    private char unicode() throws NotationException {
        int unit = 0;
        for (int i = 0; i < 4; i++) {
            int digit = at + i < text.length() ? "0123456789abcdef".indexOf(lower(text.charAt(at + i))) : -1;
            if (digit < 0) {
                throw fail("expected four hexadecimal digits", "quatre chiffres hexadécimaux attendus");
            }
            unit = unit << 4 | digit;
        }
        at += 4;
        return (char) unit;
    }

    private static char lower(char c) {
        return c >= 'A' && c <= 'F' ? (char) (c + ('a' - 'A')) : c;
    }

    private Object word(String word, Object meaning) throws NotationException {
        if (!text.startsWith(word, at)) {
            throw fail("expected a value", "valeur attendue");
        }
        at += word.length();
        return meaning;
    }

    private Object number() throws NotationException {
        int start = at;
        accept('-');
        int digits = at;
        boolean isWellFormed = digits() && (text.charAt(digits) != '0' || at == digits + 1);
        boolean isWhole = true;
        if (isWellFormed && accept('.')) {
            isWhole = false;
            isWellFormed = digits();
        }
        if (isWellFormed && (accept('e') || accept('E'))) {
            isWhole = false;
            boolean _ = accept('+') || accept('-');
            isWellFormed = digits();
        }
        String number = text.substring(start, at);
        if (!isWellFormed) {
            at = start;
            throw fail("expected a value", "valeur attendue");
        }
        try {
            return isWhole ? Long.valueOf(number) : new OtherNumber(number);
        } catch (NumberFormatException tooLarge) {
            return new OtherNumber(number);
        }
    }

    /** Skips digits; returns whether there was one. */
    private boolean digits() {
        int start = at;
        while (peek() >= '0' && peek() <= '9') {
            at++;
        }
        return at > start;
    }

    /** The next character; at the end, one that begins no token. */
    private char peek() {
        return at < text.length() ? text.charAt(at) : 0;
    }

    private void skipSpace() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private boolean accept(char c) {
        boolean isThere = at < text.length() && text.charAt(at) == c;
        at += isThere ? 1 : 0;
        return isThere;
    }

    private void expect(char c) throws NotationException {
        skipSpace();
        if (!accept(c)) {
            throw fail("expected \"" + c + "\"", "« " + c + " » attendu");
        }
    }

    private NotationException fail(String en, String fr) {
        int place = Math.min(at, text.length());
        int line = 1;
        for (int i = 0; i < place; i++) {
            line += text.charAt(i) == '\n' ? 1 : 0;
        }
        return new NotationException(
                text,
                place,
                "Invalid JSON in line " + line + ": " + en + ".",
                "JSON non valide à la ligne " + line + " : " + fr + ".");
    }
}
