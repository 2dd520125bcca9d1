package parlour.conan.rules;

import java.util.List;

/**
 * The public result of a contest. It is recorded and does not affect play. A hero's player acts once a round, so round
 * and hero identify the contest.
 *
 * @param challenge the kind of the challenge, {@link PackedState#NONE} for a duel
 * @param attribute the attribute finally compared, {@link PackedState#NONE} if a side withdrew
 * @param heroTotal including cards; 0 if a side withdrew, as is {@code otherTotal}
 * @param stake the PG the losing side lost
 * @param moved the PG each seat gained or lost by it, including partners
 * @param laid all cards that were turned up, in the order laid
 */
public record ContestResult(
        int round,
        int hero,
        int other,
        int challenge,
        int attribute,
        int heroTotal,
        int otherTotal,
        boolean heroWon,
        int stake,
        List<Integer> moved,
        List<Laid> laid) {

    /**
     * A card that was turned up.
     *
     * @param side 0 for the hero's, 1 for the other
     */
    public record Laid(int kind, int side, boolean isCancelled) {}

    public ContestResult {
        moved = List.copyOf(moved);
        laid = List.copyOf(laid);
    }

    public boolean isDuel() {
        return challenge < 0;
    }

    public boolean isWithdrawal() {
        return attribute < 0;
    }

    public int seat(int side) {
        return side == 0 ? hero : other;
    }

    public int winner() {
        return heroWon ? hero : other;
    }
}
