package parlour.bot.puzzle.conan;

import java.util.List;
import parlour.conan.card.CardSet;
import parlour.conan.rules.LaidCards;
import parlour.conan.rules.Resolution;

/** Cards that might be laid in a resolution, and what would come of it. */
final class LaidHypothesis implements LaidCards {

    private static final int CANCELLED = 1;
    private static final int ACTED = 2;

    private final CardSet set;
    private final int[] kinds;
    private final int heros;
    private final int[] flags;

    /**
     * The cards of both sides, each in the order in which that side lays them.
     *
     * @param hero kinds of the cards of the hero's side
     * @param other those of the other side
     */
    LaidHypothesis(CardSet set, List<Integer> hero, List<Integer> other) {
        this.set = set;
        heros = hero.size();
        kinds = new int[heros + other.size()];
        for (int i = 0; i < kinds.length; i++) {
            kinds[i] = i < heros ? hero.get(i) : other.get(i - heros);
        }
        flags = new int[kinds.length];
    }

    @Override
    public int laid() {
        return kinds.length;
    }

    @Override
    public int kindLaid(int nth) {
        return kinds[nth];
    }

    @Override
    public int laidBy(int nth) {
        return nth < heros ? 0 : 1;
    }

    @Override
    public boolean isCancelled(int nth) {
        return flags[nth] == CANCELLED;
    }

    @Override
    public boolean hasCancelled(int nth) {
        return flags[nth] == ACTED;
    }

    /** Whether the hero wins, each side choosing what its CANCEL hits as well as possible. */
    boolean heroWins(int named, Visible visible) {
        int cancel = Resolution.nextCancel(set, this);
        if (cancel < 0) {
            return isHeroAhead(named, visible);
        }
        boolean isHeros = laidBy(cancel) == 0;
        boolean any = false;
        boolean best = !isHeros;
        for (int i = 0; i < kinds.length && best != isHeros; i++) {
            if (Resolution.mayCancel(set, this, cancel, i)) {
                any = true;
                flags[i] = CANCELLED;
                flags[cancel] = ACTED;
                boolean wins = heroWins(named, visible);
                flags[i] = 0;
                flags[cancel] = 0;
                best = wins == isHeros ? isHeros : best;
            }
        }
        if (!any) {
            flags[cancel] = ACTED;
            best = heroWins(named, visible);
            flags[cancel] = 0;
        }
        return best;
    }

    private boolean isHeroAhead(int named, Visible visible) {
        int attribute = Resolution.decidedBy(set, this, named);
        return Resolution.heroWins(
                visible.hero().get(attribute) + Resolution.added(set, this, 0, attribute),
                visible.other().get(attribute) + Resolution.added(set, this, 1, attribute),
                visible.heroHasEdge() || Resolution.hasEdge(set, this, 0),
                visible.otherHasEdge() || Resolution.hasEdge(set, this, 1));
    }
}
