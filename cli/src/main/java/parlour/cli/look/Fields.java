package parlour.cli.look;

import java.util.List;
import java.util.Objects;
import parlour.game.View;

/** Reads fields of a view that the game is known to write. */
final class Fields {

    private Fields() {}

    static String text(View view, String name) {
        return (String) field(view, name);
    }

    static int number(View view, String name) {
        return ((Number) field(view, name)).intValue();
    }

    static boolean claim(View view, String name) {
        return (Boolean) field(view, name);
    }

    static List<?> list(View view, String name) {
        return (List<?>) field(view, name);
    }

    private static Object field(View view, String name) {
        return Objects.requireNonNull(view.fields().get(name), name);
    }
}
