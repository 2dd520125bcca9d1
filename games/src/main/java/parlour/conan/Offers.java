package parlour.conan;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Treaties that were read from text, by number: a move is a number, and terms do not fit into one. Shared by a position and its
 * copies, so that a move read from one may be played on another.
 */
final class Offers {

    private final Map<Terms, Integer> numbers = new HashMap<>();
    private final List<Terms> terms = new ArrayList<>();

    synchronized int number(Terms wanted) {
        Integer known = numbers.get(wanted);
        if (known != null) {
            return known;
        }
        terms.add(wanted);
        numbers.put(wanted, terms.size() - 1);
        return terms.size() - 1;
    }

    synchronized Terms terms(int number) {
        return terms.get(number);
    }
}
