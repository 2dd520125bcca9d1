package parlour.conan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What has been agreed on, what is being proposed, and what people remember of cards that changed hands.
 *
 * @param offer what waits for answers
 */
record Pacts(List<Promise> promises, List<Known> known, Optional<Terms> offer) {

    static final Pacts NONE = new Pacts(List.of(), List.of(), Optional.empty());

    /**
     * A hidden card that somebody has seen in another's hand.
     *
     * @param holder in whose hand the viewer saw it last
     */
    record Known(int viewer, int card, int holder) {}

    Pacts {
        promises = List.copyOf(promises);
        known = List.copyOf(known);
    }

    Optional<Promise> promise(int by, Promise.Kind kind, int target) {
        for (Promise promise : promises) {
            if (promise.by() == by && promise.kind() == kind && promise.target() == target) {
                return Optional.of(promise);
            }
        }
        return Optional.empty();
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

    /** A viewer has seen a card in a hand; what the viewer knew of it before no longer matters. */
    Pacts knowing(int viewer, int card, int holder) {
        List<Known> all = new ArrayList<>(known);
        all.removeIf(it -> it.viewer() == viewer && it.card() == card);
        if (viewer != holder) {
            all.add(new Known(viewer, card, holder));
        }
        return new Pacts(promises, all, offer);
    }

    /**
     * A card has been shown to all. Copies look alike: whoever remembers another copy in the same hands cannot tell them apart
     * and remembers one less.
     */
    Pacts withoutCard(int card, CardSet set) {
        List<Known> all = new ArrayList<>(known);
        boolean changed = all.removeIf(it -> it.card() == card);
        return changed ? new Pacts(promises, all, offer) : this;
    }

    Pacts withKnown(List<Known> others) {
        return new Pacts(promises, others, offer);
    }
}
