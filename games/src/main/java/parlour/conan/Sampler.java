package parlour.conan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import parlour.conan.card.CardSet;
import parlour.conan.rules.Agreements;
import parlour.conan.rules.Board;
import parlour.conan.rules.ConanState;
import parlour.conan.rules.Contest;
import parlour.conan.rules.PackedState;
import parlour.conan.rules.Step;
import parlour.conan.rules.TreatyTerms;
import parlour.conan.text.TreatyNotation;
import parlour.game.RandomSource;

/**
 * Samples a random position consistent with everything a seat knows.
 *
 * <p>Cards that entered the pile with the same shuffle and that the seat has not seen since are interchangeable: they
 * are permuted, every consistent arrangement being equally likely. Only a challenge can lie face down on an adventure.
 * A card that the seat has seen in a hand stays there if possible: the sample must not disclose that it was passed on
 * unseen. Then a face-down card may be exchanged with one that stayed in the same hand when it was laid, whatever
 * shuffles the two came from, even if the seat has seen one of them in a treaty. Other players' memory follows the
 * cards. Nothing is inferred from how the others play.
 */
final class Sampler {

    private final ConanState sample;
    private final PackedState s;
    private final Board board;
    private final CardSet set;
    private final int seat;
    private final RandomSource random;
    private final boolean areCardsUp;

    /** The actual card for each remembered one, in the order of {@link Agreements#known}. */
    private final int[] known;

    /** The card the seat has seen at a place, indexed by the card actually there; {@link PackedState#NONE} if none. */
    private final int[] seen = new int[CardSet.MAX_CARDS];

    private final boolean[] isSeen = new boolean[CardSet.MAX_CARDS];

    private Sampler(ConanState truth, int seat, RandomSource random) {
        this.sample = truth.copyWithoutHistory();
        this.s = sample.packed();
        this.board = sample.board();
        this.set = sample.set();
        this.seat = seat;
        this.random = random;
        this.areCardsUp = s.b[PackedState.STEP] == Step.CANCELLING;
        this.known = board.memory.cards();
        Arrays.fill(seen, PackedState.NONE);
    }

    static ConanState of(ConanState truth, int seat, RandomSource random) {
        Sampler it = new Sampler(truth, seat, random);
        it.shuffle();
        boolean named = it.s.agreements.offer().stream()
                .anyMatch(terms -> terms.terms().stream().anyMatch(term -> term instanceof TreatyTerms.CardGift));
        if (!named) {
            it.exchange();
        }
        it.board.memory.forget();
        it.s.clearHistory();
        return it.sample;
    }

    // ---- Hidden cards ----

    private boolean isHidden(int card) {
        int zone = s.zone(card);
        if (zone == PackedState.PILE) {
            return true;
        }
        if (zone >= PackedState.HAND && zone < PackedState.HAND + PackedState.SEATS) {
            return zone != PackedState.HAND + seat && !remembers(card);
        }
        if (zone == PackedState.CHALLENGES) {
            return !board.knows(seat, card) && !remembers(card);
        }
        return zone == PackedState.DOWN && !areCardsUp && board.memory.layer(card) != seat && !remembers(card);
    }

    private boolean remembers(int card) {
        for (int i = 0; i < known.length; i++) {
            if (known[i] == card && s.agreements.known().get(i).viewer() == seat) {
                return !hasPassedOn(i);
            }
        }
        return false;
    }

    /** Whether a card is no longer where its viewer saw it. */
    private boolean hasPassedOn(int nth) {
        return known[nth] < 0
                || board.memory.holder(known[nth])
                        != s.agreements.known().get(nth).holder();
    }

    /** Whether only a challenge can be where this card is. */
    private boolean isForChallenges(int card) {
        boolean setUp = s.b[PackedState.STEP] <= Step.CHALLENGE_LAY;
        return s.zone(card) == PackedState.CHALLENGES || (setUp && s.zone(card) != PackedState.PILE);
    }

    // ---- Cards of one shuffle ----

    private void shuffle() {
        int[] becomes = new int[CardSet.MAX_CARDS];
        List<Integer> all = new ArrayList<>();
        for (int card = 0; card < set.cards; card++) {
            becomes[card] = card;
            if (isHidden(card)) {
                all.add(card);
            }
        }
        // In an order independent of which cards are actually there: the same random numbers give the same sample
        // whatever is hidden.
        all.sort(Comparator.comparingInt(this::place));
        for (int i = 0; i < known.length; i++) {
            if (s.agreements.known().get(i).viewer() == seat && hasPassedOn(i)) {
                putBack(all, i);
            }
        }
        for (int era = 0; era <= s.b[PackedState.SHUFFLES]; era++) {
            arrange(all, era, becomes);
        }
        relabel(all, becomes);
    }

