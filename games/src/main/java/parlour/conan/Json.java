package parlour.conan;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import parlour.game.NotationException;
import parlour.game.Text;

/** Reads JSON into maps, lists, texts, whole numbers and claims: as much of it as card sets need. */
final class Json {

    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    static Object read(String text) throws NotationException {
        Json json = new Json(text);
        Object value = json.value();
        json.skipSpace();
        if (json.at < text.length()) {
            throw json.fail("nothing more", "rien de plus");
        }
        return value;
    }

    private Object value() throws NotationException {
        skipSpace();
        char c = at < text.length() ? text.charAt(at) : 0;
        return switch (c) {
            case '{' -> object();
            case '[' -> list();
            case '"' -> string();
            case 't', 'f' -> claim();
            default -> number();
        };
    }

    private Map<String, Object> object() throws NotationException {
        Map<String, Object> fields = new LinkedHashMap<>();
        at++;
        skipSpace();
        if (accept('}')) {
            return fields;
        }
        do {
            skipSpace();
            int place = at;
            String name = string();
            expect(':');
            if (fields.putIfAbsent(name, value()) != null) {
                at = place;
                throw fail("another name than " + name + " again", "un autre nom que " + name + " encore une fois");
            }
            skipSpace();
        } while (accept(','));
        expect('}');
        return fields;
    }

    private List<Object> list() throws NotationException {
        List<Object> items = new ArrayList<>();
        at++;
        skipSpace();
        if (accept(']')) {
            return items;
        }
        do {
            items.add(value());
            skipSpace();
        } while (accept(','));
        expect(']');
        return items;
    }

    private String string() throws NotationException {
        expect('"');
        StringBuilder string = new StringBuilder();
        while (at < text.length() && text.charAt(at) != '"') {
            char c = text.charAt(at++);
            if (c < ' ') {
                at--;
                throw fail("no control character", "aucun caractère de contrôle");
            }
            string.append(c == '\\' ? escaped() : c);
        }
        expect('"');
        return string.toString();
    }

    private char escaped() throws NotationException {
        char c = at < text.length() ? text.charAt(at++) : 0;
        return switch (c) {
            case '"', '\\', '/' -> c;
            case 'n' -> '\n';
            case 't' -> '\t';
            case 'u' -> {
                if (at + 4 > text.length() || !text.substring(at, at + 4).matches("[0-9a-fA-F]{4}")) {
                    throw fail("four hexadecimal digits", "quatre chiffres hexadécimaux");
                }
                at += 4;
                yield (char) Integer.parseInt(text.substring(at - 4, at), 16);
            }
            default -> throw fail("a known escape", "un échappement connu");
        };
    }

    private Object claim() throws NotationException {
        for (String word : List.of("true", "false")) {
            if (text.startsWith(word, at)) {
                at += word.length();
                return word.equals("true");
            }
        }
        throw fail("true or false", "true ou false");
    }

    private Object number() throws NotationException {
        int start = at;
        while (at < text.length() && (Character.isDigit(text.charAt(at)) || (at == start && text.charAt(at) == '-'))) {
            at++;
        }
        String digits = text.substring(start, at);
        if (!digits.matches("-?[0-9]{1,9}")) {
            at = start;
            throw fail("a value", "une valeur");
        }
        return Integer.parseInt(digits);
    }

    private void skipSpace() {
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private boolean accept(char c) {
        boolean there = at < text.length() && text.charAt(at) == c;
        at += there ? 1 : 0;
        return there;
    }

    private void expect(char c) throws NotationException {
        skipSpace();
        if (!accept(c)) {
            throw fail("\"" + c + "\"", "« " + c + " »");
        }
    }

    private NotationException fail(String en, String fr) {
        int place = Math.min(at, text.length());
        int line = 1
                + (int) text.substring(0, place).chars().filter(c -> c == '\n').count();
        return new NotationException(
                text,
                place,
                new Text(
                        "The card set should have " + en + " in line " + line + ".",
                        "Le jeu de cartes devrait avoir " + fr + " à la ligne " + line + "."));
    }
}
