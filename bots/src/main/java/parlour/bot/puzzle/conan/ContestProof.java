package parlour.bot.puzzle.conan;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import parlour.conan.ConanPosition;
import parlour.conan.card.CardSet;
import parlour.conan.rules.MoveCode;

/**
 * Bounds for every move of a player in a contest, by counting every hand the other side may hold.
 *
 * <p>The other side is assumed to see all cards and to reply as well as possible; whatever a move brings then, it brings
 * against anybody. <b>At least</b>: the player decides now which cards to lay, in which order, and lays them whatever
 * happens; the other side answers each such plan with the best it holds. <b>At most</b>: the other side lays first, and
 * the player, who sees both hands, answers. Every way to go on, with or without second thoughts, lies between the two: a
 * side can always lay all it wants to, as the laying ends only when both pass.
 */
final class ContestProof {

    private static final int ATTRIBUTES = 3;
    private static final double THOUSAND = 1_000;

    /** A way to lay cards, the sets with which the other side beats it, and the chance that it wins. */
    private record Plan(List<Integer> cards, List<Long> beatenBy, double chance) {}

    private final ConanPosition position;
    private final ContestCase contest;
    private final UnseenHands hands;
    private final List<List<Integer>> plans;

    private ContestProof(ConanPosition position, ContestCase contest) {
        this.position = position;
        this.contest = contest;
        this.hands = contest.hands();
        this.plans = orders(contest.set(), contest.mine());
    }

    /** Every move with its bounds, in the order of the position's list; empty if nothing can be proved. */
    static Optional<List<MoveValue>> of(ConanPosition position) {
        return ContestCase.of(position).map(contest -> new ContestProof(position.copy(), contest).values());
    }

    /** How many hands are told apart: what a player would have to go through. */
    static long work(ConanPosition position) {
        return ContestCase.of(position).map(contest -> contest.hands().count()).orElse(1);
    }

    private List<MoveValue> values() {
        return switch (position.step()) {
            case "auction" -> bids();
            case "naming" -> attributes();
            default -> cards();
        };
    }

    // ---- Naming the attribute ----

    private List<MoveValue> attributes() {
        List<MoveValue> values = new ArrayList<>();
        int stake = position.bid(0);
        for (int move : position.legalMoves().toArray()) {
            int attribute = MoveCode.arg1(move);
            Plan plan = bestPlan(attribute);
            values.add(new MoveValue(
                    position.text(move),
                    thousandths(expected(plan.chance, stake)),
                    thousandths(expected(mostWith(List.of(attribute)), stake)),
                    likeliest(plan.beatenBy)));
        }
        return values;
    }

    /** The chance to win that is behind what following, or naming an attribute, brings on average. */
    static double chanceToWin(ConanPosition position, int thousandths) {
        int bid = Math.max(position.bid(0), position.bid(1));
        int loot = position.side(0) == position.turn() ? position.lootAtStake() : 0;
        return (thousandths / THOUSAND + bid) / (2 * bid + loot);
    }

    /** What a stake brings on average. */
    private double expected(double chance, int stake) {
        return chance * (stake + contest.loot()) - (1 - chance) * stake;
    }

    // ---- The auction ----

