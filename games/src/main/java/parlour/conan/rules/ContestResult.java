package parlour.conan.rules;

import java.util.List;

/**
 * How a contest went, as everybody at the table saw it: it is remembered and changes nothing. A hero's player acts once a round,
 * so round and hero say which contest it was.
 *
 * @param challenge the kind of the challenge, {@link PackedState#NONE} for a duel
 * @param attribute what was compared in the end, {@link PackedState#NONE} if somebody withdrew
 * @param heroTotal with the cards; 0 if somebody withdrew, as is {@code otherTotal}
 * @param stake what the loser's side lost
 * @param moved how many PG each seat gained or lost by it, partners as well
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
