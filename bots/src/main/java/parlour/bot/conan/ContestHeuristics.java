package parlour.bot.conan;

import parlour.bot.SeededRandom;
import parlour.conan.ConanPosition;
import parlour.conan.rules.MoveCode;

/** Heuristics for contests: how much to bid, which attribute to name, which cards to lay. */
final class ContestHeuristics {

    /** How often a player bids as if its cards were better than they are. */
    private static final double BLUFF = 0.1;

    /** The average value of the other side's face-down card: some are bluffs. */
    private static final double FACE_DOWN = 0.9;

    /** From this bid on a narrow lead is not enough: the other side may have one more card. */
    private static final int HIGH = 5;

    private final CardTables tables;

    private double chance;
    private double prize;
    private int wanted;

    ContestHeuristics(CardTables tables) {
        this.tables = tables;
    }

    // ---- The auction ----

    /** Evaluates the contest once, before the bids are compared. */
    void weigh(ConanPosition position, SeededRandom random) {
        int seat = position.turn();
        int which = position.side(0) == seat ? 0 : 1;
        chance = CardTables.chance(lead(position, seat, which));
        int slot = position.slotOf(position.side(0));
        int left = slot < 0 ? 1 : Math.max(1, position.challenges(slot));
        double worth = slot < 0 ? 2 : tables.worth[position.adventure(slot)];
        prize = which == 0 ? worth / left : 0.6 * worth / left;
        double nerve = chance + (random.nextDouble() < BLUFF ? 0.25 : 0);
        int max = position.highestBid();
        int dared = (int) Math.round((nerve - 0.35) * 7);
        wanted = Math.clamp(dared, 1, Math.max(1, Math.min(max, position.pg(seat) / 3 + 1)));
    }

    private double lead(ConanPosition position, int seat, int which) {
        double max = Double.NEGATIVE_INFINITY;
        double min = Double.POSITIVE_INFINITY;
        for (int attribute = 0; attribute < CardTables.ATTRIBUTES; attribute++) {
            double lead = position.visibleTotal(which, attribute)
                    - position.visibleTotal(1 - which, attribute)
                    + 0.8 * tables.support(position, seat, attribute);
            max = Math.max(max, lead);
            min = Math.min(min, lead);
        }
        boolean names = which == (position.isDuel() ? 1 : 0);
        // The hero needs strictly more; the side that does not name the attribute must fight in its weakest.
        return (names ? max : min) + (which == 0 ? 0 : 1);
    }

    double bid(ConanPosition position, int move) {
        int seat = position.turn();
        int which = position.side(0) == seat ? 0 : 1;
        int theirs = position.bid(1 - which);
        return switch (MoveCode.kind(move)) {
            case MoveCode.FOLLOW -> (2 * chance - 1) * theirs + chance * prize + (theirs < wanted ? 0 : 0.2);
            case MoveCode.WITHDRAW -> -position.withdrawal() + (which == 1 ? 0 : -0.2);
            default -> {
                int n = MoveCode.arg1(move);
                yield n == wanted ? (2 * chance - 1) * n + chance * prize + 0.3 : -9 - n;
            }
        };
    }

    // ---- The resolution ----

    double name(ConanPosition position, int move) {
        int seat = position.turn();
        int which = position.side(0) == seat ? 0 : 1;
        int attribute = MoveCode.arg1(move);
        return position.visibleTotal(which, attribute)
                - position.visibleTotal(1 - which, attribute)
                + 0.8 * tables.support(position, seat, attribute);
    }

    /** The smallest card that probably decides the contest; none if none does, or if none is needed. */
    double lay(ConanPosition position, int move) {
        int seat = position.turn();
        int which = position.side(0) == seat ? 0 : 1;
        int attribute = decided(position, which);
        double lack = position.visibleTotal(1 - which, attribute)
                - position.visibleTotal(which, attribute)
                + (which == 0 ? 1 : 0);
        for (int i = 0; i < position.laid(); i++) {
            lack += position.laidBy(i) == which ? -added(position.laid(i), attribute) : FACE_DOWN;
        }
        lack += position.bid(1 - which) >= HIGH ? 1 : 0;
        if (MoveCode.kind(move) == MoveCode.PASS) {
            return lack <= 0 ? 2 : 0.5;
        }
        int kind = MoveCode.arg1(move);
        if (tables.shiftsTo[kind] >= 0) {
            int to = tables.shiftsTo[kind];
            int better = position.visibleTotal(which, to) - position.visibleTotal(1 - which, to);
            return lack > 0 && better > (which == 0 ? 0 : -1) && to != attribute ? 1.4 : -1;
        }
        if (tables.isEdge[kind]) {
            return which == 0 && lack > 0 && lack <= 1 ? 1.6 : -1;
        }
        if (tables.isCancel[kind]) {
            return lack > -2 && theirs(position, which) > 0 ? 1.2 : -1;
        }
        int n = added(kind, attribute);
        if (n == 0 || lack <= 0) {
            return -1 + 0.01 * -n;
        }
        int support = tables.all(position, seat, attribute);
        // Not worth a card if all of them together are not enough.
        return n >= lack ? 1.8 - 0.1 * n : support >= lack ? 1 + 0.1 * n : -0.5;
    }

    private int decided(ConanPosition position, int which) {
        int attribute = position.attribute();
        for (int i = 0; i < position.laid(); i++) {
            if (position.laidBy(i) == which && tables.shiftsTo[position.laid(i)] >= 0) {
                attribute = tables.shiftsTo[position.laid(i)];
            }
        }
        return attribute;
    }

    private static int theirs(ConanPosition position, int which) {
        int cards = 0;
        for (int i = 0; i < position.laid(); i++) {
            cards += position.laidBy(i) == which ? 0 : 1;
        }
        return cards;
    }

    private int added(int kind, int attribute) {
        return (tables.addsTo[kind] >> attribute & 1) != 0 ? tables.adds[kind] : 0;
    }

    double cancel(int move) {
        int kind = MoveCode.arg1(move);
        return tables.adds[kind] + (tables.isCancel[kind] ? 1.5 : 0) + (tables.shiftsTo[kind] >= 0 ? 2.5 : 0);
    }
}
