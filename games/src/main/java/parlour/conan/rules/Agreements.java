package parlour.conan.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The treaties in force, the current proposal, and players' memory of cards that changed hands.
 *
 * @param offer the proposal awaiting answers
 * @param statement what a player states that an effect does, until it is refused or carried out
 * @param refused what was refused of late: no part of the position, but of good manners
 */
public record Agreements(
        List<Promise> promises,
        List<KnownCard> known,
        Optional<TreatyTerms> offer,
        Optional<Statement> statement,
        List<Refused> refused) {

    private static final Comparator<KnownCard> ORDER = Comparator.comparingInt(KnownCard::viewer)
            .thenComparingInt(KnownCard::kind)
            .thenComparingInt(KnownCard::holder);

    /** The number of rounds for which a refusal is remembered. */
    private static final int MEMORY = 3;

    public static final Agreements NONE =
            new Agreements(List.of(), List.of(), Optional.empty(), Optional.empty(), List.of());

    /**
     * A hidden card that a player has seen in another's hand: its kind only, as copies look alike. A player who has
     * seen two copies has two entries.
     *
     * @param holder the seat in whose hand the viewer last saw it
     */
    public record KnownCard(int viewer, int kind, int holder) {}

    /** A proposal that was refused in a round, with its promises without their end. */
    public record Refused(int round, TreatyTerms terms) {}

    public Agreements {
        promises = List.copyOf(promises);
        refused = List.copyOf(refused);
        known = known.isEmpty() ? List.of() : known.stream().sorted(ORDER).toList();
    }

    /** The promise that binds a player longest; a later treaty may prolong an earlier one, and both are kept. */
    public Optional<Promise> promise(int by, Promise.Kind kind, int target) {
        Optional<Promise> longest = Optional.empty();
        for (Promise promise : promises) {
            boolean isMeant = promise.by() == by && promise.kind() == kind && promise.target() == target;
            if (isMeant && (longest.isEmpty() || longest.get().until() < promise.until())) {
                longest = Optional.of(promise);
            }
        }
        return longest;
    }

    private Agreements keep(Predicate<Promise> test) {
        List<Promise> kept = promises.stream().filter(test).toList();
        return kept.size() == promises.size() ? this : new Agreements(kept, known, offer, statement, refused);
    }

    /** Called at the start of a round: drops expired promises. */
    public Agreements in(int round) {
        return keep(promise -> promise.until() >= round);
    }

    /** The adventure on a slot is gone, and with it all promises about it. */
    public Agreements withoutSlot(int slot) {
        return keep(promise -> promise.kind() != Promise.Kind.NO_CHALLENGE || promise.target() != slot);
    }

    public Agreements withoutSeat(int seat) {
        Agreements kept = keep(promise ->
                promise.by() != seat && (promise.kind() != Promise.Kind.NO_DUEL || promise.target() != seat));
        List<KnownCard> others =
                known.stream().filter(it -> it.viewer() != seat).toList();
        return new Agreements(kept.promises, others, offer, statement, refused);
    }

    public Agreements with(Promise promise) {
        List<Promise> all = new ArrayList<>(promises);
        all.add(promise);
        return new Agreements(all, known, offer, statement, refused);
    }

    /** The proposal is refused in a round. */
    Agreements refusing(int round) {
        List<Refused> all = new ArrayList<>(refused);
        all.removeIf(it -> it.round < round - MEMORY);
        offer.ifPresent(terms -> all.add(new Refused(round, terms.withoutEnds())));
        return new Agreements(promises, known, offer, statement, all);
    }

    /** Whether the same was proposed by the same seat and refused within three rounds. */
    boolean wasRefused(TreatyTerms terms, int round) {
        TreatyTerms meant = terms.withoutEnds();
        return refused.stream().anyMatch(it -> it.round >= round - MEMORY && it.terms.equals(meant));
    }

    public Agreements offering(Optional<TreatyTerms> terms) {
        return new Agreements(promises, known, terms, statement, refused);
    }

    public Agreements stating(Optional<Statement> stated) {
        return new Agreements(promises, known, offer, stated, refused);
    }

    /** The number of copies of a card that a viewer remembers in a hand. */
    int known(int viewer, int holder, int kind) {
        int count = 0;
        for (KnownCard it : known) {
            count += it.viewer() == viewer && it.holder() == holder && it.kind() == kind ? 1 : 0;
        }
        return count;
    }

    /** Sets the number of copies of a card that a viewer remembers in a hand. */
    Agreements knowing(int viewer, int holder, int kind, int copies) {
        KnownCard one = new KnownCard(viewer, kind, holder);
        List<KnownCard> all = new ArrayList<>(known);
        all.removeIf(one::equals);
        all.addAll(Collections.nCopies(copies, one));
        return new Agreements(promises, all, offer, statement, refused);
    }

    public Agreements withKnown(List<KnownCard> others) {
        return new Agreements(promises, others, offer, statement, refused);
    }
}