    /** The place of a card as a number: its zone, and its public position there. */
    private int place(int card) {
        int nth = switch (s.zone(card)) {
            case PackedState.CHALLENGES -> indexIn(PackedState.CHALLENGE_ORDER, card);
            case PackedState.DOWN -> indexIn(PackedState.LAID, card);
            default -> s.b[PackedState.IN_HAND_SINCE + card];
        };
        return s.zone(card) << 8 | nth;
    }

    private int indexIn(int list, int card) {
        int index = 0;
        while (s.b[list + index] != card) {
            index++;
        }
        return index;
    }

    /** Puts a copy of a card that has been passed on into the hand where the seat saw it, if possible. */
    private void putBack(List<Integer> all, int nth) {
        Agreements.KnownCard it = s.agreements.known().get(nth);
        for (int place : all) {
            if (s.zone(place) == PackedState.HAND + it.holder() && seen[place] < 0) {
                for (int card : all) {
                    if (set.kindOf[card] == it.kind() && mayBeAt(all, place, card)) {
                        see(place, card);
                        return;
                    }
                }
            }
        }
        int card = known[nth];
        if (card >= 0 && seen[card] < 0 && mayBeAt(all, card, card)) {
            see(card, card);
        }
    }

    private void see(int place, int card) {
        seen[place] = card;
        isSeen[card] = true;
    }

    /**
     * Whether a card can be at a place: it came with the same shuffle, and enough challenges are left for the
     * adventures.
     */
    private boolean mayBeAt(List<Integer> all, int place, int card) {
        int era = s.b[PackedState.SHUFFLE_NUMBER + card];
        int spare = 0;
        for (int other : all) {
            if (s.b[PackedState.SHUFFLE_NUMBER + other] == era) {
                spare += set.isChallenge(other) && !isSeen[other] ? 1 : 0;
                spare -= isForChallenges(other) && seen[other] < 0 ? 1 : 0;
            }
        }
        boolean areEnoughLeft = !set.isChallenge(card) || isForChallenges(place) || spare > 0;
        return s.b[PackedState.SHUFFLE_NUMBER + place] == era && !isSeen[card] && areEnoughLeft;
    }

    /** Computes for each place, indexed by the card actually there, the card there in the sample. */
    private void arrange(List<Integer> all, int era, int[] becomes) {
        List<Integer> narrow = new ArrayList<>();
        List<Integer> wide = new ArrayList<>();
        List<Integer> challenges = new ArrayList<>();
        List<Integer> others = new ArrayList<>();
        for (int card : all) {
            if (s.b[PackedState.SHUFFLE_NUMBER + card] == era) {
                if (seen[card] >= 0) {
                    becomes[card] = seen[card];
                } else {
                    (isForChallenges(card) ? narrow : wide).add(card);
                }
                if (!isSeen[card]) {
                    (set.isChallenge(card) ? challenges : others).add(card);
                }
            }
        }
        challenges.sort(null);
        others.sort(null);
        for (int place : narrow) {
            becomes[place] = pick(challenges);
        }
        others.addAll(challenges);
        for (int place : wide) {
            becomes[place] = pick(others);
        }
    }

    private int pick(List<Integer> cards) {
        int index = random.nextInt(cards.size());
        int picked = cards.get(index);
        int last = cards.removeLast();
        if (index < cards.size()) {
            cards.set(index, last);
        }
        return picked;
    }

    private void relabel(List<Integer> all, int[] becomes) {
        byte[] old = s.b.clone();
        for (int place : all) {
            int card = becomes[place];
            if (card != place) {
                s.move(card, old[place]);
                for (int fact : new int[] {
                    PackedState.SLOT_OF, PackedState.CHALLENGE_FLAGS, PackedState.LAID_AT, PackedState.IN_HAND_SINCE
                }) {
                    s.put(fact + card, old[fact + place]);
                }
            }
        }
        for (int i = 0; i < board.onTable(); i++) {
            s.put(PackedState.CHALLENGE_ORDER + i, becomes[old[PackedState.CHALLENGE_ORDER + i]]);
        }
        for (int i = 0; i < sample.contest().laid(); i++) {
            s.put(PackedState.LAID + i, becomes[old[PackedState.LAID + i]]);
        }
        relabelAgreements(all, becomes, old);
    }

