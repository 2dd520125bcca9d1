package parlour.conan;

import java.util.List;
import java.util.Optional;
import parlour.game.MoveList;

/** Treaties and alliances: what is proposed, who answers, and what becomes of it. */
final class Talks {

    private static final int NONE = State.NONE;
    private static final int HALF = 50;

    private final Board board;
    private final State s;
    private final CardSet set;
    private final Offers offers;

    Talks(Board board, Offers offers) {
        this.board = board;
        this.s = board.s;
        this.set = board.set;
        this.offers = offers;
    }

    // ---- Proposals that are listed ----

    /** One of the simple proposals, once a phase; anything else is read from text. */
    void list(int seat, MoveList into) {
        if (s.b[State.PROPOSED + seat] > 0) {
            return;
        }
        for (int other = 0; other < board.seats; other++) {
            if (other != seat && board.isIn(other)) {
                if (mayAlly(seat, other)) {
                    into.add(Move.of(Move.ALLIANCE, other));
                }
                if (mayMakePeace(seat, other)) {
                    into.add(Move.of(Move.PEACE, other));
                }
                if (mayBeSpared(seat, other)) {
                    into.add(Move.of(Move.SPARE, other));
                }
            }
        }
    }

    boolean mayAlly(int one, int other) {
        return board.at(one) >= 0
                && board.at(one) == board.at(other)
                && board.partner(one) < 0
                && board.partner(other) < 0;
    }

    private boolean mayMakePeace(int one, int other) {
        return board.round() < ConanRules.LAST_ROUND
                && board.at(one) >= 0
                && board.at(one) == board.at(other)
                && board.partner(one) != other
                && !board.keepsPeace(one, other)
                && !board.keepsPeace(other, one);
    }

    private boolean mayBeSpared(int one, int other) {
        return board.round() < ConanRules.LAST_ROUND
                && board.at(one) >= 0
                && board.pg(one) > 1
                && !board.spares(other, board.at(one));
    }

    /** The terms a move proposes. */
    Terms terms(int move) {
        int seat = board.actor();
        int other = Move.a(move);
        int next = board.round() + 1;
        return switch (Move.kind(move)) {
            case Move.TREATY -> offers.terms(Move.number(move));
            case Move.ALLIANCE ->
                new Terms(
                        seat,
                        List.of(new Terms.Union(
                                Math.min(seat, other), Math.max(seat, other), HALF, HALF, HALF, false)));
            case Move.PEACE ->
                new Terms(
                        seat,
                        List.of(
                                new Terms.Vow(Math.min(seat, other), Promise.Kind.NO_DUEL, Math.max(seat, other), next),
                                new Terms.Vow(
                                        Math.max(seat, other), Promise.Kind.NO_DUEL, Math.min(seat, other), next)));
            case Move.SPARE ->
                new Terms(
                        seat,
                        List.of(
                                new Terms.Glory(seat, other, 1),
                                new Terms.Vow(other, Promise.Kind.NO_CHALLENGE, board.at(seat), next)));
            default -> throw new IllegalStateException("no proposal: " + move);
        };
    }

    /** The move that proposes these terms: the listed one, if they are listed. */
    int move(Terms terms) {
        MoveList listed = new MoveList();
        list(terms.proposer(), listed);
        for (int i = 0; i < listed.size(); i++) {
            if (terms(listed.get(i)).equals(terms)) {
                return listed.get(i);
            }
        }
        return Move.treaty(offers.number(terms));
    }

    // ---- Proposing and answering ----

    Optional<Terms> offer() {
        return s.pacts.offer();
    }

    void propose(int move) {
        Terms terms = terms(move);
        s.add(State.PROPOSED + terms.proposer(), 1);
        s.put(State.PASSES, 0);
        s.agree(s.pacts.offering(Optional.of(terms)));
        show(terms, terms.proposer());
        s.put(State.ASKED, nextAsked(terms, terms.proposer()));
        s.put(State.STEP, Step.ANSWERING);
    }

    /** A copy in a hand that is not given yet. */
    private int unused(int seat, int kind, boolean[] used) {
        for (int i = 0; i < set.copies[kind]; i++) {
            int card = set.firstOf[kind] + i;
            if (s.zone(card) == State.HAND + seat && !used[card]) {
                used[card] = true;
                return card;
            }
        }
        throw new IllegalStateException("not held: " + set.kind(kind).id());
    }

    /** Clockwise from the one who proposes; {@link #NONE} when all have been asked. */
    private int nextAsked(Terms terms, int after) {
        List<Integer> asked = terms.asked();
        for (int i = 1; i < board.seats; i++) {
            int seat = (after + i) % board.seats;
            if (seat == terms.proposer()) {
                return NONE;
            }
            if (asked.contains(seat)) {
                return seat;
            }
        }
        return NONE;
    }

