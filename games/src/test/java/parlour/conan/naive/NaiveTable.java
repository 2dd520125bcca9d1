package parlour.conan.naive;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The cards on the table and in the hands, and the state of play. Seats count from 0, slots of adventures from 1. */
final class NaiveTable {

    /** One of several copies of a card. */
    record Held(String id, int copy) {}

    /** A challenge on an adventure; those who have seen it know what it is while it is face down. */
    record Challenge(String id, int owner, boolean isUp, List<Integer> seen) {

        boolean isKnownTo(int viewer) {
            return isUp || seen.contains(viewer);
        }
    }

    record Adventure(int slot, String card, List<Challenge> challenges) {}

    /** A hidden card that a viewer has seen in a hand; copies look alike, so two copies seen are two entries. */
    record Known(int viewer, int holder, String id) {}

    record Promise(int treaty, NaiveTreaty.PromiseTerm vow) {}

    record Offer(int proposer, NaiveTreaty treaty) {}

    /** A card laid in a resolution; its CANCEL has acted if it hit a target, or found none. */
    record Laid(Held card, int side, boolean isCancelled, boolean hasActed) {}

    /**
     * A task to be carried out.
     *
     * @param what effect, find (an object), return (an object), drop (cards by chance), or a trigger
     */
    record Task(String what, int seat, int n, Optional<NaiveCard.Effect> effect) {}

    /** The result of a contest. */
    record ContestResult(
            int round,
            int hero,
            int other,
            String challenge,
            String attribute,
            int heroTotal,
            int otherTotal,
            boolean heroWon,
            int stake,
            List<Integer> moved,
            List<Laid> laid) {}

    static final class Player {
        boolean isIn;
        String hero = "";
        int pg;
        int at;
        int arrived;
        String ally = "";
        List<String> objects = new ArrayList<>();
        List<String> trophies = new ArrayList<>();
        List<Held> hand = new ArrayList<>();
        boolean hasBeenPaid;
        int proposals;

        Player copy() {
            Player copy = new Player();
            copy.isIn = isIn;
            copy.hero = hero;
            copy.pg = pg;
            copy.at = at;
            copy.arrived = arrived;
            copy.ally = ally;
            copy.objects.addAll(objects);
            copy.trophies.addAll(trophies);
            copy.hand.addAll(hand);
            copy.hasBeenPaid = hasBeenPaid;
            copy.proposals = proposals;
            return copy;
        }
    }

    /** A challenge being overcome, or a duel: the hero's side is side 0. */
    static final class Contest {
        final int hero;
        final int other;

        /** Its index on the adventure, from 0; -1 for a duel. */
        final int challenge;

        final int[] bids = new int[2];
        int bidder;
        String attribute = "";
        List<Laid> laid = new ArrayList<>();
        int layer;
        int passes;

        Contest(int hero, int other, int challenge) {
            this.hero = hero;
            this.other = other;
            this.challenge = challenge;
        }

        int seat(int side) {
            return side == 0 ? hero : other;
        }

        boolean isDuel() {
            return challenge < 0;
        }

        Contest copy() {
            Contest copy = new Contest(hero, other, challenge);
            copy.bids[0] = bids[0];
            copy.bids[1] = bids[1];
            copy.bidder = bidder;
            copy.attribute = attribute;
            copy.laid.addAll(laid);
            copy.layer = layer;
            copy.passes = passes;
            return copy;
        }
    }

    final int seats;
    final Map<String, String> options;
    final NaiveCards cards;

    String step = "";
    int round;
    int first = -1;

    /** The seat whose turn it is in the phase, even while another seat decides. */
    int acting;

    int lap;
    int passes;

    /** The seats that have not had their turn in the phase. */
    List<Integer> waiting = new ArrayList<>();

    List<Player> players = new ArrayList<>();
    List<Adventure> adventures = new ArrayList<>();
    List<Held> pile = new ArrayList<>();
    List<Held> discard = new ArrayList<>();
    List<String> heroes = new ArrayList<>();

    /** Objects not seen yet, and below them the returned ones. */
    List<String> loot = new ArrayList<>();

    List<String> bottom = new ArrayList<>();

    Optional<Contest> contest = Optional.empty();

    /** The index of the ally that is faced, before it is hired or overcome. */
    int facing = -1;

    Optional<ContestResult> contestResult = Optional.empty();
    List<Task> tasks = new ArrayList<>();

    /** What a player states that an effect does, in the notation of moves; empty if nothing is stated. */
    String stated = "";

    int stater = -1;

    /** What follows the tasks: card, hero, contest or turn. */
    String then = "";

    Optional<Held> action = Optional.empty();
    boolean hasBeatenLast;

