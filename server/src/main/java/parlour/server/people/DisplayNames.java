package parlour.server.people;

import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.util.Locale;

/**
 * What somebody may be called, and when two names are too alike.
 *
 * <p>A name is kept in the composed form of Unicode, without spaces around it and with single spaces inside. What cannot
 * be seen, or changes what is seen beside it, is not part of a name.
 */
public final class DisplayNames {

    public static final int MAX = 24;

    /** Accents that one letter may carry; more of them would climb out of the line. */
    private static final int MAX_MARKS = 2;

    /** Not of an invisible category, yet nothing to see: fillers, a joiner, a blank, and selectors of variants. */
    private static final String INVISIBLE = "\u034F\u115F\u1160\u17B4\u17B5\u180B\u180C\u180D\u180F\u2800\u3164\uFFA0";

    /** Letters that are taken for one another, in pairs: as it is written, as it is read. */
    private static final String LOOKALIKES = "0o1l|lil" // figures; a capital i is a small L
            + "øođdłlħhŧtıl" // Latin letters that do not decompose
            + "аaвbеeкkмmнhоoрpсcтtуyхxіlјjѕsԁdһhӏlԛqԝw" // Cyrillic
            + "αaβbεeηnιlκkνvοoρpτtυuχxωw"; // Greek

    private DisplayNames() {}

    /** The name as it will be kept, or why it cannot be one. */
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
     * What two names have in common if people would take one for the other: letters and figures without case, accents
     * and whatever stands between them, and with lookalikes made one. Not a name, and not meant to be read.
     */
    public static String key(String name) {
        // Upper case first: ß becomes SS, and the several small sigmas become one.
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
