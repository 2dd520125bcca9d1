package parlour.server.people;

import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.util.Locale;

/**
 * Validates display names, and detects names that look alike.
 *
 * <p>A name is stored in Unicode's composed form (NFC), trimmed, with single spaces inside. Characters that are
 * invisible, or change how their neighbours look, are not allowed.
 */
public final class DisplayNames {

    public static final int MAX = 24;

    /** Maximum number of combining marks on one letter; more would reach into other lines. */
    private static final int MAX_MARKS = 2;

    /**
     * Characters that look empty although their category is visible: fillers, a joiner, a blank, variation selectors.
     */
    private static final String INVISIBLE = "\u034F\u115F\u1160\u17B4\u17B5\u180B\u180C\u180D\u180F\u2800\u3164\uFFA0";

    /** Lookalikes in pairs: the character, and the one it is read as. */
    private static final String LOOKALIKES = "0o1l|lil" // digits; a capital i looks like a small L
            + "øođdłlħhŧtıl" // Latin letters that do not decompose
            + "аaвbеeкkмmнhоoрpсcтtуyхxіlјjѕsԁdһhӏlԛqԝw" // Cyrillic
            + "αaβbεeηnιlκkνvοoρpτtυuχxωw"; // Greek

    private DisplayNames() {}

    /** The name as it is stored, or why it is not allowed. */
    public static Result<String> usable(String given) {
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

    private static boolean isMark(int c) {
        int category = Character.getType(c);
        return category == Character.NON_SPACING_MARK || category == Character.ENCLOSING_MARK;
    }

    private static boolean isHidden(int c) {
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
