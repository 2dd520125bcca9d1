package parlour.conan.rules;

import java.util.List;
import java.util.TreeSet;

/**
 * A proposed treaty: gifts, promises and alliances.
 *
 * @param terms in the order in which {@code TreatyNotation} writes them
 */
public record TreatyTerms(int proposer, List<Term> terms) {

    public TreatyTerms {
        terms = List.copyOf(terms);
    }

    public sealed interface Term {}

    /** PG from one player to another. */
    public record GloryGift(int from, int to, int n) implements Term {}

    /** A card from hand to hand, by its kind. */
    public record CardGift(int from, int to, int kind) implements Term {}

    /** An object, by its kind. */
    public record ObjectGift(int from, int to, int kind) implements Term {}

    /** A promise, until the end of a round. */
    public record PromiseTerm(int by, Promise.Kind kind, int target, int until) implements Term {}

    /** Who gets the objects that partners find. */
    public enum Objects {
        /** Whoever acts. */
        OWN(0),
        /** The other one. */
        PARTNER(1),
        /** The first seat of the two, whoever acts. */
        ONE(2),
        OTHER(3),
        /** One after the other, the first seat first. */
        TURN_ONE(4),
        TURN_OTHER(5);

        public final int index;

        Objects(int index) {
            this.index = index;
        }

        public static Objects of(int index) {
            return switch (index) {
                case 0 -> OWN;
                case 1 -> PARTNER;
                case 2 -> ONE;
                case 3 -> OTHER;
                case 4 -> TURN_ONE;
                default -> TURN_OTHER;
            };
        }
    }

    /**
     * An alliance of two heroes on one adventure: how PG won, PG lost and loot are divided, in percent. By who acts, the
     * percentages are those of the one who does not act; by seat, those of {@code one}, whoever acts.
     */
    public record AllianceTerm(int one, int other, int win, int loss, int loot, Objects objects, boolean isBySeat)
            implements Term {

        private static final int ALL = 100;

        /** Halves, and objects to whoever acts: both forms mean the same, and are one. */
        public AllianceTerm {
            boolean areHalves = 2 * win == ALL && 2 * loss == ALL && 2 * loot == ALL;
            isBySeat = isBySeat && !(areHalves && objects == Objects.OWN);
        }

        /** The percentage of PG won that goes to the partner when a seat acts. */
        public int winShare(int actor) {
            return share(win, actor);
        }

        public int lossShare(int actor) {
            return share(loss, actor);
        }

        public int lootShare(int actor) {
            return share(loot, actor);
        }

        private int share(int percent, int actor) {
            return isBySeat && actor == one ? ALL - percent : percent;
        }
    }

    /** The same terms whatever the round: promises lose their end. */
    TreatyTerms withoutEnds() {
        return new TreatyTerms(
                proposer,
                terms.stream()
                        .map(term -> term instanceof PromiseTerm(int by, Promise.Kind kind, int target, int _)
                                ? (Term) new PromiseTerm(by, kind, target, 0)
                                : term)
                        .toList());
    }

    /** All seats that have to agree, lowest first. */
    public List<Integer> asked() {
        TreeSet<Integer> named = new TreeSet<>();
        for (Term term : terms) {
            switch (term) {
                case GloryGift it -> named.addAll(List.of(it.from, it.to));
                case CardGift it -> named.addAll(List.of(it.from, it.to));
                case ObjectGift it -> named.addAll(List.of(it.from, it.to));
                case PromiseTerm it -> {
                    named.add(it.by);
                    if (it.kind == Promise.Kind.NO_DUEL) {
                        named.add(it.target);
                    }
                }
                case AllianceTerm it -> named.addAll(List.of(it.one, it.other));
            }
        }
        named.remove(proposer);
        return List.copyOf(named);
    }

    /** Whether a viewer may know which card this is: the giver, the taker, and the seat that named it. */
    public boolean shows(CardGift hand, int viewer) {
        return viewer == proposer || viewer == hand.from || viewer == hand.to;
    }
}
