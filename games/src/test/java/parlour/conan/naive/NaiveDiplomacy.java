package parlour.conan.naive;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import parlour.conan.naive.NaiveTable.Held;
import parlour.conan.naive.NaiveTable.Known;
import parlour.conan.naive.NaiveTable.Offer;
import parlour.conan.naive.NaiveTable.Player;
import parlour.conan.naive.NaiveTable.Promise;

/** Treaties and alliances: which may be proposed, and their effects. */
final class NaiveDiplomacy {

    private static final int MAX_PROPOSALS = 5;
    private static final int MAX_OBJECTS = 3;

    private final NaiveTable table;

    NaiveDiplomacy(NaiveTable table) {
        this.table = table;
    }

    // ---- Proposing ----

    /**
     * The simplest proposals, which are listed as moves, once per phase: nothing that is already in force, and peace
     * only where a duel is possible.
     */
    SortedSet<String> listed(int seat) {
        TreeSet<String> moves = new TreeSet<>();
        int at = table.player(seat).at;
        String until = "@" + (table.round + 1 == NaiveTreaty.END ? "end" : "r" + (table.round + 1));
        for (int other : table.player(seat).proposals == 0 ? table.rivals(seat) : List.<Integer>of()) {
            int low = Math.min(seat, other);
            int high = Math.max(seat, other);
            String lowVow = (low + 1) + "!duel:" + (high + 1) + until;
            String highVow = (high + 1) + "!duel:" + (low + 1) + until;
            List<String> simple = new ArrayList<>();
            if (table.partner(seat) < 0) {
                simple.add((low + 1) + "=" + (high + 1) + ":50/50/50/own");
            }
            if (at == table.player(other).at
                    && table.partner(seat) != other
                    && !table.hasPromised(seat, "duel", other)
                    && !table.hasPromised(other, "duel", seat)) {
                simple.add(lowVow + ";" + highVow);
            }
            if (!table.hasPromised(other, "challenge", at)) {
                simple.add((seat + 1) + ">" + (other + 1) + ":1pg;" + (other + 1) + "!challenge:a" + at + until);
            }
            for (String terms : simple) {
                Optional<NaiveTreaty> treaty = NaiveTreaty.read(terms, table.cards, table.seats);
                if (at > 0 && treaty.isPresent() && mayPropose(seat, treaty.get())) {
                    moves.add("treaty:" + terms);
                }
            }
        }
        return moves;
    }

    boolean mayPropose(int proposer, NaiveTreaty treaty) {
        Set<Integer> named = treaty.seats();
        return table.player(proposer).proposals < MAX_PROPOSALS
                && named.stream().anyMatch(seat -> seat != proposer)
                && named.stream().allMatch(seat -> table.player(seat).isIn)
                && treaty.glory().stream().allMatch(it -> it.from() != it.to() && it.n() > 0)
                && treaty.things().stream().allMatch(it -> it.from() != it.to())
                && treaty.vows().stream().allMatch(this::canBePromised)
                && isOnce(treaty.vows())
                && treaty.unions().stream().allMatch(this::canAlly)
                // "A treaty makes one alliance at most".
                && treaty.unions().size() <= 1
                && named.stream().allMatch(seat -> canGive(seat, treaty, seat == proposer))
                && named.stream().allMatch(seat -> mayReceive(seat, treaty));
    }

    private boolean canBePromised(NaiveTreaty.PromiseTerm vow) {
        boolean hasTarget = vow.kind().equals("duel")
                ? vow.target() != vow.by()
                : table.adventure(vow.target()).isPresent();
        boolean isNew = table.promises.stream()
                .map(Promise::vow)
                .noneMatch(old -> old.by() == vow.by()
                        && old.kind().equals(vow.kind())
                        && old.target() == vow.target()
                        && old.until() >= vow.until());
        return hasTarget && isNew && vow.until() > table.round;
    }

    /** No promise is made twice. */
    private static boolean isOnce(List<NaiveTreaty.PromiseTerm> vows) {
        Set<String> all = new HashSet<>();
        return vows.stream().allMatch(vow -> all.add(vow.by() + vow.kind() + vow.target()));
    }

    /** "Two heroes on one adventure"; "a hero has one partner at most". */
    private boolean canAlly(NaiveTreaty.AllianceTerm union) {
        int at = table.player(union.one()).at;
        return union.one() != union.other()
                && at > 0
                && at == table.player(union.other()).at
                && (table.partner(union.one()) == union.other()
                        ? !table.alliances.contains(union)
                        : table.partner(union.one()) < 0 && table.partner(union.other()) < 0);
    }

    /** PG and objects are public and must be there; the proposer's own cards, too. */
    private boolean canGive(int seat, NaiveTreaty treaty, boolean isProposer) {
        Player player = table.player(seat);
        int glory = treaty.glory().stream()
                .filter(it -> it.from() == seat)
                .mapToInt(NaiveTreaty.GloryGift::n)
                .sum();
        if (glory > 0 && glory >= player.pg) {
            return false;
        }
        List<String> objects = treaty.given(seat, true);
        long taken = treaty.things().stream()
                .filter(it -> it.isObject() && it.to() == seat)
                .count();
        if (!contains(player.objects, objects) || player.objects.size() - objects.size() + taken > MAX_OBJECTS) {
            return false;
        }
        List<String> asked = treaty.given(seat, false);
        return isProposer
                ? contains(table.hand(seat), asked)
                : asked.stream()
                        .allMatch(id -> Collections.frequency(asked, id)
                                <= table.cards.get(id).copies());
    }

