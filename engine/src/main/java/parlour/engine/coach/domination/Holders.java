package parlour.engine.coach.domination;

import java.util.ArrayList;
import java.util.List;
import parlour.domination.DominationPosition;

/**
 * Who else can hold a pair, as far as a seat can know.
 *
 * @param seats the other seats that may hold it, in turn order after the seat
 * @param isCertain whether the first of them does hold it
 * @param unseen how many of the pair the seat has not seen
 */
record Holders(List<Integer> seats, boolean isCertain, int unseen) {

    static Holders of(DominationPosition position, int seat, int pair) {
        int unseen = position.unseen(seat, pair);
        List<Integer> others = new ArrayList<>();
        for (int i = 1; i < position.seats(); i++) {
            int other = (seat + i) % position.seats();
            // Whoever has passed held nothing with a free slot, and draws no more.
            boolean isOut = position.hasPassed(other) && position.hasFreeSlot(pair);
            if (position.rackSize(other) > 0 && !isOut) {
                others.add(other);
            }
        }
        if (unseen == 0) {
            return new Holders(List.of(), false, 0);
        }
        if (isRackKnown(position, seat)) {
            others.removeIf(other -> position.held(other, pair) == 0);
            return new Holders(List.copyOf(others), !others.isEmpty(), unseen);
        }
        return new Holders(List.copyOf(others), position.stockSize() == 0 && others.size() == 1, unseen);
    }

    /** Whether the seat can deduce the other rack: two players, and nothing hidden in a stock. */
    static boolean isRackKnown(DominationPosition position, int seat) {
        return position.seats() == 2 && (position.stockSize() == 0 || position.game() > 0);
    }

    boolean isNobody() {
        return seats.isEmpty();
    }
}
