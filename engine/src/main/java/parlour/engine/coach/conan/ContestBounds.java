package parlour.engine.coach.conan;

import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import parlour.conan.ConanPosition;
import parlour.conan.card.Attribute;
import parlour.conan.card.CardSet;

/**
 * What is certain about the current contest, whatever the hidden cards are.
 *
 * <p>A contest is <i>won</i> for a seat if it wins though it lays nothing more and the other side has the best cards it
 * can have. It is <i>lost</i> if the seat cannot win with all its cards though the other side lays nothing.
 */
final class ContestBounds {

    private static final int ATTRIBUTES = 3;

    /**
     * A comparison that decides.
     *
     * @param own the seat's total in this attribute
     * @param other the other side's
     */
    record Comparison(Attribute attribute, int own, int other) {}

    private final ConanPosition position;
    private final CardSet set;
    private final int seat;

    /** The seat's side: 0 for the hero's. */
    private final int side;

    private ContestBounds(ConanPosition position, int seat, int side) {
        this.position = position;
        this.set = position.set();
        this.seat = seat;
        this.side = side;
    }

    /** Empty if the seat fights in no contest, or its cards are turned up already. */
    static Optional<ContestBounds> of(ConanPosition position, int seat) {
        boolean isBeforeCards = switch (position.step()) {
            case "auction", "naming", "laying" -> true;
            default -> false;
        };
        for (int side = 0; isBeforeCards && side < 2; side++) {
            if (position.side(side) == seat) {
                return Optional.of(new ContestBounds(position, seat, side));
            }
        }
        return Optional.empty();
    }

    int otherSeat() {
        return position.side(1 - side);
    }

    /** Whether the seat names the attribute: the hero's player, in a duel the player who was challenged. */
    boolean isNaming() {
        return side == (position.isDuel() ? 1 : 0);
    }

    /** What the seat would lose by calling: the other side's bid. */
    int otherBid() {
        return position.bid(1 - side);
    }

    // ---- Certain results ----

    /**
     * The comparison that wins for certain: in the attribute named, or in one that the seat can name. If the other side
     * names, all three must win, and the narrowest is returned.
     */
    Optional<Comparison> won() {
        if (position.attribute() >= 0) {
            return won(position.attribute());
        }
        @Nullable Comparison narrowest = null;
        for (int attribute = 0; attribute < ATTRIBUTES; attribute++) {
            Optional<Comparison> won = won(attribute);
            if (won.isPresent() && isNaming()) {
                return won;
            }
            if (won.isEmpty() && !isNaming()) {
                return Optional.empty();
            }
            if (won.isPresent() && (narrowest == null || lead(won.get()) < lead(narrowest))) {
                narrowest = won.get();
            }
        }
        return Optional.ofNullable(narrowest);
    }

    private static int lead(Comparison comparison) {
        return comparison.own - comparison.other;
    }

    /** Whether the contest is won for certain if this attribute is named, and with what margin at worst. */
    Optional<Comparison> won(int named) {
        int cards = position.handSize(otherSeat()) + laidBy(1 - side);
        @Nullable Comparison worst = null;
        for (int attribute = 0; attribute < ATTRIBUTES; attribute++) {
            boolean isShifted = attribute != named;
            if (isShifted && (cards == 0 || !canBeShifted(attribute)) && !shiftsOwn(attribute)) {
                continue;
            }
            int own = position.visibleTotal(side, attribute) + laidAtWorst(attribute);
            int other = position.visibleTotal(1 - side, attribute) + bestAdds(attribute, cards);
            Comparison comparison = new Comparison(Attribute.of(attribute), own, other);
            if (own - other < needed()) {
                return Optional.empty();
            }
            if (worst == null || lead(comparison) < lead(worst)) {
                worst = comparison;
            }
        }
        return Optional.ofNullable(worst);
    }

    /** "The hero needs strictly more"; a tie is safe for the other side only if the hero can have no EDGE. */
    private int needed() {
        return side == 0 || canHaveEdge(otherSeat()) ? 1 : 0;
    }

    /**
     * The best comparison the seat can reach, if even that loses. If the seat names the attribute, all three must lose;
     * otherwise one is enough, since the other side can name it.
     */
    Optional<Comparison> lost() {
        if (position.attribute() >= 0) {
            return lost(position.attribute());
        }
        @Nullable Comparison best = null;
        for (int attribute = 0; attribute < ATTRIBUTES; attribute++) {
            Optional<Comparison> lost = lost(attribute);
            if (lost.isPresent() && !isNaming()) {
                return lost;
            }
            if (lost.isEmpty() && isNaming()) {
                return Optional.empty();
            }
            if (lost.isPresent() && (best == null || lead(lost.get()) > lead(best))) {
                best = lost.get();
            }
        }
        return Optional.ofNullable(best);
    }