    /** "With capped no treaty may lift its receiver to 29 PG or more." */
    private boolean mayReceive(int seat, NaiveTreaty treaty) {
        int before = table.player(seat).pg;
        int after = before;
        for (NaiveTreaty.GloryGift gift : treaty.glory()) {
            after += gift.to() == seat ? gift.n() : 0;
            after -= gift.from() == seat ? gift.n() : 0;
        }
        return !table.agreed("gifts", "capped") || after <= before || after < 29;
    }

    private static boolean contains(List<String> all, List<String> wanted) {
        return wanted.stream().allMatch(id -> Collections.frequency(wanted, id) <= Collections.frequency(all, id));
    }

    void propose(int proposer, NaiveTreaty treaty) {
        table.player(proposer).proposals++;
        table.offer = Optional.of(new Offer(proposer, treaty));
        for (int seat : table.inOrder(proposer)) {
            if (seat != proposer && treaty.seats().contains(seat)) {
                table.toAnswer.add(seat);
            }
        }
        show(proposer);
    }

    /** A viewer who may read a card in the proposal has seen it once its giver agrees, even if the proposal fails. */
    void show(int giver) {
        Offer offer = table.offer.orElseThrow();
        for (int viewer : table.rivals(giver)) {
            List<String> shown = offer.treaty().things().stream()
                    .filter(it -> !it.isObject() && it.from() == giver)
                    .filter(it -> it.to() == viewer || offer.proposer() == viewer)
                    .map(NaiveTreaty.CardGift::id)
                    .toList();
            new TreeSet<>(shown).forEach(id -> remember(viewer, giver, id, Collections.frequency(shown, id)));
        }
    }

    /** Copies look alike: only those in excess of the ones seen in this hand before are new to the viewer. */
    private void remember(int viewer, int holder, String id, int shown) {
        int before = table.remembered(viewer, holder, id);
        table.note(before > 0 && table.cards.get(id).copies() > 1, "one of several that look alike is shown again");
        for (int i = before; i < shown; i++) {
            table.known.add(new Known(viewer, holder, id));
        }
        table.forgetWhatCannotBe(viewer, id, holder);
    }

    // ---- Answering ----

    /** Only a seat that holds the requested cards can agree. */
    boolean canAgree(int seat) {
        NaiveTreaty treaty = table.offer.orElseThrow().treaty();
        return contains(table.hand(seat), treaty.given(seat, false));
    }

    /** All have agreed. */
    void conclude() {
        Offer offer = table.offer.orElseThrow();
        NaiveTreaty treaty = offer.treaty();
        table.treaties++;
        table.note(!treaty.glory().isEmpty(), "treaty: PG");
        table.note(treaty.things().stream().anyMatch(it -> !it.isObject()), "treaty: cards");
        table.note(treaty.things().stream().anyMatch(NaiveTreaty.CardGift::isObject), "treaty: objects");
        table.note(treaty.seats().size() > 2, "treaty: of three or more");
        treaty.vows().forEach(vow -> table.note(true, "treaty: no " + vow.kind() + ", by seat " + (vow.by() + 1)));
        treaty.vows()
                .forEach(vow -> table.note(
                        table.hasPromised(vow.by(), vow.kind(), vow.target()), "treaty: a promise is prolonged"));
        treaty.unions()
                .forEach(it -> table.note(true, "treaty: alliance of " + (it.one() + 1) + " and " + (it.other() + 1)));
        for (NaiveTreaty.GloryGift it : treaty.glory()) {
            table.player(it.from()).pg -= it.n();
            table.player(it.to()).pg += it.n();
        }
        List<Held> cards = new ArrayList<>();
        for (NaiveTreaty.CardGift it : treaty.things()) {
            if (it.isObject()) {
                table.player(it.from()).objects.remove(it.id());
            } else {
                cards.add(table.take(it.from(), it.id()));
            }
        }
        for (NaiveTreaty.CardGift it : treaty.things()) {
            if (it.isObject()) {
                table.player(it.to()).objects.add(it.id());
            } else {
                table.player(it.to()).hand.add(cards.removeFirst());
            }
        }
        rememberGiven(offer);
        treaty.vows().forEach(vow -> table.promises.add(new Promise(table.treaties, vow)));
        // "a new agreement of the same two replaces the old one"
        treaty.unions().forEach(it -> {
            table.note(it.bySeat(), "treaty: alliance by seat");
            table.note(table.partner(it.one()) == it.other(), "treaty: partners agree anew");
            table.alliances.removeIf(old -> old.one() == it.one() && old.other() == it.other());
        });
        table.alliances.addAll(treaty.unions());
    }

    /** Giver, taker and proposer remember one less in the hand each card left and one more in its new one. */
    private void rememberGiven(Offer offer) {
        List<Known> less = new ArrayList<>();
        List<Known> more = new ArrayList<>();
        for (NaiveTreaty.CardGift it : offer.treaty().things()) {
            for (int viewer :
                    it.isObject() ? Set.<Integer>of() : new TreeSet<>(List.of(it.from(), it.to(), offer.proposer()))) {
                less.add(new Known(viewer, it.from(), it.id()));
                more.add(new Known(viewer, it.to(), it.id()));
            }
        }
        less.forEach(table.known::remove);
        more.removeIf(it -> it.viewer() == it.holder());
        table.known.addAll(more);
    }
}
