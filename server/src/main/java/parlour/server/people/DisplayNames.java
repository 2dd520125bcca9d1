package parlour.server.people;

import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Validates display names, and detects names that look alike.
 *
 * <p>A name is stored in Unicode's composed form (NFC), trimmed, with single spaces inside. Characters that are
 * invisible, or change how their neighbours look, are not allowed, nor are letters of scripts that are not written
 * together.
 */
public final class DisplayNames {

    public static final int MAX = 24;

    /** Maximum number of combining marks on one letter; more would reach into other lines. */
    public static final int MAX_MARKS = 2;

    /**
     * Characters that look empty although their category is visible: fillers, a joiner, a blank, variation selectors.
     */
    private static final String INVISIBLE = "\u034F\u115F\u1160\u17B4\u17B5\u180B\u180C\u180D\u180F\u2800\u3164\uFFA0";

    /** Lookalikes in pairs: the character, and the one it is read as. */
    private static final String LOOKALIKES = "0o1l|lil" // digits; a capital i looks like a small L
            + "øođdłlħhŧtıl" // Latin letters that do not decompose
            + "аaвbеeкkмmнhоoрpсcтtуyхxіlјjѕsԁdһhӏlԛqԝw" // Cyrillic
            + "αaβbεeηnιlκkνvοoρpτtυuχxωw"; // Greek

    /** Scripts that one language writes together, besides Latin. */
    private static final List<Set<UnicodeScript>> WRITTEN_TOGETHER = List.of(
            EnumSet.of(UnicodeScript.LATIN, UnicodeScript.HAN, UnicodeScript.HIRAGANA, UnicodeScript.KATAKANA),
            EnumSet.of(UnicodeScript.LATIN, UnicodeScript.HAN, UnicodeScript.BOPOMOFO),
            EnumSet.of(UnicodeScript.LATIN, UnicodeScript.HAN, UnicodeScript.HANGUL));

    /** Names that the page or a game file gives to computer players and to people who have left, in all languages. */
    private static final List<String> RESERVED = Stream.of(
                    "Parlour",
                    "Computer",
                    "The computer",
                    "Ordinateur",
                    "L’ordinateur",
                    "A former player",
                    "Un ancien joueur")
            .map(DisplayNames::key)
            .toList();

    private static final List<String> LEVEL_WORDS =
            Stream.of("level", "niveau").map(DisplayNames::key).toList();

    private DisplayNames() {}

    /** The name as it is stored, or why it is not allowed. */
    public static Result<String> usable(String given) {
        return visible(given).then(name -> {
            if (mixesScripts(name)) {
                return Result.refused(PeopleRefusals.nameScripts());
            }
            return isReserved(name) ? Result.refused(PeopleRefusals.nameReserved(name)) : Result.ok(name);
        });
    }

    /** A name that only its owner sees: like {@link #usable}, but it may look like another one. */
    public static Result<String> visible(String given) {
        StringBuilder tidy = new StringBuilder();
        Normalizer.normalize(given, Form.NFC).codePoints().forEach(c -> {
            if (Character.isSpaceChar(c) && !endsLine(c)) {
                boolean first = tidy.isEmpty() || tidy.charAt(tidy.length() - 1) == ' ';
                tidy.append(first ? "" : " ");
            } else {
                tidy.appendCodePoint(c);
            }
        });
        String name = tidy.toString().strip();
        int length = name.codePointCount(0, name.length());
        if (length == 0 || length > MAX) {
            return Result.refused(PeopleRefusals.nameLength(MAX));
        }
        return isVisible(name) ? Result.ok(name) : Result.refused(PeopleRefusals.nameCharacters());
    }

    /**
     * Whether letters of several scripts stand side by side, so that one can pass for another. Follows the "highly
     * restrictive" level of Unicode's UTS #39: one script, or Latin with those that Chinese, Japanese or Korean use.
     */
    private static boolean mixesScripts(String name) {
        Set<UnicodeScript> scripts = EnumSet.noneOf(UnicodeScript.class);
        Normalizer.normalize(name, Form.NFKC)
                .codePoints()
                .mapToObj(UnicodeScript::of)
                .forEach(scripts::add);
        scripts.removeAll(EnumSet.of(UnicodeScript.COMMON, UnicodeScript.INHERITED));
        return scripts.size() > 1 && WRITTEN_TOGETHER.stream().noneMatch(system -> system.containsAll(scripts));
    }

    /** Whether a name could be taken for a computer player's, or for that of a person who has left. */
    static boolean isReserved(String name) {
        String key = key(name);
        return RESERVED.stream().anyMatch(reserved -> isReserved(key, reserved) || isReserved(merged(key), reserved));
    }

    private static boolean isReserved(String key, String reserved) {
        if (!key.startsWith(reserved)) {
            return false;
        }
        // A level may follow, with or without a word before it.
        String rest = key.substring(reserved.length());
        for (String word : LEVEL_WORDS) {
            rest = rest.startsWith(word) ? rest.substring(word.length()) : rest;
        }
        return rest.chars().allMatch(c -> Character.isDigit(c) || c == 'o' || c == 'l');
    }

    /** Replaces letters that look like another one when they stand together. */
    private static String merged(String key) {
        return key.replace("rn", "m").replace("vv", "w");
    }

    private static boolean endsLine(int c) {
        int category = Character.getType(c);
        return category == Character.LINE_SEPARATOR || category == Character.PARAGRAPH_SEPARATOR;
    }

    private static boolean isVisible(String name) {
        int marks = MAX_MARKS; // a mark cannot come first
        boolean spoken = false;
        for (int c : name.codePoints().toArray()) {
            marks = isMark(c) ? marks + 1 : 0;
            if (isHidden(c) || marks > MAX_MARKS) {
                return false;
            }
            spoken |= Character.isLetterOrDigit(c);
        }
        return spoken && !key(name).isEmpty();
    }

    /** Whether a character is drawn onto the one before it. */
    public static boolean isMark(int c) {
        int category = Character.getType(c);
        return category == Character.NON_SPACING_MARK || category == Character.ENCLOSING_MARK;
    }

    /** Whether a character is invisible, or changes how its neighbours look. */
    public static boolean isHidden(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> true;
            default -> INVISIBLE.indexOf(c) >= 0 || isVariationSelector(c);
        };
    }

    private static boolean isVariationSelector(int c) {
        return (c >= 0xFE00 && c <= 0xFE0F) || (c >= 0xE0100 && c <= 0xE01EF);
    }

    /**
     * A key that is equal for names people would confuse: letters and digits only, without case and accents, with
     * lookalikes replaced. Never displayed.
     */
    public static String key(String name) {
        // Upper case first: ß becomes SS, and the variants of small sigma become one.
        String plain =
                Normalizer.normalize(name, Form.NFKD).toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
        StringBuilder key = new StringBuilder();
        Normalizer.normalize(plain.replace("œ", "oe").replace("æ", "ae"), Form.NFKD)
                .codePoints()
                .filter(c -> c == '|' || Character.isLetterOrDigit(c))
                .forEach(c -> key.appendCodePoint(likeness(c)));
        return key.toString();
    }

    private static int likeness(int c) {
        for (int i = 0; i < LOOKALIKES.length(); i += 2) {
            if (LOOKALIKES.charAt(i) == c) {
                return LOOKALIKES.charAt(i + 1);
            }
        }
        return c;
    }
}