    /** Whether a seat holds every card it would give. Nobody else can tell before it says yes. */
    boolean canAgree(int seat) {
        Terms terms = offer().orElseThrow();
        boolean[] used = new boolean[CardSet.MOST_CARDS];
        for (Terms.Term term : terms.terms()) {
            if (term instanceof Terms.Hand(int from, int _, int kind) && from == seat) {
                int i = 0;
                while (i < set.copies[kind]
                        && (used[set.firstOf[kind] + i] || s.zone(set.firstOf[kind] + i) != State.HAND + seat)) {
                    i++;
                }
                if (i == set.copies[kind]) {
                    return false;
                }
                used[set.firstOf[kind] + i] = true;
            }
        }
        return true;
    }

    /** Answers whether the talk about this proposal is over. */
    boolean agree() {
        Terms terms = offer().orElseThrow();
        int seat = s.b[State.ASKED];
        show(terms, seat);
        int next = nextAsked(terms, seat);
        if (next >= 0) {
            s.put(State.ASKED, next);
            return false;
        }
        carryOut(terms);
        close();
        return true;
    }

    /** Whoever proposes or says yes holds what it would give: those who may know which cards these are have seen them. */
    private void show(Terms terms, int giver) {
        for (int viewer = 0; viewer < board.seats; viewer++) {
            int[] shown = new int[set.kinds().size()];
            for (Terms.Term term : terms.terms()) {
                if (term instanceof Terms.Hand hand
                        && hand.from() == giver
                        && viewer != giver
                        && terms.shows(hand, viewer)) {
                    board.memory.show(viewer, giver, hand.kind(), ++shown[hand.kind()]);
                }
            }
        }
    }

    void close() {
        s.agree(s.pacts.offering(Optional.empty()));
        s.put(State.ASKED, NONE);
    }

    private void carryOut(Terms terms) {
        int number = board.treaties() + 1;
        board.treaties(number);
        giveCards(terms);
        for (Terms.Term term : terms.terms()) {
            switch (term) {
                case Terms.Glory(int from, int to, int n) -> board.transfer(from, to, n);
                case Terms.Hand _ -> {}
                case Terms.Thing(int from, int _, int kind) ->
                    board.loseObject(from, s.find(set, State.OBJECTS + from, kind));
                case Terms.Vow(int by, Promise.Kind kind, int target, int until) ->
                    s.agree(s.pacts.with(new Promise(number, by, kind, target, until)));
                case Terms.Union union -> ally(union);
            }
        }
        // All are handed over before any is taken: two players may swap with full hands.
        for (Terms.Term term : terms.terms()) {
            if (term instanceof Terms.Thing(int from, int to, int kind)) {
                board.gainObject(to, s.find(set, State.OBJECTS + from, kind));
            }
        }
    }

    private void giveCards(Terms terms) {
        boolean[] used = new boolean[CardSet.MOST_CARDS];
        int[] given = new int[terms.terms().size()];
        for (int i = 0; i < given.length; i++) {
            if (terms.terms().get(i) instanceof Terms.Hand(int from, int _, int kind)) {
                given[i] = unused(from, kind, used);
            }
        }
        for (int i = 0; i < given.length; i++) {
            if (terms.terms().get(i) instanceof Terms.Hand hand) {
                board.take(given[i], hand.to());
            }
        }
        rememberGiven(terms);
    }

    /** All cards leave the hands they were seen in before any is seen in another: two players may swap copies. */
    private void rememberGiven(Terms terms) {
        for (boolean isTaken : new boolean[] {false, true}) {
            for (Terms.Term term : terms.terms()) {
                for (int viewer = 0; viewer < board.seats; viewer++) {
                    if (term instanceof Terms.Hand hand && terms.shows(hand, viewer)) {
                        if (isTaken) {
                            board.memory.gain(viewer, hand.to(), hand.kind());
                        } else {
                            board.memory.lose(viewer, hand.from(), hand.kind());
                        }
                    }
                }
            }
        }
    }

    /** From now on two heroes share as agreed. */
    void ally(Terms.Union union) {
        for (int seat : new int[] {union.one(), union.other()}) {
            s.put(State.PARTNER + seat, seat == union.one() ? union.other() : union.one());
            s.put(State.WIN_SHARE + seat, union.win());
            s.put(State.LOSS_SHARE + seat, union.loss());
            s.put(State.LOOT_SHARE + seat, union.loot());
            s.put(State.OBJECT_SHARE + seat, union.toPartner() ? 1 : 0);
        }
    }
}
