package parlour.cli.board;

import java.util.List;
import java.util.Objects;
import parlour.game.View;

/** Reads fields of a view that the game always writes. */
public final class ViewFields {

    private ViewFields() {}

    public static String text(View view, String name) {
        return (String) field(view, name);
    }

    public static int number(View view, String name) {
        return ((Number) field(view, name)).intValue();
    }

    public static boolean claim(View view, String name) {
        return (Boolean) field(view, name);
    }

    public static List<?> list(View view, String name) {
        return (List<?>) field(view, name);
    }

    private static Object field(View view, String name) {
        return Objects.requireNonNull(view.fields().get(name), name);
    }
}