    private List<MoveValue> bids() {
        double least;
        double most;
        List<Long> beatenBy;
        if (contest.namer() == contest.me()) {
            Plan plan = bestPlan(0);
            for (int attribute = 1; attribute < ATTRIBUTES; attribute++) {
                Plan other = bestPlan(attribute);
                plan = other.chance > plan.chance ? other : plan;
            }
            least = plan.chance;
            beatenBy = plan.beatenBy;
            most = mostWith(List.of(0, 1, 2));
        } else {
            beatenBy = new ArrayList<>();
            for (int attribute = 0; attribute < ATTRIBUTES; attribute++) {
                beatenBy.addAll(bestPlan(attribute).beatenBy);
            }
            least = chanceAgainst(beatenBy);
            List<Long> whatever = new ArrayList<>();
            for (int attribute = 0; attribute < ATTRIBUTES; attribute++) {
                whatever.addAll(beatingAll(List.of(attribute)));
            }
            most = chanceAgainst(whatever);
        }
        List<MoveValue> values = new ArrayList<>();
        for (int move : position.legalMoves().toArray()) {
            values.add(new MoveValue(
                    position.text(move),
                    thousandths(leastOf(move, least)),
                    thousandths(most * best(move, true) + (1 - most) * best(move, false)),
                    MoveCode.kind(move) == MoveCode.FOLLOW ? likeliest(beatenBy) : List.of()));
        }
        return values;
    }

    /** What a move brings if the player then either follows whatever is bid, or withdraws. */
    private double leastOf(int move, double chance) {
        double following = chance * worst(move, true, true) + (1 - chance) * worst(move, false, true);
        double withdrawing = chance * worst(move, true, false) + (1 - chance) * worst(move, false, false);
        return Math.max(following, withdrawing);
    }

    /** What a move brings against the best replies of somebody who knows who would win. */
    private double worst(int move, boolean wins, boolean follows) {
        return after(move, wins, (mine, _) -> {
            int kind = follows ? MoveCode.FOLLOW : MoveCode.WITHDRAW;
            return mine == kind;
        });
    }

    private double best(int move, boolean wins) {
        return after(move, wins, (_, _) -> true);
    }

    /** Which of its moves the player considers, by their kinds. */
    private interface Choice {

        boolean considers(int kind, int move);
    }

    private double after(int move, boolean wins, Choice choice) {
        int kind = MoveCode.kind(move);
        boolean isMine = position.turn() == position.side(contest.me());
        if (kind == MoveCode.FOLLOW) {
            int stake = Math.max(position.bid(0), position.bid(1));
            return wins ? stake + contest.loot() : -stake;
        }
        if (kind == MoveCode.WITHDRAW) {
            return isMine ? -position.withdrawal() : position.withdrawal();
        }
        position.play(move);
        boolean nowMine = position.turn() == position.side(contest.me());
        double value = nowMine ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        for (int next : position.legalMoves().toArray()) {
            if (!nowMine) {
                value = Math.min(value, after(next, wins, choice));
            } else if (choice.considers(MoveCode.kind(next), next)) {
                value = Math.max(value, after(next, wins, choice));
            }
        }
        position.undo();
        return value;
    }

    // ---- Laying cards ----

    /**
     * The chance to win by laying only this card, or none. Where no plan wins more often than the best single card, that
     * card is the best move: any other plan as good lays more. A card without effect wins no more often than none.
     */
    private List<MoveValue> cards() {
        List<MoveValue> values = new ArrayList<>();
        for (int move : position.legalMoves().toArray()) {
            boolean lays = MoveCode.kind(move) == MoveCode.LAY_FACE_DOWN;
            int kind = MoveCode.arg1(move);
            boolean hasEffect = lays && contest.set().op[kind] != CardSet.BLUFF;
            Plan plan = plan(contest.named(), hasEffect ? List.of(kind) : List.of());
            int chance = thousandths(plan.chance);
            values.add(new MoveValue(position.text(move), chance, chance, likeliest(plan.beatenBy)));
        }
        return values;
    }

    /**
     * With the cards to be laid: whether no plan wins more often than the best single card or none, so that the
     * comparison of these decides.
     */
    static boolean isDecidedByOneCard(ConanPosition position) {
        return ContestCase.of(position)
                .map(contest -> new ContestProof(position, contest).isOneEnough())
                .orElse(false);
    }

    private boolean isOneEnough() {
        double best = plan(contest.named(), List.of()).chance;
        for (int kind : contest.mine()) {
            best = Math.max(best, plan(contest.named(), List.of(kind)).chance);
        }
        return best >= mostWith(List.of(contest.named()));
    }

