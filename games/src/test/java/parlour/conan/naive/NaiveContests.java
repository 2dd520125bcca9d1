package parlour.conan.naive;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import parlour.conan.naive.NaiveTable.Contest;
import parlour.conan.naive.NaiveTable.ContestResult;
import parlour.conan.naive.NaiveTable.Laid;
import parlour.conan.naive.NaiveTable.Player;

/** Auction and resolution: totals, winners and payments. */
final class NaiveContests {

    private final NaiveTable table;
    private final NaiveEffects effects;
    private final Contest contest;

    NaiveContests(NaiveTable table) {
        this.table = table;
        this.effects = new NaiveEffects(table);
        this.contest = table.contest.orElseThrow();
    }

    // ---- The auction ----

    /** "Nobody may bid more than the opponent has, nor more than he has." */
    int cap() {
        int purses = Math.min(table.player(contest.hero).pg, table.player(contest.other).pg);
        if (table.agreed("bids", "loot")) {
            // "no bid above the PG of the loot of the adventure the contest or duel is fought on, as printed"
            int loot = table.cards.get(table.at(contest.hero).card()).glory();
            table.note(loot < purses, "a bid limited by the loot");
            return Math.min(purses, loot);
        }
        return purses;
    }

    SortedSet<String> bids() {
        TreeSet<String> moves = new TreeSet<>();
        int standing = contest.bids[1 - contest.bidder];
        if (standing > 0) {
            moves.addAll(List.of("follow", "withdraw"));
        }
        for (int bid = standing + 1; bid <= cap(); bid++) {
            moves.add("bid:" + bid);
        }
        return moves;
    }

    /** The side to bid withdraws; returns whether it was the hero's side. */
    boolean withdraw() {
        int loser = contest.bidder;
        int ward = effects.sum(contest.seat(loser), "WARD");
        int loss = Math.max(1, contest.bids[loser] - ward);
        table.note(loss < contest.bids[loser], "WARD: " + (loser == 0 ? "as hero" : "as the other"));
        table.note(loss == table.player(contest.seat(loser)).pg, "withdrawn with the last PG");
        settle(1 - loser, loss, "", 0, 0);
        return loser == 0;
    }

    // ---- The resolution ----

    /**
     * "The others act in the order CANCEL, SHIFT, ADD, EDGE, hero's side first": the index of the next CANCEL, or -1.
     */
    int nextCancel() {
        for (int side = 0; side < 2; side++) {
            for (int i = 0; i < contest.laid.size(); i++) {
                Laid laid = contest.laid.get(i);
                if (laid.side() == side && !laid.isCancelled() && !laid.hasActed() && does(laid, "CANCEL")) {
                    return i;
                }
            }
        }
        return -1;
    }

    private boolean does(Laid laid, String op) {
        return hasSign(laid)
                && table.cards.get(laid.card().id()).effects().stream()
                        .anyMatch(it -> it.op().equals(op));
    }

    private boolean hasSign(Laid laid) {
        return table.cards.get(laid.card().id()).type().equals("resolution");
    }

    /** The targets of a CANCEL: resolution cards of the opponent, neither cancelled nor a CANCEL that has acted. */
    SortedSet<String> targets(int cancel) {
        TreeSet<String> targets = new TreeSet<>();
        for (Laid laid : contest.laid) {
            if (laid.side() != contest.laid.get(cancel).side()
                    && hasSign(laid)
                    && !laid.isCancelled()
                    && !laid.hasActed()) {
                targets.add("cancel:" + laid.card().id());
            }
        }
        return targets;
    }

    void hasActed(int cancel) {
        Laid laid = contest.laid.get(cancel);
        contest.laid.set(cancel, new Laid(laid.card(), laid.side(), laid.isCancelled(), true));
    }

    /** Cancels one card, the first laid of several copies. */
    void cancel(int cancel, String id) {
        for (int i = 0; i < contest.laid.size(); i++) {
            Laid laid = contest.laid.get(i);
            if (laid.side() != contest.laid.get(cancel).side()
                    && laid.card().id().equals(id)
                    && !laid.isCancelled()
                    && !laid.hasActed()) {
                contest.laid.set(i, new Laid(laid.card(), laid.side(), true, false));
                table.note(true, "CANCEL by " + (laid.side() == 1 ? "the hero's side" : "the other side"));
                table.note(does(laid, "CANCEL"), "CANCEL hits a CANCEL");
                table.note(targets(cancel).contains("cancel:" + id), "CANCEL hits one of several that look alike");
                break;
            }
        }
        hasActed(cancel);
    }

    /** Compares and moves the stake; returns whether the hero won. */
    boolean resolve() {
        String attribute = contest.attribute;
        for (int side = 0; side < 2; side++) {
            for (Laid laid : contest.laid) {
                if (laid.side() == side && acts(laid, "SHIFT")) {
                    table.note(!attribute.equals(effect(laid).attribute()), "SHIFT by side " + side);
                    attribute = effect(laid).attribute();
                }
            }
        }
        int[] totals = new int[2];
        boolean[] edges = new boolean[2];
        for (int side = 0; side < 2; side++) {
            totals[side] = value(side, attribute);
            for (Laid laid : contest.laid) {
                if (laid.side() == side
                        && acts(laid, "ADD")
                        && fits(effect(laid).attribute(), attribute)) {
                    totals[side] += effect(laid).n();
                }
                edges[side] |= laid.side() == side && acts(laid, "EDGE");
            }
            if (side == 0 || contest.isDuel()) {
                for (NaiveCard.Effect passive : effects.passives(contest.seat(side))) {
                    boolean isMeant = fits(passive.against(), against());
                    if (passive.op().equals("ADD") && isMeant && fits(passive.attribute(), attribute)) {
                        totals[side] += passive.n();
                        table.note(true, "ADD passive against " + passive.against() + ", side " + side);
                    }
                    edges[side] |= passive.op().equals("EDGE") && isMeant;
                }
            }
        }
        if (totals[0] == totals[1]) {
            table.note(edges[0] && !edges[1], "a tie, and an EDGE wins");
            table.note(edges[0] && edges[1], "a tie, and both have an EDGE");
            table.note(!edges[0] && edges[1], "a tie, and only the other has an EDGE");
            table.note(!edges[0] && !edges[1], "a tie");
        }
        table.note(contest.laid.stream().anyMatch(it -> !hasSign(it)), "bluff");
        boolean heroWins = totals[0] > totals[1] || (totals[0] == totals[1] && edges[0] && !edges[1]);
        settle(heroWins ? 0 : 1, contest.bids[0], attribute, totals[0], totals[1]);
        for (Laid laid : contest.laid) {
            table.discard.add(laid.card());
        }
        return heroWins;
    }

