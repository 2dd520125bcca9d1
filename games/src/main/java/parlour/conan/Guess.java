package parlour.conan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import parlour.game.Lots;

/**
 * A position that could be true for all a seat knows.
 *
 * <p>Cards that came into the pile with the same shuffle and that the seat has not seen since could each be where another of
 * them is: they change places, every arrangement that fits being equally likely. Only a challenge can lie face down on an
 * adventure. What the seat has seen in a hand is there, if it can be: that it was passed on unseen must not show. Then what
 * lies face down may change places with what stayed in the same hand when it was laid, whichever shuffle the two came from,
 * even if the seat has seen one of them in a treaty. What others remember follows the cards. Nothing is concluded from how
 * the others play.
 */
final class Guess {

    private final ConanPosition guess;
    private final State s;
    private final Board board;
    private final CardSet set;
    private final int seat;
    private final Lots lots;
    private final boolean areCardsUp;

    /** Where what players remember may be in truth, in the order of {@link Pacts#known}. */
    private final int[] known;

    /** Which card the seat has seen at a place, named by the card that is there in truth; {@link State#NONE} if none. */
    private final int[] seen = new int[CardSet.MOST_CARDS];

    private final boolean[] isSeen = new boolean[CardSet.MOST_CARDS];

    private Guess(ConanPosition truth, int seat, Lots lots) {
        this.guess = truth.copyWithoutPast();
        this.s = guess.state();
        this.board = guess.board();
        this.set = guess.set();
        this.seat = seat;
        this.lots = lots;
        this.areCardsUp = s.b[State.STEP] == Step.CANCELLING;
        this.known = board.memory.cards();
        Arrays.fill(seen, State.NONE);
    }

    static ConanPosition of(ConanPosition truth, int seat, Lots lots) {
        Guess it = new Guess(truth, seat, lots);
        it.shuffle();
        boolean named = it.s.pacts.offer().stream()
                .anyMatch(terms -> terms.terms().stream().anyMatch(term -> term instanceof Terms.Hand));
        if (!named) {
            it.exchange();
        }
        it.board.memory.forget();
        it.s.forget();
        return it.guess;
    }

    // ---- What is hidden ----

    private boolean isHidden(int card) {
        int zone = s.zone(card);
        if (zone == State.PILE) {
            return true;
        }
        if (zone >= State.HAND && zone < State.HAND + State.SEATS) {
            return zone != State.HAND + seat && !remembers(card);
        }
        if (zone == State.CHALLENGES) {
            return !board.knows(seat, card) && !remembers(card);
        }
        return zone == State.DOWN && !areCardsUp && board.memory.layer(card) != seat && !remembers(card);
    }

    private boolean remembers(int card) {
        for (int i = 0; i < known.length; i++) {
            if (known[i] == card && s.pacts.known().get(i).viewer() == seat) {
                return !hasPassedOn(i);
            }
        }
        return false;
    }

    /** Whether a card is no longer where its viewer saw it. */
    private boolean hasPassedOn(int nth) {
        return known[nth] < 0
                || board.memory.holder(known[nth]) != s.pacts.known().get(nth).holder();
    }

    /** Whether only a challenge can be where this card is. */
    private boolean isForChallenges(int card) {
        boolean setUp = s.b[State.STEP] <= Step.CHALLENGE_LAY;
        return s.zone(card) == State.CHALLENGES || (setUp && s.zone(card) != State.PILE);
    }

    // ---- Cards of one shuffle ----

    private void shuffle() {
        int[] becomes = new int[CardSet.MOST_CARDS];
        List<Integer> all = new ArrayList<>();
        for (int card = 0; card < set.cards; card++) {
            becomes[card] = card;
            if (isHidden(card)) {
                all.add(card);
            }
        }
        // In an order that does not tell which cards are there in truth: the same lots give the same guess whatever is
        // hidden.
        all.sort(Comparator.comparingInt(this::place));
        for (int i = 0; i < known.length; i++) {
            if (s.pacts.known().get(i).viewer() == seat && hasPassedOn(i)) {
                putBack(all, i);
            }
        }
        for (int era = 0; era <= s.b[State.SHUFFLES]; era++) {
            arrange(all, era, becomes);
        }
        relabel(all, becomes);
    }

    /** Where a card is, in a number: its zone, and its place there as far as all can see it. */
    private int place(int card) {
        int nth = switch (s.zone(card)) {
            case State.CHALLENGES -> indexIn(State.TAB, board.onTable(), card);
            case State.DOWN -> indexIn(State.LAID, guess.contest().laid(), card);
            default -> s.b[State.SINCE + card];
        };
        return s.zone(card) << 8 | nth;
    }

    private int indexIn(int list, int size, int card) {
        int index = 0;
        while (index < size && s.b[list + index] != card) {
            index++;
        }
        return index;
    }

