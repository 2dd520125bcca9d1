package parlour.conan;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What has been agreed on, what is being proposed, and what people remember of cards that changed hands.
 *
 * @param offer what waits for answers
 */
record Pacts(List<Promise> promises, List<Known> known, Optional<Terms> offer) {

    private static final Comparator<Known> ORDER =
            Comparator.comparingInt(Known::viewer).thenComparingInt(Known::kind).thenComparingInt(Known::holder);

    static final Pacts NONE = new Pacts(List.of(), List.of(), Optional.empty());

    /**
     * A hidden card that somebody has seen in another's hand: its kind only, as copies look alike. Who has seen two has two of
     * these.
     *
     * @param holder in whose hand the viewer saw it last
     */
    record Known(int viewer, int kind, int holder) {}

    Pacts {
        promises = List.copyOf(promises);
        known = known.isEmpty() ? List.of() : known.stream().sorted(ORDER).toList();
    }

    /** The promise that binds a player longest; a later treaty may prolong an earlier one, and both are kept. */
    Optional<Promise> promise(int by, Promise.Kind kind, int target) {
        Optional<Promise> longest = Optional.empty();
        for (Promise promise : promises) {
            boolean isMeant = promise.by() == by && promise.kind() == kind && promise.target() == target;
            if (isMeant && (longest.isEmpty() || longest.get().until() < promise.until())) {
                longest = Optional.of(promise);
            }
        }
        return longest;
    }

    private Pacts keep(Predicate<Promise> test) {
        List<Promise> kept = promises.stream().filter(test).toList();
        return kept.size() == promises.size() ? this : new Pacts(kept, known, offer);
    }

    /** At the start of a round: what holds longer. */
    Pacts in(int round) {
        return keep(promise -> promise.until() >= round);
    }

    /** The adventure on a slot is gone, and with it what was promised about it. */
    Pacts withoutSlot(int slot) {
        return keep(promise -> promise.kind() != Promise.Kind.NO_CHALLENGE || promise.target() != slot);
    }

    Pacts withoutSeat(int seat) {
        Pacts kept = keep(promise ->
                promise.by() != seat && (promise.kind() != Promise.Kind.NO_DUEL || promise.target() != seat));
        List<Known> others = known.stream().filter(it -> it.viewer() != seat).toList();
        return new Pacts(kept.promises, others, offer);
    }

    Pacts with(Promise promise) {
        List<Promise> all = new ArrayList<>(promises);
        all.add(promise);
        return new Pacts(all, known, offer);
    }

    Pacts offering(Optional<Terms> terms) {
        return new Pacts(promises, known, terms);
    }

    /** How many copies of a card a viewer remembers in a hand. */
    int known(int viewer, int holder, int kind) {
        int count = 0;
        for (Known it : known) {
            count += it.viewer() == viewer && it.holder() == holder && it.kind() == kind ? 1 : 0;
        }
        return count;
    }

    /** From now on a viewer remembers so many copies of a card in a hand. */
    Pacts knowing(int viewer, int holder, int kind, int copies) {
        Known one = new Known(viewer, kind, holder);
        List<Known> all = new ArrayList<>(known);
        all.removeIf(one::equals);
        all.addAll(Collections.nCopies(copies, one));
        return new Pacts(promises, all, offer);
    }

    Pacts withKnown(List<Known> others) {
        return new Pacts(promises, others, offer);
    }
}
