package parlour.bot.puzzle.conan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import parlour.conan.ConanPosition;
import parlour.conan.card.CardSet;

/**
 * Every hand the other side of a contest may hold, and how many ways there are to hold it: each choice of that many of
 * the cards that lie unseen in hands and in the pile counts once.
 *
 * <p>Implementation notes. Only cards that can have an effect are told apart. A hand is one number, four bits for each
 * kind, the highest of which stays free for comparing: so a hand has at most seven cards, and there are at most fifteen
 * kinds.
 */
final class UnseenHands {

    private static final int MAX_SIZE = 7;
    private static final int MAX_KINDS = 15;
    private static final int BITS = 4;
    private static final long GUARDS = 0x0888_8888_8888_8888L;

    /** The kinds that can have an effect and are not all in sight, and how many of each are unseen. */
    private final int[] kinds;

    private final int[] unseen;
    private final int size;
    private final int others;

    private final List<Long> hands = new ArrayList<>();
    private final List<Long> ways = new ArrayList<>();
    private long total;

    private UnseenHands(int[] kinds, int[] unseen, int size, int places) {
        this.kinds = kinds;
        this.unseen = unseen;
        this.size = size;
        int special = 0;
        for (int count : unseen) {
            special += count;
        }
        this.others = places - special;
        list(0, 0, 0, 1);
    }

    /** What a viewer may find in the hand of another seat; empty if there are too many possibilities, or none. */
    static Optional<UnseenHands> of(ConanPosition position, int viewer, int seat) {
        CardSet set = position.set();
        List<Integer> kinds = new ArrayList<>();
        List<Integer> unseen = new ArrayList<>();
        for (int kind = 0; kind < set.kinds().size(); kind++) {
            int left = set.copies[kind] - position.held(viewer, kind) - position.discarded(kind);
            if (set.op[kind] != CardSet.BLUFF && left > 0) {
                kinds.add(kind);
                unseen.add(left);
            }
        }
        int places = position.pileSize();
        for (int other = 0; other < position.seats(); other++) {
            places += other == viewer ? 0 : position.handSize(other);
        }
        int size = position.handSize(seat);
        if (size < 1 || size > MAX_SIZE || kinds.size() > MAX_KINDS) {
            return Optional.empty();
        }
        return Optional.of(new UnseenHands(toArray(kinds), toArray(unseen), size, places));
    }

    private static int[] toArray(List<Integer> list) {
        return list.stream().mapToInt(Integer::intValue).toArray();
    }

    private void list(int kind, int held, long hand, long count) {
        if (kind == kinds.length) {
            long all = count * choose(others, size - held);
            if (all > 0) {
                hands.add(hand);
                ways.add(all);
                total += all;
            }
            return;
        }
        for (int n = 0; n <= unseen[kind] && held + n <= size; n++) {
            list(kind + 1, held + n, hand + ((long) n << (BITS * kind)), count * choose(unseen[kind], n));
        }
    }

    /** The number of ways to choose {@code k} of {@code n}. */
    static long choose(int n, int k) {
        if (k < 0 || k > n) {
            return 0;
        }
        long ways = 1;
        for (int i = 0; i < k; i++) {
            ways = ways * (n - i) / (i + 1);
        }
        return ways;
    }

    /** How many hands are told apart. */
    int count() {
        return hands.size();
    }

    /** The number of ways to hold any hand. */
    long total() {
        return total;
    }

    /**
     * The smallest sets of cards, as part of a hand, for which this holds; whoever holds one of them need not lay the
     * rest.
     */
    List<Long> smallest(Predicate<List<Integer>> holds) {
        List<Long> found = new ArrayList<>();
        if (holds.test(List.of())) {
            found.add(0L);
            return found;
        }
        List<Long> level = List.of(0L);
        for (int cards = 1; cards <= size && !level.isEmpty(); cards++) {
            List<Long> next = new ArrayList<>();
            List<Long> more = new ArrayList<>();
            for (long set : level) {
                for (int kind = lastKind(set); kind < kinds.length; kind++) {
                    long larger = set + (1L << (BITS * kind));
                    if (count(larger, kind) <= unseen[kind] && !containsAny(larger, found)) {
                        (holds.test(cards(larger)) ? more : next).add(larger);
                    }
                }
            }
            found.addAll(more);
            level = next;
        }
        return found;
    }

    private static int lastKind(long set) {
        return set == 0 ? 0 : (Long.SIZE - 1 - Long.numberOfLeadingZeros(set)) / BITS;
    }

    private static int count(long set, int kind) {
        return (int) (set >>> (BITS * kind) & 0x7);
    }

    /** The cards of a set, as kinds. */
    List<Integer> cards(long set) {
        List<Integer> cards = new ArrayList<>();
        for (int kind = 0; kind < kinds.length; kind++) {
            for (int n = count(set, kind); n > 0; n--) {
                cards.add(kinds[kind]);
            }
        }
        return cards;
    }

    /** In how many ways a hand holds at least one of these sets. */
    long waysToHoldAny(List<Long> sets) {
        long all = 0;
        for (int i = 0; i < hands.size(); i++) {
            all += containsAny(hands.get(i), sets) ? ways.get(i) : 0;
        }
        return all;
    }

    private static boolean containsAny(long hand, List<Long> sets) {
        for (long set : sets) {
            if (((hand | GUARDS) - set & GUARDS) == GUARDS) {
                return true;
            }
        }
        return false;
    }
}
