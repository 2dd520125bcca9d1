package parlour.conan.text;

import parlour.game.NotationException;
import parlour.game.Text;

/** Reads the parts that moves and treaties have in common. Errors name the character where they were found. */
abstract class TextScanner {

    final String input;

    /** The next character to read. */
    int at;

    /** The number of slots for adventures. */
    private final int slots;

    TextScanner(String input, int at, int slots) {
        this.input = input;
        this.at = at;
        this.slots = slots;
    }

    /** The index of an adventure, written {@code a1} for the first. */
    final int slot() throws NotationException {
        expect('a');
        return oneBased(slots, "Adventures are counted from a1", "Les aventures se comptent à partir de a1");
    }

    /** A number that counts from 1, as an index that counts from 0. */
    final int oneBased(int max, String en, String fr) throws NotationException {
        int start = at;
        int number = number(max);
        if (number == 0) {
            at = start;
            throw fail(en, fr);
        }
        return number - 1;
    }

    final int number(int max) throws NotationException {
        int start = at;
        while (at < input.length() && input.charAt(at) >= '0' && input.charAt(at) <= '9') {
            at++;
        }
        String digits = input.substring(start, at);
        boolean plain = digits.matches("0|[1-9][0-9]{0,2}");
        if (!plain || Integer.parseInt(digits) > max) {
            at = start;
            throw fail("A number up to " + max + " is expected here", "Un nombre jusqu’à " + max + " est attendu ici");
        }
        return Integer.parseInt(digits);
    }

    /** The name of a card: letters and hyphens, possibly none. */
    final String name() {
        int start = at;
        while (at < input.length()
                && (input.charAt(at) == '-' || (input.charAt(at) >= 'a' && input.charAt(at) <= 'z'))) {
            at++;
        }
        return input.substring(start, at);
    }

    final boolean accept(char c) {
        boolean isThere = at < input.length() && input.charAt(at) == c;
        at += isThere ? 1 : 0;
        return isThere;
    }

    final void expect(char c) throws NotationException {
        if (!accept(c)) {
            throw fail("\"" + c + "\" is expected here", "« " + c + " » est attendu ici");
        }
    }

    final void expectEnd(String en, String fr) throws NotationException {
        if (at < input.length()) {
            String rest = input.substring(at);
            throw fail(en + " should end before \"" + rest + "\"", fr + " devrait s’arrêter avant « " + rest + " »");
        }
    }

    final NotationException fail(String en, String fr) {
        int place = Math.min(at, input.length());
        return new NotationException(
                input,
                place,
                new Text(
                        en + " (character " + (place + 1) + ") in \"" + input + "\".",
                        fr + " (caractère " + (place + 1) + ") dans « " + input + " »."));
    }
}
