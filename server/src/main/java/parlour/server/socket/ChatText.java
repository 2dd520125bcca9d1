package parlour.server.socket;

import java.text.Normalizer;
import java.text.Normalizer.Form;
import parlour.server.people.DisplayNames;

/** Removes from a line of chat what is invisible, reverses other text, or reaches into other lines. */
final class ChatText {

    private static final int ZERO_WIDTH_NON_JOINER = 0x200C;
    private static final int ZERO_WIDTH_JOINER = 0x200D;
    private static final int EMOJI_STYLE = 0xFE0F;

    private ChatText() {}

    /** The line in composed form, without hidden characters and with few marks on each letter; may be empty. */
    static String trimmed(String given) {
        StringBuilder line = new StringBuilder();
        int marks = DisplayNames.MAX_MARKS; // a mark cannot come first
        int before = ' ';
        for (int c : Normalizer.normalize(given, Form.NFC).codePoints().toArray()) {
            int kept = Character.isWhitespace(c) || Character.isISOControl(c) ? ' ' : c;
            boolean isJoiner = isJoiner(kept);
            if ((DisplayNames.isHidden(kept) && !isJoiner) || (isJoiner && (isJoiner(before) || before == ' '))) {
                continue;
            }
            marks = DisplayNames.isMark(kept) && !isJoiner ? marks + 1 : 0;
            if (marks <= DisplayNames.MAX_MARKS) {
                line.appendCodePoint(kept);
                before = kept;
            }
        }
        return line.toString().strip();
    }

    /** Characters that emoji and some scripts need inside a word. */
    private static boolean isJoiner(int c) {
        return c == ZERO_WIDTH_JOINER || c == ZERO_WIDTH_NON_JOINER || c == EMOJI_STYLE;
    }
}
