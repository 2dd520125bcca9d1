package parlour.cli.play;

import java.util.Locale;
import java.util.Set;

/** Yes and no, in both languages. */
public final class YesNo {

    private static final Set<String> YES = Set.of("yes", "y", "oui", "o", "ok", "agree", "accept", "accepter");
    private static final Set<String> NO = Set.of("no", "n", "non");

    private YesNo() {}

    public static boolean isYes(String typed) {
        return YES.contains(typed.strip().toLowerCase(Locale.ROOT));
    }

    public static boolean isNo(String typed) {
        return NO.contains(typed.strip().toLowerCase(Locale.ROOT));
    }
}
