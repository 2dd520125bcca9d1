package parlour.cli.console;

import java.util.List;
import java.util.Map;
import parlour.game.View;

/** Results as JSON, where a {@link View} will not do because numbers have decimals. */
public final class Json {

    private Json() {}

    /** Text, numbers, claims, lists and maps, one inside the other; numbers that are none become null. */
    public static String of(Object value) {
        StringBuilder text = new StringBuilder();
        write(text, value);
        return text.toString();
    }

    private static void write(StringBuilder text, Object value) {
        switch (value) {
            case Map<?, ?> map -> {
                String separator = "";
                text.append('{');
                for (Map.Entry<?, ?> entry : map.entrySet()) {
                    text.append(separator);
                    write(text, String.valueOf(entry.getKey()));
                    text.append(':');
                    write(text, entry.getValue());
                    separator = ",";
                }
                text.append('}');
            }
            case List<?> list -> {
                String separator = "";
                text.append('[');
                for (Object item : list) {
                    text.append(separator);
                    write(text, item);
                    separator = ",";
                }
                text.append(']');
            }
            case Double number -> text.append(Double.isFinite(number) ? rounded(number) : "null");
            case Number number -> text.append(number);
            case Boolean claim -> text.append(claim);
            default -> {
                // A view quotes text as JSON wants it: {"":"text"}.
                String quoted = new View().with("", value.toString()).json();
                text.append(quoted, "{\"\":".length(), quoted.length() - 1);
            }
        }
    }

    private static String rounded(double number) {
        double thousandths = Math.rint(number * 1e3) / 1e3;
        return thousandths == Math.rint(thousandths) ? Long.toString((long) thousandths) : Double.toString(thousandths);
    }
}