    /** Puts a copy of a card that has passed on into the hand where the seat saw it; where that cannot be, it stays. */
    private void putBack(List<Integer> all, int nth) {
        Pacts.Known it = s.pacts.known().get(nth);
        for (int place : all) {
            if (s.zone(place) == State.HAND + it.holder() && seen[place] < 0) {
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

    /** Whether a card can be at a place: it came with the same shuffle, and challenges are left for the adventures. */
    private boolean mayBeAt(List<Integer> all, int place, int card) {
        int era = s.b[State.ERA + card];
        int spare = 0;
        for (int other : all) {
            if (s.b[State.ERA + other] == era) {
                spare += set.isChallenge(other) && !isSeen[other] ? 1 : 0;
                spare -= isForChallenges(other) && seen[other] < 0 ? 1 : 0;
            }
        }
        boolean areEnoughLeft = !set.isChallenge(card) || isForChallenges(place) || spare > 0;
        return s.b[State.ERA + place] == era && !isSeen[card] && areEnoughLeft;
    }

    /** Says for each place, named by the card that is there in truth, which card is there now. */
    private void arrange(List<Integer> all, int era, int[] becomes) {
        List<Integer> narrow = new ArrayList<>();
        List<Integer> wide = new ArrayList<>();
        List<Integer> challenges = new ArrayList<>();
        List<Integer> others = new ArrayList<>();
        for (int card : all) {
            if (s.b[State.ERA + card] == era) {
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
        int index = lots.below(cards.size());
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
                for (int fact : new int[] {State.SLOT_OF, State.MARK, State.LAID_AT, State.SINCE}) {
                    s.put(fact + card, old[fact + place]);
                }
            }
        }
        for (int i = 0; i < board.onTable(); i++) {
            s.put(State.TAB + i, becomes[old[State.TAB + i]]);
        }
        for (int i = 0; i < guess.contest().laid(); i++) {
            s.put(State.LAID + i, becomes[old[State.LAID + i]]);
        }
        relabelPacts(all, becomes, old);
    }

    private void relabelPacts(List<Integer> all, int[] becomes, byte[] old) {
        Pacts pacts = s.pacts;
        List<Pacts.Known> follows = new ArrayList<>();
        for (int i = 0; i < known.length; i++) {
            Pacts.Known it = pacts.known().get(i);
            boolean stays = it.viewer() == seat || known[i] < 0;
            int kind = stays ? it.kind() : set.kindOf[becomes[known[i]]];
            follows.add(new Pacts.Known(it.viewer(), kind, it.holder()));
        }
        pacts = pacts.withKnown(follows);
        if (pacts.offer().isPresent()) {
            pacts = pacts.offering(Optional.of(relabelled(pacts.offer().get(), all, becomes, old)));
        }
        s.agree(pacts);
    }

    /** Cards that a proposal names and this seat may not know. */
    private Terms relabelled(Terms terms, List<Integer> all, int[] becomes, byte[] old) {
        boolean[] used = new boolean[CardSet.MOST_CARDS];
        List<Terms.Term> changed = new ArrayList<>();
        for (Terms.Term term : terms.terms()) {
            if (term instanceof Terms.Hand hand && !terms.shows(hand, seat)) {
                int held = State.NONE;
                for (int i = 0; i < set.copies[hand.kind()]; i++) {
                    int card = set.firstOf[hand.kind()] + i;
                    held = !used[card] && old[card] == State.HAND + hand.from() ? card : held;
                }
                // A card that was asked for in vain could be any.
                int card = held >= 0 ? becomes[held] : all.get(lots.below(all.size()));
                if (held >= 0) {
                    used[held] = true;
                }
                changed.add(new Terms.Hand(hand.from(), hand.to(), set.kindOf[card]));
            } else {
                changed.add(term);
            }
        }
        return new Terms(terms.proposer(), TermsText.inOrder(changed));
    }

    // ---- What lies face down, and what stayed in the hand ----

    private void exchange() {
        for (int i = 0; i < board.onTable(); i++) {
            int card = board.onTable(i);
            if (!board.knows(seat, card)) {
                int other = partnerOf(card, State.HAND + board.owner(card), true);
                if (other >= 0) {
                    s.put(State.TAB + i, other);
                    swap(card, other);
                }
            }
        }
        Contest contest = guess.contest();
        for (int i = 0; i < contest.laid() && !areCardsUp; i++) {
            int owner = contest.side(contest.laidBy(i));
            int other = owner == seat ? State.NONE : partnerOf(contest.laid(i), State.HAND + owner, false);
            if (other >= 0) {
                int card = contest.laid(i);
                s.put(State.LAID + i, other);
                swap(card, other);
            }
        }
    }

    /** A card of the same hand that could have been laid instead, every second time; or {@link State#NONE}. */
    private int partnerOf(int card, int hand, boolean onTable) {
        int laidAt = s.b[State.LAID_AT + card];
        if (lots.below(2) == 0 || (onTable && s.b[State.SINCE + card] >= laidAt)) {
            return State.NONE;
        }
        List<Integer> eligible = new ArrayList<>();
        for (int i = 0; i < s.size(hand); i++) {
            int other = s.nth(hand, i);
            if (!onTable || (set.isChallenge(other) && s.b[State.SINCE + other] < laidAt)) {
                eligible.add(other);
            }
        }
        return eligible.isEmpty() ? State.NONE : eligible.get(lots.below(eligible.size()));
    }

    /** The other card goes where this one lies, and this one to the hand, each with what is known of the place. */
    private void swap(int card, int other) {
        int zone = s.zone(card);
        int hand = s.zone(other);
        for (int fact : new int[] {State.SLOT_OF, State.MARK, State.LAID_AT}) {
            s.put(fact + other, s.b[fact + card]);
        }
        int since = s.b[State.SINCE + card];
        s.put(State.SINCE + card, s.b[State.SINCE + other]);
        s.put(State.SINCE + other, since);
        s.move(other, zone);
        s.move(card, hand);
    }
}