    int asked = -1;
    List<Integer> toAnswer = new ArrayList<>();
    Optional<Offer> offer = Optional.empty();
    int treaties;
    List<Promise> promises = new ArrayList<>();
    List<NaiveTreaty.AllianceTerm> alliances = new ArrayList<>();
    List<Known> known = new ArrayList<>();

    String reason = "";
    List<Integer> winners = new ArrayList<>();

    /** The events of the last move, in words: a test checks that its games reach all of them. */
    final List<String> notes = new ArrayList<>();

    NaiveTable(int seats, Map<String, String> options, NaiveCards cards) {
        this.seats = seats;
        this.options = options;
        this.cards = cards;
    }

    NaiveTable copy() {
        NaiveTable copy = new NaiveTable(seats, options, cards);
        copy.step = step;
        copy.round = round;
        copy.first = first;
        copy.acting = acting;
        copy.lap = lap;
        copy.passes = passes;
        copy.waiting.addAll(waiting);
        players.forEach(player -> copy.players.add(player.copy()));
        adventures.forEach(it -> copy.adventures.add(new Adventure(it.slot, it.card, new ArrayList<>(it.challenges))));
        copy.pile.addAll(pile);
        copy.discard.addAll(discard);
        copy.heroes.addAll(heroes);
        copy.loot.addAll(loot);
        copy.bottom.addAll(bottom);
        copy.contest = contest.map(Contest::copy);
        copy.facing = facing;
        copy.contestResult = contestResult;
        copy.tasks.addAll(tasks);
        copy.stated = stated;
        copy.stater = stater;
        copy.then = then;
        copy.action = action;
        copy.hasBeatenLast = hasBeatenLast;
        copy.asked = asked;
        copy.toAnswer.addAll(toAnswer);
        copy.offer = offer;
        copy.treaties = treaties;
        copy.promises.addAll(promises);
        copy.alliances.addAll(alliances);
        copy.known.addAll(known);
        copy.reason = reason;
        copy.winners.addAll(winners);
        return copy;
    }

    void note(boolean isTrue, String what) {
        if (isTrue) {
            notes.add(what);
        }
    }

    // ---- Players ----

    Player player(int seat) {
        return players.get(seat);
    }

    boolean agreed(String option, String value) {
        return value.equals(options.get(option));
    }