    // ---- What a viewer sees ----

    /** What a side has in an attribute before any card: the best value, abilities and objects. */
    int beforeCards(int side, String attribute) {
        int total = Collections.max(values(side, attribute));
        if (side == 0 || contest.isDuel()) {
            for (NaiveCard.Effect passive : effects.passives(contest.seat(side))) {
                if (passive.op().equals("ADD")
                        && fits(passive.against(), against())
                        && fits(passive.attribute(), attribute)) {
                    total += passive.n();
                }
            }
        }
        return total;
    }

    /** The attribute after the shifts among these cards. */
    String deciding(List<Laid> seen) {
        String attribute = contest.attribute;
        for (int side = 0; side < 2; side++) {
            for (Laid laid : seen) {
                if (laid.side() == side && acts(laid, "SHIFT")) {
                    attribute = effect(laid).attribute();
                }
            }
        }
        return attribute;
    }

    static boolean fits(String wanted, String actual) {
        return wanted.equals("any") || wanted.equals(actual);
    }

    private boolean acts(Laid laid, String op) {
        return !laid.isCancelled() && does(laid, op);
    }

    private NaiveCard.Effect effect(Laid laid) {
        return table.cards.get(laid.card().id()).effects().getFirst();
    }

    private String against() {
        return contest.isDuel() ? "duel" : challenge().type();
    }

    private NaiveCard challenge() {
        return table.cards.get(
                table.at(contest.hero).challenges().get(contest.challenge).id());
    }

    /** "A side counts the best value it may use (hero, hired ally, allied hero), never a sum." */
    private int value(int side, String attribute) {
        int best = Collections.max(values(side, attribute));
        boolean isHeros = side == 0 || contest.isDuel();
        table.note(
                isHeros && best > value(table.player(contest.seat(side)).hero, attribute),
                "another's value counts, side " + side);
        return best;
    }

    private List<Integer> values(int side, String attribute) {
        if (side == 1 && !contest.isDuel()) {
            return List.of(value(challenge().id(), attribute));
        }
        List<Integer> values = new ArrayList<>();
        int seat = contest.seat(side);
        int partner = table.partner(seat);
        for (int member : partner < 0 ? List.of(seat) : List.of(seat, partner)) {
            Player player = table.player(member);
            values.add(value(player.hero, attribute));
            if (!player.ally.isEmpty()) {
                values.add(value(player.ally, attribute));
            }
        }
        return values;
    }

    private int value(String id, String attribute) {
        return table.cards.get(id).attributes().getOrDefault(attribute, 0);
    }

    // ---- Payments ----

    private void settle(int winner, int stake, String attribute, int heroTotal, int otherTotal) {
        int[] moved = new int[table.seats];
        lose(1 - winner, stake, moved);
        win(winner, stake, moved);
        List<Integer> all = new ArrayList<>();
        for (int seat = 0; seat < table.seats; seat++) {
            table.player(seat).pg += moved[seat];
            all.add(moved[seat]);
        }
        table.contestResult = Optional.of(new ContestResult(
                table.round,
                contest.hero,
                contest.other,
                contest.isDuel() ? "" : challenge().id(),
                attribute,
                heroTotal,
                otherTotal,
                winner == 0,
                stake,
                all,
                attribute.isEmpty() ? List.of() : List.copyOf(contest.laid)));
    }

    /** An alliance shares what its heroes win and lose, not what their challenges do. */
    private boolean isHero(int side) {
        return side == 0 || contest.isDuel();
    }

    private void win(int side, int n, int[] moved) {
        int seat = contest.seat(side);
        int shared = isHero(side)
                ? table.alliance(seat)
                        .map(it -> n * it.ofPartner(it.win(), seat) / 100)
                        .orElse(0)
                : 0;
        moved[seat] += n - shared;
        if (shared > 0) {
            table.note(true, "won by partners: " + (seat + 1) + " acts, " + (table.partner(seat) + 1) + " shares");
            table.note(side == 1, "won by partners as the challenged");
            moved[table.partner(seat)] += shared;
        }
    }

    /** "A partner never loses the last PG by another's contest." */
    private void lose(int side, int n, int[] moved) {
        int seat = contest.seat(side);
        int shared = isHero(side)
                ? table.alliance(seat)
                        .map(it -> n * it.ofPartner(it.loss(), seat) / 100)
                        .orElse(0)
                : 0;
        if (shared > 0) {
            table.note(true, "lost by partners: " + (seat + 1) + " acts, " + (table.partner(seat) + 1) + " shares");
            table.note(shared >= table.player(table.partner(seat)).pg, "a partner keeps the last PG");
            shared = Math.min(shared, table.player(table.partner(seat)).pg - 1);
            moved[table.partner(seat)] -= shared;
        }
        moved[seat] -= n - shared;
    }
}
