package parlour.server;

import java.util.List;
import java.util.random.RandomGenerator;

/** Random corruptions of valid text. */
final class Mutations {

    private static final List<String> VALUES = List.of(
            "null",
            "true",
            "-1",
            "0",
            "1e999",
            "9223372036854775808",
            "99999999999999999999999999999999",
            "1.5",
            "\"\"",
            "\"\\u0000\"",
            "\"\\ud800\"",
            "\"../../etc\"",
            "\"' or 1=1 --\"",
            "[]",
            "{}",
            "[[[[[[[[[[[[1]]]]]]]]]]]]",
            "{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":1}}}}}}}}}");

    private final RandomGenerator random;

    Mutations(RandomGenerator random) {
        this.random = random;
    }

    String of(String text) {
        String mutated = text;
        int times = 1 + random.nextInt(3);
        for (int i = 0; i < times; i++) {
            mutated = once(mutated);
        }
        return mutated;
    }

    private String once(String text) {
        if (text.isEmpty()) {
            return VALUES.get(random.nextInt(VALUES.size()));
        }
        int at = random.nextInt(text.length());
        int end = Math.min(text.length(), at + 1 + random.nextInt(6));
        return switch (random.nextInt(9)) {
            case 0 -> text.substring(0, at);
            case 1 -> text.substring(0, at) + text.substring(end);
            case 2 -> text.substring(0, end) + text.substring(at);
            case 3 -> text.substring(0, at) + (char) (32 + random.nextInt(95)) + text.substring(at + 1);
            case 4 -> text.substring(0, at) + (char) random.nextInt(0xD800) + text.substring(at);
            case 5 -> text.replaceFirst(",", ",\"id\":7,");
            case 6 -> text + text;
            default -> value(text);
        };
    }

    /** Replaces the value of one field. */
    private String value(String text) {
        int colon = text.indexOf(':', random.nextInt(text.length()));
        if (colon < 0) {
            return text;
        }
        int end = text.indexOf(',', colon);
        String rest = end < 0 ? "}" : text.substring(end);
        return text.substring(0, colon + 1) + VALUES.get(random.nextInt(VALUES.size())) + rest;
    }
}