    /** All players still in the game, in order from a seat. */
    List<Integer> inOrder(int from) {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < seats; i++) {
            if (player((from + i) % seats).isIn) {
                order.add((from + i) % seats);
            }
        }
        return order;
    }

    /** The next player still in the game, clockwise. */
    int after(int seat) {
        return inOrder((seat + 1) % seats).getFirst();
    }

    /** All others still in the game, lowest seat first. */
    List<Integer> rivals(int seat) {
        List<Integer> rivals = inOrder(0);
        rivals.removeIf(other -> other == seat);
        return rivals;
    }

    Optional<NaiveTreaty.AllianceTerm> alliance(int seat) {
        return alliances.stream().filter(it -> it.has(seat)).findFirst();
    }

    int partner(int seat) {
        return alliance(seat)
                .map(it -> it.one() == seat ? it.other() : it.one())
                .orElse(-1);
    }

    boolean hasPromised(int seat, String kind, int target) {
        return promises.stream()
                .map(Promise::vow)
                .anyMatch(vow -> vow.by() == seat && vow.kind().equals(kind) && vow.target() == target);
    }

    // ---- Adventures ----

    Optional<Adventure> adventure(int slot) {
        return adventures.stream().filter(it -> it.slot == slot).findFirst();
    }

    Adventure at(int seat) {
        return adventure(player(seat).at).orElseThrow();
    }

    boolean hasRoom(Adventure adventure) {
        return agreed("stack", "unlimited")
                || adventure.challenges.size() < cards.get(adventure.card).difficulty();
    }

    static boolean hasChallengeOf(Adventure adventure, int seat) {
        return adventure.challenges.stream().anyMatch(it -> it.owner == seat);
    }

    /** "No hero may be placed or moved onto an adventure on which its player has a challenge." */
    List<Integer> legalFor(int seat) {
        return adventures.stream()
                .filter(it -> it.slot != player(seat).at && !hasChallengeOf(it, seat))
                .map(Adventure::slot)
                .toList();
    }

    /** "A new one takes the lowest free slot." */
    void open(String card) {
        int slot = 1;
        while (adventure(slot).isPresent()) {
            slot++;
        }
        adventures.add(slot - 1, new Adventure(slot, card, new ArrayList<>()));
    }

    /** A hero leaves its adventure, if any: "he stays with the hero until the adventure is accomplished or left". */
    void leave(int seat) {
        dismiss(seat);
        player(seat).at = 0;
        alliances.removeIf(it -> it.has(seat));
    }

    void dismiss(int seat) {
        Player player = player(seat);
        if (!player.ally.isEmpty()) {
            discard.add(new Held(player.ally, 1));
            player.ally = "";
        }
    }

    void arrive(int seat, int slot) {
        leave(seat);
        player(seat).at = slot;
        player(seat).arrived = round;
    }

    // ---- Cards ----

    List<String> hand(int seat) {
        return cards.sorted(player(seat).hand.stream().map(Held::id).toList());
    }

    /** Takes a card from a hand. */
    Held take(int seat, String id) {
        Held taken = player(seat).hand.stream()
                .filter(it -> it.id.equals(id))
                .findFirst()
                .orElseThrow();
        player(seat).hand.remove(taken);
        return taken;
    }

    /** A card from a hand becomes visible to all: viewers who remember one there forget it. */
    void show(int holder, String id) {
        for (int viewer = 0; viewer < seats; viewer++) {
            known.remove(new Known(viewer, holder, id));
        }
    }

    /** A removed challenge is seen by all, if it was not before. */
    void discard(Challenge challenge) {
        if (!challenge.isUp) {
            show(challenge.owner, challenge.id);
        }
        discard.add(new Held(challenge.id, 1));
    }

    /** The number of copies a viewer remembers in a hand. */
    int remembered(int viewer, int holder, String id) {
        return Collections.frequency(known, new Known(viewer, holder, id));
    }

    /**
     * Limits a viewer's memory to the number of copies that could be in other hands: those in the pile, in other hands,
     * and face down from them, even if the viewer has peeked. The lowest seat is forgotten first, one hand not at all.
     */
    void forgetWhatCannotBe(int viewer, String id, int butNot) {
        long possible = pile.stream().filter(it -> it.id.equals(id)).count();
        for (int other = 0; other < seats; other++) {
            int owner = other;
            if (other != viewer) {
                possible += Collections.frequency(hand(other), id);
                possible += adventures.stream()
                        .flatMap(it -> it.challenges.stream())
                        .filter(it -> !it.isUp && it.owner == owner && it.id.equals(id))
                        .count();
                possible += contest.filter(_ -> step.equals("laying")).stream()
                        .flatMap(it -> it.laid.stream().filter(laid -> it.seat(laid.side) == owner))
                        .filter(it -> it.card.id.equals(id))
                        .count();
            }
        }
        for (int holder = 0; holder < seats; holder++) {
            while (holder != butNot
                    && known.stream()
                                    .filter(it -> it.viewer == viewer && it.id.equals(id))
                                    .count()
                            > possible
                    && known.remove(new Known(viewer, holder, id))) {
                note(cards.get(id).copies() > 1, "one of several that look alike cannot be there any more");
            }
        }
    }

    void forgetWhatCannotBe() {
        List.copyOf(known).forEach(it -> forgetWhatCannotBe(it.viewer, it.id, -1));
    }

    // ---- Going out ----

    /** "At 0 PG a player is out." */
    void goOut(int seat) {
        Player player = player(seat);
        note(true, "out: seat " + (seat + 1));
        note(!player.hand.isEmpty(), "out: a hand is discarded");
        note(!player.ally.isEmpty(), "out: an ally is discarded");
        note(!player.objects.isEmpty(), "out: objects go back");
        note(partner(seat) >= 0, "out: an alliance ends");
        note(promises.stream().anyMatch(it -> it.vow.by() == seat), "out: promises lapse");
        note(
                promises.stream().anyMatch(it -> it.vow.kind().equals("duel") && it.vow.target() == seat),
                "out: promises of peace lapse");
        note(known.stream().anyMatch(it -> it.viewer == seat), "out: what was known is forgotten");
        note(adventures.stream().anyMatch(it -> hasChallengeOf(it, seat)), "out: challenges are discarded");
        note(seat == first, "out: the first player");
        player.isIn = false;
        for (Adventure adventure : adventures) {
            for (Challenge challenge : List.copyOf(adventure.challenges)) {
                if (challenge.owner == seat) {
                    adventure.challenges.remove(challenge);
                    discard(challenge);
                }
            }
        }
        leave(seat);
        player.hand.forEach(it -> show(seat, it.id));
        discard.addAll(player.hand);
        player.hand.clear();
        bottom.addAll(player.objects);
        player.objects.clear();
        player.hero = "";
        promises.removeIf(it -> it.vow.by() == seat || (it.vow.kind().equals("duel") && it.vow.target() == seat));
        known.removeIf(it -> it.viewer == seat);
    }
}
