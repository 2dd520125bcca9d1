package parlour.bench.load;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import parlour.game.Language;
import parlour.game.Text;

/** Prints in the language of the environment. */
public final class ReportPrinter {

    private static final Language LANGUAGE = language(System.getenv());

    private ReportPrinter() {}

    private static Language language(Map<String, String> environment) {
        return Stream.of("PARLOUR_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
                .map(name -> environment.getOrDefault(name, ""))
                .filter(tag -> !tag.isEmpty())
                .findFirst()
                .map(Language::of)
                .orElse(Language.ENGLISH);
    }

    public static void say(String en, String fr) {
        System.out.println(new Text(en, fr).in(LANGUAGE));
    }

    /** Prints a figure and its goal. */
    public static void figure(String en, String fr, String measured, String goal) {
        System.out.println(
                String.format(Locale.ROOT, "%-52s %14s   %s", new Text(en, fr).in(LANGUAGE), measured, goal));
    }

    /** A figure with {@code digits} decimals. */
    public static String number(double value, int digits, String unit) {
        return BigDecimal.valueOf(value).setScale(digits, RoundingMode.HALF_UP).toPlainString() + unit;
    }
}
