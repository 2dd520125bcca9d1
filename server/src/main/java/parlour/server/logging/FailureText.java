package parlour.server.logging;

import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import parlour.server.store.StoreException;

/**
 * An exception, as the log shows it. The text of one that the rules, a bot or a reader of JSON throws may quote a hand of
 * cards or what somebody typed. So only those texts are shown that are known to quote neither; of all others the class
 * and the place in the code, which is where the text can be found.
 */
final class FailureText {

    private static final int MAX_FRAMES = 60;

    private FailureText() {}

    /** In one line, such as {@code java.io.IOException: No space left on device}. */
    static String of(Throwable failure) {
        String name = failure.getClass().getName();
        String said = said(failure);
        return said == null || said.isBlank() ? name : name + ": " + said;
    }

    /** What it says; null if that must not be shown. */
    private static @Nullable String said(Throwable failure) {
        return switch (failure) {
            case StoreException ours -> ours.getMessage();
            case SQLException database -> ofDatabase(database);
            case IOException system -> system.getMessage();
            case TimeoutException late -> late.getMessage();
            // What the JVM itself throws speaks of code and memory.
            case VirtualMachineError jvm -> jvm.getMessage();
            case LinkageError classes -> classes.getMessage();
            case NullPointerException bug -> bug.getMessage();
            case IndexOutOfBoundsException bug -> bug.getMessage();
            case ClassCastException bug -> bug.getMessage();
            case ArithmeticException bug -> bug.getMessage();
            default -> null;
        };
    }

    /** PostgreSQL quotes values when they are at fault, and not when the connection, the space or the login is. */
    private static String ofDatabase(SQLException failure) {
        String state = failure.getSQLState();
        boolean isSqlite = failure.getClass().getName().startsWith("org.sqlite.");
        boolean quotesNothing =
                state != null && QUOTES_NOTHING.contains(state.substring(0, Math.min(2, state.length())));
        if (isSqlite || quotesNothing) {
            return String.valueOf(failure.getMessage());
        }
        return "state " + state + ", code " + failure.getErrorCode();
    }

    /** Connection, login, transaction rolled back, resources, limits, operator, system, internal error. */
    private static final Set<String> QUOTES_NOTHING = Set.of("08", "28", "40", "53", "54", "57", "58", "XX");

    /** The exception and its causes, each followed by where it was thrown. */
    static List<String> lines(Throwable failure) {
        List<String> lines = new ArrayList<>();
        Set<Throwable> told = Collections.newSetFromMap(new IdentityHashMap<>());
        String before = "";
        for (Throwable one = failure; one != null && told.add(one); one = one.getCause()) {
            lines.add(before + of(one));
            StackTraceElement[] frames = one.getStackTrace();
            for (int i = 0; i < Math.min(frames.length, MAX_FRAMES); i++) {
                lines.add("\tat " + frames[i]);
            }
            before = "Caused by: ";
        }
        return lines;
    }
}
