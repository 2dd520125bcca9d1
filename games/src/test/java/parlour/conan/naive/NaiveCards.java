package parlour.conan.naive;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The cards in the order of their file, and a parser for the subset of JSON that the file uses. */
final class NaiveCards {

    private final List<NaiveCard> cards;
    private final Map<String, Integer> places = new HashMap<>();

    private NaiveCards(List<NaiveCard> cards) {
        this.cards = cards;
        cards.forEach(card -> places.put(card.id(), places.size()));
    }

    static NaiveCards shipped() {
        try (InputStream in = Objects.requireNonNull(
                NaiveCards.class.getResourceAsStream("/parlour/conan/card/cards.json"), "cards.json")) {
            return of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static NaiveCards of(String text) {
        List<NaiveCard> cards = new ArrayList<>();
        for (Object card : list(map(new Reader(text).value()).getOrDefault("cards", List.of()))) {
            cards.add(card(map(card)));
        }
        return new NaiveCards(List.copyOf(cards));
    }

    List<NaiveCard> all() {
        return cards;
    }

    boolean has(String id) {
        return places.containsKey(id);
    }

    NaiveCard get(String id) {
        return cards.get(places.getOrDefault(id, -1));
    }

    /** In the order of the file, copies next to each other. */
    List<String> sorted(List<String> ids) {
        return ids.stream()
                .sorted(Comparator.comparingInt(id -> places.getOrDefault(id, -1)))
                .toList();
    }

    // ---- Loading ----

    private static NaiveCard card(Map<String, Object> fields) {
        Map<String, Integer> attributes = new LinkedHashMap<>();
        map(fields.getOrDefault("attributes", Map.of()))
                .forEach((name, value) -> attributes.put(name, (Integer) value));
        Map<String, Object> loot = map(fields.getOrDefault("loot", Map.of()));
        List<NaiveCard.Effect> effects = new ArrayList<>();
        for (Object it : list(fields.getOrDefault("effects", List.of()))) {
            Map<String, Object> effect = map(it);
            effects.add(new NaiveCard.Effect(
                    text(effect, "op"),
                    text(effect, "when"),
                    number(effect, "n"),
                    text(effect, "attribute"),
                    text(effect, "against"),
                    text(effect, "trigger"),
                    text(effect, "hero"),
                    effect.getOrDefault("optional", false).equals(true)));
        }
        return new NaiveCard(
                text(fields, "id"),
                text(fields, "kind"),
                text(fields, "type"),
                number(fields, "copies"),
                attributes,
                number(fields, "cost"),
                number(fields, "difficulty"),
                number(loot, "glory"),
                number(loot, "objects"),
                List.copyOf(effects));
    }

    private static String text(Map<String, Object> fields, String name) {
        return (String) fields.getOrDefault(name, "");
    }

    private static int number(Map<String, Object> fields, String name) {
        return (Integer) fields.getOrDefault(name, 0);
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> map(Object value) {
        return (Map<String, Object>) value;
    }

    private static List<?> list(Object value) {
        return (List<?>) value;
    }

    /**
     * JSON without fractions, null and signs: objects as maps, arrays as lists, whole numbers, texts, true and false.
     */
    private static final class Reader {

        private final String text;
        private int at;

        Reader(String text) {
            this.text = text;
        }

        Object value() {
            return switch (peek()) {
                case '{' -> object();
                case '[' -> array();
                case '"' -> string();
                case 't' -> word("true", true);
                case 'f' -> word("false", false);
                default -> number();
            };
        }

        private char peek() {
            while (Character.isWhitespace(text.charAt(at))) {
                at++;
            }
            return text.charAt(at);
        }

        private void expect(char c) {
            if (peek() != c) {
                throw new IllegalStateException(c + " expected at " + at);
            }
            at++;
        }

        /** Whether another item follows; skips the comma or the end. */
        private boolean more(char end) {
            char c = peek();
            at++;
            if (c != ',' && c != end) {
                throw new IllegalStateException("a comma or " + end + " expected at " + at);
            }
            return c == ',';
        }

        private Map<String, Object> object() {
            Map<String, Object> fields = new LinkedHashMap<>();
            expect('{');
            if (peek() == '}') {
                at++;
                return fields;
            }
            do {
                peek();
                String name = string();
                expect(':');
                fields.put(name, value());
            } while (more('}'));
            return fields;
        }

        private List<Object> array() {
            List<Object> items = new ArrayList<>();
            expect('[');
            if (peek() == ']') {
                at++;
                return items;
            }
            do {
                items.add(value());
            } while (more(']'));
            return items;
        }

        private String string() {
            StringBuilder string = new StringBuilder();
            for (at++; text.charAt(at) != '"'; at++) {
                if (text.charAt(at) == '\\') {
                    at++;
                }
                string.append(text.charAt(at));
            }
            at++;
            return string.toString();
        }

        private Object word(String word, boolean value) {
            at += word.length();
            return value;
        }

        private int number() {
            int start = at;
            while (Character.isDigit(text.charAt(at))) {
                at++;
            }
            return Integer.parseInt(text.substring(start, at));
        }
    }
}
