package parlour.domination;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import parlour.game.NotationException;

/** Provides layouts: five are bundled, others are generated from a seed, or given by their rows. */
final class Layouts {

    /** The prefix of the name of a generated layout. */
    static final String SEED = "seed:";

    /** The prefix of the name of a board given by its numbers. */
    static final String ROWS = "rows:";

    static final int MIN_SEED = 0;
    static final int MAX_SEED = 999_999_999;

    /** The names of the bundled layouts, the default first. */
    static final List<String> SHIPPED = List.of("A", "B", "C", "D", "E");

    private static final List<Layout> LAYOUTS = List.of(
            shipped("A", "24455033 26116015 06026445 03553366 13211223 14465544 65000330 62241122"),
            shipped("B", "40332110 44000520 36016445 35532415 15243113 12205603 64166622 65543362"),
            shipped("C", "00112233 02435663 14405162 13064552 25546031 26150441 36653420 33221100"),
            shipped("D", "00611556 10443366 13054620 53224125 52142235 02645031 66334401 65511600"),
            shipped("E", "32233223 50011005 51466415 21422412 46511564 40033004 33666633 45522554"));

    /** The size of the cache: tables use the same layout repeatedly, and old seeds are evicted. */
    private static final int MAX_REMEMBERED = 64;

    private static final Map<String, Layout> MADE = new LinkedHashMap<>();

    private Layouts() {}

    private static Layout shipped(String name, String rows) {
        return checked(name, List.of(rows.split(" ")));
    }

    private static Layout checked(String name, List<String> rows) {
        try {
            return Layout.of(name, rows);
        } catch (NotationException wrong) {
            throw new IllegalStateException(wrong);
        }
    }

    /** The layout for a value of the option. */
    static Layout named(String value) {
        int shipped = SHIPPED.indexOf(value);
        return shipped < 0 ? made(value) : LAYOUTS.get(shipped);
    }

    private static Layout made(String value) {
        synchronized (MADE) {
            @Nullable Layout known = MADE.remove(value);
            Layout layout = known == null ? make(value) : known;
            MADE.put(value, layout);
            if (MADE.size() > MAX_REMEMBERED) {
                MADE.remove(MADE.keySet().iterator().next());
            }
            return layout;
        }
    }

    private static Layout make(String value) {
        if (value.startsWith(SEED)) {
            int seed = Integer.parseInt(value.substring(SEED.length()));
            return checked(value, new LayoutGenerator(seed).rows());
        }
        try {
            return Layout.any(value, rows(value.substring(ROWS.length())));
        } catch (NotationException wrong) {
            // The option allows only digits from 0 to 6.
            throw new IllegalStateException(wrong);
        }
    }

    private static List<String> rows(String digits) {
        List<String> rows = new ArrayList<>();
        for (int from = 0; from < digits.length(); from += Board.SIZE) {
            rows.add(digits.substring(from, from + Board.SIZE));
        }
        return rows;
    }
}
