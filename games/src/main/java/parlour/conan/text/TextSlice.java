package parlour.conan.text;

import java.util.ArrayList;
import java.util.List;
import parlour.game.NotationException;
import parlour.game.Text;

/**
 * A part of a text with its offset, for error messages.
 *
 * @param input the whole text
 * @param at the offset of the part
 */
record TextSlice(String input, int at, String text) {

    static TextSlice of(String input) {
        return new TextSlice(input, 0, input);
    }

    List<TextSlice> split(char separator) {
        List<TextSlice> parts = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            if (i == text.length() || text.charAt(i) == separator) {
                parts.add(new TextSlice(input, at + start, text.substring(start, i)));
                start = i + 1;
            }
        }
        return parts;
    }

    /** Splits into exactly {@code number} parts. */
    List<TextSlice> split(char separator, int number) throws NotationException {
        List<TextSlice> parts = split(separator);
        if (parts.size() != number) {
            throw fail(
                    number + " parts with \"" + separator + "\" between them",
                    number + " parties séparées par « " + separator + " »");
        }
        return parts;
    }

    /** The items of a list; empty for {@code -}. */
    List<TextSlice> items() {
        return isNothing() ? List.of() : split('+');
    }

    boolean isNothing() {
        return text.equals("-");
    }

    TextSlice from(int start) {
        return new TextSlice(input, at + start, text.substring(Math.min(start, text.length())));
    }

    int number(int min, int max) throws NotationException {
        if (!text.matches("0|-?[1-9][0-9]{0,3}") || Integer.parseInt(text) < min || Integer.parseInt(text) > max) {
            throw fail("a number from " + min + " to " + max, "un nombre de " + min + " à " + max);
        }
        return Integer.parseInt(text);
    }

    int oneOf(List<String> words) throws NotationException {
        int index = words.indexOf(text);
        if (index < 0) {
            throw fail("one of " + String.join(", ", words), "l’un de " + String.join(", ", words));
        }
        return index;
    }

    NotationException fail(String en, String fr) {
        String shown = text.length() > 40 ? text.substring(0, 40) + "…" : text;
        return new NotationException(
                input,
                at,
                new Text(
                        "Expected at character " + (at + 1) + ": " + en + ", not \"" + shown + "\".",
                        "Attendu au caractère " + (at + 1) + " : " + fr + ", pas « " + shown + " »."));
    }
}