    // ---- Counting ----

    private Plan bestPlan(int attribute) {
        return plans.stream()
                .map(cards -> plan(attribute, cards))
                .max(Comparator.comparingDouble(Plan::chance).thenComparingInt(plan -> -plan.cards.size()))
                .orElseThrow();
    }

    private Plan plan(int attribute, List<Integer> cards) {
        List<Long> beatenBy = hands.smallest(others -> !winsAgainst(attribute, cards, others));
        return new Plan(cards, beatenBy, chanceAgainst(beatenBy));
    }

    /** Whether a plan wins in whichever order the other side lays these cards. */
    private boolean winsAgainst(int attribute, List<Integer> cards, List<Integer> others) {
        for (List<Integer> order : permuted(contest.set(), others)) {
            if (!contest.wins(attribute, cards, order)) {
                return false;
            }
        }
        return true;
    }

    /** The chance to win for somebody who sees both hands and may choose among these attributes. */
    private double mostWith(List<Integer> attributes) {
        return chanceAgainst(beatingAll(attributes));
    }

    private List<Long> beatingAll(List<Integer> attributes) {
        return hands.smallest(others -> {
            for (List<Integer> order : permuted(contest.set(), others)) {
                boolean isAnswered = false;
                for (int attribute : attributes) {
                    for (int i = 0; i < plans.size() && !isAnswered; i++) {
                        isAnswered = contest.wins(attribute, plans.get(i), order);
                    }
                }
                if (!isAnswered) {
                    return true;
                }
            }
            return false;
        });
    }

    private double chanceAgainst(List<Long> sets) {
        return 1 - (double) hands.waysToHoldAny(sets) / hands.total();
    }

    /** The set that is held most often. */
    private List<Integer> likeliest(List<Long> sets) {
        long most = 0;
        long likeliest = 0;
        for (long set : sets) {
            long ways = hands.waysToHoldAny(List.of(set));
            if (ways > most) {
                most = ways;
                likeliest = set;
            }
        }
        return hands.cards(likeliest);
    }

    /** Every choice of these cards, in every order that matters. */
    private static List<List<Integer>> orders(CardSet set, List<Integer> cards) {
        List<List<Integer>> all = new ArrayList<>();
        for (int chosen = (1 << cards.size()) - 1; chosen >= 0; chosen--) {
            List<Integer> some = new ArrayList<>();
            for (int i = 0; i < cards.size(); i++) {
                if ((chosen >> i & 1) != 0) {
                    some.add(cards.get(i));
                }
            }
            for (List<Integer> order : permuted(set, some)) {
                if (!all.contains(order)) {
                    all.add(order);
                }
            }
        }
        return all;
    }

    /** The orders in which these cards can be laid, where it matters: only cards that change the attribute do. */
    private static List<List<Integer>> permuted(CardSet set, List<Integer> cards) {
        List<Integer> shifts = new ArrayList<>();
        List<Integer> rest = new ArrayList<>();
        for (int kind : cards) {
            (set.op[kind] == CardSet.SHIFT ? shifts : rest).add(kind);
        }
        if (shifts.size() < 2) {
            return List.of(cards);
        }
        List<List<Integer>> all = new ArrayList<>();
        permute(shifts, 0, rest, all);
        return all;
    }

    private static void permute(List<Integer> shifts, int from, List<Integer> rest, List<List<Integer>> into) {
        if (from == shifts.size()) {
            List<Integer> order = new ArrayList<>(rest);
            order.addAll(shifts);
            into.add(order);
            return;
        }
        for (int i = from; i < shifts.size(); i++) {
            Collections.swap(shifts, from, i);
            permute(shifts, from + 1, rest, into);
            Collections.swap(shifts, from, i);
        }
    }

    private static int thousandths(double value) {
        return (int) Math.round(THOUSAND * value);
    }
}
