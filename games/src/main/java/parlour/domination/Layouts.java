package parlour.domination;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import parlour.game.NotationException;

/** Provides layouts: five are bundled, and others are generated from a seed. */
final class Layouts {

    /** The prefix of the name of a generated layout. */
    static final String SEED = "seed:";

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

    private static final Map<Integer, Layout> MADE = new LinkedHashMap<>();

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
        return value.startsWith(SEED)
                ? made(Integer.parseInt(value.substring(SEED.length())))
                : LAYOUTS.get(SHIPPED.indexOf(value));
    }

    private static Layout made(int seed) {
        synchronized (MADE) {
            @Nullable Layout known = MADE.remove(seed);
            Layout layout = known == null ? checked(SEED + seed, new LayoutGenerator(seed).rows()) : known;
            MADE.put(seed, layout);
            if (MADE.size() > MAX_REMEMBERED) {
                MADE.remove(MADE.keySet().iterator().next());
            }
            return layout;
        }
    }
}
