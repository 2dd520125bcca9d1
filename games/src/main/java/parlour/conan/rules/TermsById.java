package parlour.conan.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Treaties or statements parsed from text, by number: a move is a number, which cannot hold the terms. Shared by a
 * position and its copies, so that a move parsed by one may be played on another.
 */
final class TermsById<T> {

    private final Map<T, Integer> numbers = new HashMap<>();
    private final List<T> terms = new ArrayList<>();

    synchronized int number(T wanted) {
        Integer known = numbers.get(wanted);
        if (known != null) {
            return known;
        }
        terms.add(wanted);
        numbers.put(wanted, terms.size() - 1);
        return terms.size() - 1;
    }

    synchronized T terms(int number) {
        return terms.get(number);
    }
}
