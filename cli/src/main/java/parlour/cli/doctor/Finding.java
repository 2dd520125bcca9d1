package parlour.cli.doctor;

import java.util.Locale;
import parlour.game.Text;

/**
 * What one check has found.
 *
 * @param check its name for programs, such as {@code disk}
 * @param advice what to do; empty if nothing is wrong
 */
record Finding(String check, Status status, Text message, Text advice) {

    enum Status {
        OK,
        /** Works now, but may fail soon or under load. */
        WARNING,
        /** Does not work. */
        FAULT,
        /** There was nothing to check. */
        SKIPPED;

        String code() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private static final Text NOTHING = Text.same("");

    static Finding ok(String check, String en, String fr) {
        return new Finding(check, Status.OK, new Text(en, fr), NOTHING);
    }

    static Finding skipped(String check, String en, String fr) {
        return new Finding(check, Status.SKIPPED, new Text(en, fr), NOTHING);
    }

    static Finding warning(String check, Text message, Text advice) {
        return new Finding(check, Status.WARNING, message, advice);
    }

    static Finding fault(String check, Text message, Text advice) {
        return new Finding(check, Status.FAULT, message, advice);
    }
}
