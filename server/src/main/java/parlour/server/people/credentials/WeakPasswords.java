package parlour.server.people.credentials;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import parlour.server.people.DisplayNames;

/**
 * Passwords that programs try first: common words with a few digits, runs over the keyboard, repetitions, dates, and the
 * person's own name.
 */
final class WeakPasswords {

    /** Digits and signs that stand for letters, in pairs. A one may stand for an i or for an l. */
    private static final String DISGUISES = "0o3e4a5s7t8b@a$s!i€e";

    private static final List<String> KEYBOARD_ROWS = List.of(
            "abcdefghijklmnopqrstuvwxyz",
            "01234567890",
            "qwertyuiop",
            "asdfghjkl",
            "zxcvbnm",
            "azertyuiop",
            "qsdfghjklm",
            "wxcvbn",
            "qwertzuiop",
            "yxcvbnm");

    /** Repetitions of a part this long are weak: abcabcabc, but not a sentence said twice. */
    private static final int MAX_PERIOD = 4;

    /** Fewer digits than this can all be tried: dates, telephone numbers. */
    private static final int MIN_DIGITS = 12;

    private WeakPasswords() {}

    /** Loaded when the first password is chosen. */
    private static final class Words {

        private static final Set<String> COMMON = read();

        private static Set<String> read() {
            try (InputStream in =
                    DisplayNames.class.getResourceAsStream("/parlour/server/people/common-passwords.txt")) {
                String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
                Set<String> words = new HashSet<>();
                text.lines()
                        .filter(line -> !line.startsWith("#"))
                        .flatMap(line -> Stream.of(line.split(" ", -1)))
                        .filter(word -> !word.isEmpty())
                        .forEach(words::add);
                return Set.copyOf(words);
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            }
        }
    }

    /** @param name the person's name */
    static boolean isWeak(String password, String name) {
        String plain = plain(password);
        return isRepetition(plain)
                || isRun(plain)
                || (plain.length() < MIN_DIGITS && plain.chars().allMatch(c -> !Character.isLetter(c)))
                || isName(plain, plain(name))
                || readings(plain).anyMatch(WeakPasswords::isCommon);
    }

    /** Without case, accents and spaces. */
    private static String plain(String text) {
        StringBuilder plain = new StringBuilder();
        Normalizer.normalize(text, Form.NFKD)
                .toLowerCase(Locale.ROOT)
                .codePoints()
                .filter(c -> !DisplayNames.isMark(c) && !Character.isWhitespace(c))
                .forEach(plain::appendCodePoint);
        return plain.toString();
    }

    /** The words a password may stand for. */
    private static Stream<String> readings(String plain) {
        String bare = withoutEnds(plain);
        return Stream.of(
                bare,
                undisguised(plain, 'i'),
                undisguised(plain, 'l'),
                withoutEnds(undisguised(bare, 'i')),
                withoutEnds(undisguised(bare, 'l')));
    }

    private static String undisguised(String plain, char one) {
        StringBuilder letters = new StringBuilder();
        for (int i = 0; i < plain.length(); i++) {
            char c = plain.charAt(i);
            int at = DISGUISES.indexOf(c);
            boolean isDisguise = at >= 0 && at % 2 == 0;
            letters.append(c == '1' ? one : isDisguise ? DISGUISES.charAt(at + 1) : c);
        }
        return letters.toString();
    }

    private static String withoutEnds(String plain) {
        return plain.replaceAll("^[^\\p{L}]+|[^\\p{L}]+$", "");
    }

    /** A common word, or two of them. */
    private static boolean isCommon(String word) {
        if (Words.COMMON.contains(word)) {
            return true;
        }
        String letters = word.replaceAll("[^\\p{L}]+", "");
        for (int i = 3; i <= letters.length() - 3; i++) {
            boolean areBoth = Words.COMMON.contains(letters.substring(0, i))
                    && Words.COMMON.contains(letters.substring(i))
                    && letters.length() < MIN_DIGITS;
            if (areBoth) {
                return true;
            }
        }
        return Words.COMMON.contains(letters);
    }

    private static boolean isRepetition(String plain) {
        for (int period = 1; period <= Math.min(MAX_PERIOD, plain.length() / 2); period++) {
            if (plain.substring(period).equals(plain.substring(0, plain.length() - period))) {
                return true;
            }
        }
        return plain.chars().distinct().count() <= 2;
    }

    /** Whether it consists of runs over the alphabet or the keyboard of at least four characters. */
    private static boolean isRun(String plain) {
        int at = 0;
        while (at < plain.length()) {
            int length = runFrom(plain, at);
            if (length < 4) {
                return false;
            }
            at += length;
        }
        return true;
    }

    private static int runFrom(String plain, int at) {
        int longest = 1;
        for (String row : KEYBOARD_ROWS) {
            String back = new StringBuilder(row).reverse().toString();
            for (String direction : List.of(row, back)) {
                int end = at + 1;
                while (end < plain.length() && direction.contains(plain.substring(at, end + 1))) {
                    end++;
                }
                longest = Math.max(longest, end - at);
            }
        }
        return longest;
    }

    /** The name with at most four more characters, or the name backwards. */
    private static boolean isName(String plain, String name) {
        if (name.length() < 3) {
            return false;
        }
        String back = new StringBuilder(name).reverse().toString();
        return plain.equals(name)
                || plain.equals(back)
                || (plain.contains(name) && plain.length() - name.length() <= 4)
                || plain.equals(name + name);
    }
}
