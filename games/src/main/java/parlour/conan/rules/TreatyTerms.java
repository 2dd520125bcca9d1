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

    /**
     * An alliance of two heroes on one adventure: whenever one of them wins or loses PG in a contest or takes loot, the
     * other gets this share of it, in percent.
     *
     * @param toPartner whether objects go to the other one, too
     */
    public record AllianceTerm(int one, int other, int win, int loss, int loot, boolean toPartner) implements Term {}

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