    private void relabelAgreements(List<Integer> all, int[] becomes, byte[] old) {
        Agreements agreements = s.agreements;
        List<Agreements.KnownCard> follows = new ArrayList<>();
        for (int i = 0; i < known.length; i++) {
            Agreements.KnownCard it = agreements.known().get(i);
            boolean stays = it.viewer() == seat || known[i] < 0;
            int kind = stays ? it.kind() : set.kindOf[becomes[known[i]]];
            follows.add(new Agreements.KnownCard(it.viewer(), kind, it.holder()));
        }
        agreements = agreements.withKnown(follows);
        if (agreements.offer().isPresent()) {
            agreements = agreements.offering(
                    Optional.of(relabelled(agreements.offer().get(), all, becomes, old)));
        }
        s.agree(agreements);
    }

    /** Replaces the cards in a proposal that this seat may not know. */
    private TreatyTerms relabelled(TreatyTerms terms, List<Integer> all, int[] becomes, byte[] old) {
        boolean[] used = new boolean[CardSet.MAX_CARDS];
        List<TreatyTerms.Term> changed = new ArrayList<>();
        for (TreatyTerms.Term term : terms.terms()) {
            if (term instanceof TreatyTerms.CardGift hand && !terms.shows(hand, seat)) {
                int held = PackedState.NONE;
                for (int i = 0; i < set.copies[hand.kind()]; i++) {
                    int card = set.firstOf[hand.kind()] + i;
                    held = !used[card] && old[card] == PackedState.HAND + hand.from() ? card : held;
                }
                // The giver lacks the card, so it may be any.
                int card = held >= 0 ? becomes[held] : all.get(random.nextInt(all.size()));
                if (held >= 0) {
                    used[held] = true;
                }
                changed.add(new TreatyTerms.CardGift(hand.from(), hand.to(), set.kindOf[card]));
            } else {
                changed.add(term);
            }
        }
        return new TreatyTerms(terms.proposer(), TreatyNotation.inOrder(changed));
    }

    // ---- Face-down cards and those that stayed in the hand ----

    private void exchange() {
        for (int i = 0; i < board.onTable(); i++) {
            int card = board.onTable(i);
            if (!board.knows(seat, card)) {
                int other = partnerOf(card, PackedState.HAND + board.owner(card), true);
                if (other >= 0) {
                    s.put(PackedState.CHALLENGE_ORDER + i, other);
                    swap(card, other);
                }
            }
        }
        Contest contest = sample.contest();
        for (int i = 0; i < contest.laid() && !areCardsUp; i++) {
            int owner = contest.side(contest.laidBy(i));
            int other = owner == seat ? PackedState.NONE : partnerOf(contest.laid(i), PackedState.HAND + owner, false);
            if (other >= 0) {
                int card = contest.laid(i);
                s.put(PackedState.LAID + i, other);
                swap(card, other);
            }
        }
    }

    /** A card of the same hand that could have been laid instead, half the time; else {@link PackedState#NONE}. */
    private int partnerOf(int card, int hand, boolean onTable) {
        int laidAt = s.b[PackedState.LAID_AT + card];
        if (random.nextInt(2) == 0 || (onTable && s.b[PackedState.IN_HAND_SINCE + card] >= laidAt)) {
            return PackedState.NONE;
        }
        List<Integer> eligible = new ArrayList<>();
        for (int i = 0; i < s.size(hand); i++) {
            int other = s.nth(hand, i);
            if (!onTable || (set.isChallenge(other) && s.b[PackedState.IN_HAND_SINCE + other] < laidAt)) {
                eligible.add(other);
            }
        }
        return eligible.isEmpty() ? PackedState.NONE : eligible.get(random.nextInt(eligible.size()));
    }

    /** Exchanges a face-down card with one in the hand, each taking over what is known of its new place. */
    private void swap(int card, int other) {
        int zone = s.zone(card);
        int hand = s.zone(other);
        for (int fact : new int[] {PackedState.SLOT_OF, PackedState.CHALLENGE_FLAGS, PackedState.LAID_AT}) {
            s.put(fact + other, s.b[fact + card]);
        }
        int since = s.b[PackedState.IN_HAND_SINCE + card];
        s.put(PackedState.IN_HAND_SINCE + card, s.b[PackedState.IN_HAND_SINCE + other]);
        s.put(PackedState.IN_HAND_SINCE + other, since);
        s.move(other, zone);
        s.move(card, hand);
    }
}