    /** Whether the contest cannot be won if this attribute is named, and how near the seat comes at best. */
    Optional<Comparison> lost(int named) {
        // A card that already lies face down on the other side might help by mistake.
        if (laidBy(1 - side) > 0) {
            return Optional.empty();
        }
        @Nullable Comparison best = null;
        for (int attribute = 0; attribute < ATTRIBUTES; attribute++) {
            if (attribute != named && !canShift(attribute)) {
                continue;
            }
            int own = position.visibleTotal(side, attribute) + allAdds(attribute);
            int other = position.visibleTotal(1 - side, attribute);
            if (canWin(own, other)) {
                return Optional.empty();
            }
            Comparison comparison = new Comparison(Attribute.of(attribute), own, other);
            if (best == null || lead(comparison) > lead(best)) {
                best = comparison;
            }
        }
        return Optional.ofNullable(best);
    }

    /** Whether all the seat's cards win if this attribute is named and the other side lays nothing. */
    boolean isWonUnanswered(int named) {
        int own = position.visibleTotal(side, named) + allAdds(named);
        return laidBy(1 - side) == 0 && own > position.visibleTotal(1 - side, named);
    }

    private boolean canWin(int own, int other) {
        boolean winsTie = side == 1 || canHaveEdge(seat);
        return own > other || (own == other && winsTie);
    }

    // ---- Cards ----

    private int laidBy(int which) {
        int number = 0;
        for (int nth = 0; nth < position.laid(); nth++) {
            number += position.laidBy(nth) == which ? 1 : 0;
        }
        return number;
    }

    private int adds(int kind, int attribute) {
        boolean counts = set.op[kind] == CardSet.ADD && (set.opAttributes[kind] >> attribute & 1) != 0;
        return counts ? set.opN[kind] : 0;
    }

    private boolean isShiftTo(int kind, int attribute) {
        return set.op[kind] == CardSet.SHIFT && set.opN[kind] == attribute;
    }

    /** What the seat's laid cards add even if every CANCEL that can be on the other side hits the best of them. */
    private int laidAtWorst(int attribute) {
        int cancels = 0;
        for (int kind = 0; kind < set.kinds().size(); kind++) {
            cancels += set.op[kind] == CardSet.CANCEL ? position.unseen(seat, kind) : 0;
        }
        int cards = position.handSize(otherSeat()) + laidBy(1 - side);
        int[] own = new int[position.laid()];
        for (int nth = 0; nth < position.laid(); nth++) {
            own[nth] = position.laidBy(nth) == side ? adds(position.laid(nth), attribute) : 0;
        }
        Arrays.sort(own);
        int sum = 0;
        for (int i = 0; i < own.length - Math.min(cancels, cards); i++) {
            sum += own[i];
        }
        return sum;
    }

    /** Whether the seat has laid a card that changes the attribute to this one. */
    private boolean shiftsOwn(int attribute) {
        for (int nth = 0; nth < position.laid(); nth++) {
            if (position.laidBy(nth) == side && isShiftTo(position.laid(nth), attribute)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the other side can have a card that changes the attribute to this one. */
    private boolean canBeShifted(int attribute) {
        for (int kind = 0; kind < set.kinds().size(); kind++) {
            if (isShiftTo(kind, attribute) && position.unseen(seat, kind) > 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether the seat has a card that changes the attribute to this one. */
    private boolean canShift(int attribute) {
        for (int kind = 0; kind < set.kinds().size(); kind++) {
            if (isShiftTo(kind, attribute) && position.held(seat, kind) > 0) {
                return true;
            }
        }
        return shiftsOwn(attribute);
    }

    /** The most that so many unseen cards can add. */
    private int bestAdds(int attribute, int cards) {
        int[] byAmount = new int[Byte.MAX_VALUE];
        for (int kind = 0; kind < set.kinds().size(); kind++) {
            int n = adds(kind, attribute);
            byAmount[n] += n > 0 ? position.unseen(seat, kind) : 0;
        }
        int left = cards;
        int sum = 0;
        for (int n = byAmount.length - 1; n > 0; n--) {
            int taken = Math.min(left, byAmount[n]);
            sum += n * taken;
            left -= taken;
        }
        return sum;
    }

    /** What all the seat's cards add, those laid included. */
    private int allAdds(int attribute) {
        int sum = 0;
        for (int kind = 0; kind < set.kinds().size(); kind++) {
            sum += adds(kind, attribute) * position.held(seat, kind);
        }
        for (int nth = 0; nth < position.laid(); nth++) {
            sum += position.laidBy(nth) == side ? adds(position.laid(nth), attribute) : 0;
        }
        return sum;
    }

    /** Whether ties may count for a seat, by an ability, an object or a card: perhaps only against others. */
    private boolean canHaveEdge(int who) {
        boolean edge = set.passiveEdge[position.hero(who)] != 0;
        for (int nth = 0; nth < position.objects(who); nth++) {
            edge |= set.passiveEdge[position.object(who, nth)] != 0;
        }
        for (int kind = 0; kind < set.kinds().size(); kind++) {
            boolean isEdge = set.op[kind] == CardSet.EDGE;
            edge |= isEdge && (who == seat ? position.held(seat, kind) : position.unseen(seat, kind)) > 0;
        }
        for (int nth = 0; nth < position.laid(); nth++) {
            boolean isOwn = who == seat && position.laidBy(nth) == side;
            edge |= isOwn && set.op[position.laid(nth)] == CardSet.EDGE;
        }
        return edge;
    }
}
