package parlour.conan.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Treaties parsed from text, by number: a move is a number, which cannot hold the terms. Shared by a position and its
 * copies, so that a move parsed by one may be played on another.
 */
final class TreatyIds {

    private final Map<TreatyTerms, Integer> numbers = new HashMap<>();
    private final List<TreatyTerms> terms = new ArrayList<>();

    synchronized int number(TreatyTerms wanted) {
        Integer known = numbers.get(wanted);
        if (known != null) {
            return known;
        }
        terms.add(wanted);
        numbers.put(wanted, terms.size() - 1);
        return terms.size() - 1;
    }

    synchronized TreatyTerms terms(int number) {
        return terms.get(number);
    }
}
