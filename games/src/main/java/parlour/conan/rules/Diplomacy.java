package parlour.conan.rules;

import java.util.List;
import java.util.Optional;
import parlour.conan.card.CardSet;
import parlour.game.MoveList;

/** Treaties and alliances: proposals, answers and their effects. */
public final class Diplomacy {

    private static final int NONE = PackedState.NONE;
    private static final int HALF = 50;

    private final Board board;
    private final PackedState s;
    private final CardSet set;
    private final TermsById<TreatyTerms> treatyIds;

    Diplomacy(Board board, TermsById<TreatyTerms> treatyIds) {
        this.board = board;
        this.s = board.s;
        this.set = board.set;
        this.treatyIds = treatyIds;
    }

    // ---- Listed proposals ----

    /** Lists simple proposals, only for a seat's first proposal in a phase; others are parsed from text. */
    void list(int seat, MoveList into) {
        if (s.b[PackedState.PROPOSED + seat] > 0) {
            return;
        }
        for (int other = 0; other < board.seats; other++) {
            if (other != seat && board.isInGame(other)) {
                if (mayAlly(seat, other)) {
                    into.add(MoveCode.of(MoveCode.ALLIANCE, other));
                }
                if (mayMakePeace(seat, other)) {
                    into.add(MoveCode.of(MoveCode.PEACE, other));
                }
                if (mayBeSpared(seat, other)) {
                    into.add(MoveCode.of(MoveCode.SPARE, other));
                }
            }
        }
    }

    public boolean mayAlly(int one, int other) {
        return board.slotOf(one) >= 0
                && board.slotOf(one) == board.slotOf(other)
                && board.partner(one) < 0
                && board.partner(other) < 0;
    }

    private boolean mayMakePeace(int one, int other) {
        return board.round() < ConanRules.LAST_ROUND
                && board.slotOf(one) >= 0
                && board.slotOf(one) == board.slotOf(other)
                && board.partner(one) != other
                && !board.keepsPeace(one, other)
                && !board.keepsPeace(other, one);
    }

    private boolean mayBeSpared(int one, int other) {
        return board.round() < ConanRules.LAST_ROUND
                && board.slotOf(one) >= 0
                && board.pg(one) > 1
                && mayBeLifted(other, 1)
                && !board.spares(other, board.slotOf(one));
    }

    /** "With capped no treaty may lift its receiver to 29 PG or more." */
    public boolean mayBeLifted(int seat, int by) {
        return by <= 0 || !board.rules.areGiftsCapped() || board.pg(seat) + by < ConanRules.CAPPED_AT;
    }

    /** The terms a move proposes. */
    public TreatyTerms terms(int move) {
        int seat = board.actor();
        int other = MoveCode.arg1(move);
        int next = board.round() + 1;
        return switch (MoveCode.kind(move)) {
            case MoveCode.TREATY -> treatyIds.terms(MoveCode.number(move));
            case MoveCode.ALLIANCE ->
                new TreatyTerms(
                        seat,
                        List.of(new TreatyTerms.AllianceTerm(
                                Math.min(seat, other),
                                Math.max(seat, other),
                                HALF,
                                HALF,
                                HALF,
                                TreatyTerms.Objects.OWN,
                                false)));
            case MoveCode.PEACE ->
                new TreatyTerms(
                        seat,
                        List.of(
                                new TreatyTerms.PromiseTerm(
                                        Math.min(seat, other), Promise.Kind.NO_DUEL, Math.max(seat, other), next),
                                new TreatyTerms.PromiseTerm(
                                        Math.max(seat, other), Promise.Kind.NO_DUEL, Math.min(seat, other), next)));
            case MoveCode.SPARE ->
                new TreatyTerms(
                        seat,
                        List.of(
                                new TreatyTerms.GloryGift(seat, other, 1),
                                new TreatyTerms.PromiseTerm(
                                        other, Promise.Kind.NO_CHALLENGE, board.slotOf(seat), next)));
            default -> throw new IllegalStateException("no proposal: " + move);
        };
    }

    /** The move that proposes these terms: the listed one, if they are listed. */
    public int move(TreatyTerms terms) {
        MoveList listed = new MoveList();
        list(terms.proposer(), listed);
        for (int i = 0; i < listed.size(); i++) {
            if (terms(listed.get(i)).equals(terms)) {
                return listed.get(i);
            }
        }
        return MoveCode.treaty(treatyIds.number(terms));
    }

    // ---- Proposing and answering ----

    Optional<TreatyTerms> offer() {
        return s.agreements.offer();
    }

    void propose(int move) {
        TreatyTerms terms = terms(move);
        s.add(PackedState.PROPOSED + terms.proposer(), 1);
        s.put(PackedState.PASSES, 0);
        s.agree(s.agreements.offering(Optional.of(terms)));
        show(terms, terms.proposer());
        s.put(PackedState.ASKED, nextAsked(terms, terms.proposer()));
        s.put(PackedState.STEP, Step.ANSWERING);
    }

    /** A copy in a hand that is not given yet, or {@link #NONE}. */
    private int unused(int seat, int kind, boolean[] used) {
        for (int i = 0; i < set.copies[kind]; i++) {
            int card = set.firstOf[kind] + i;
            if (s.zone(card) == PackedState.HAND + seat && !used[card]) {
                used[card] = true;
                return card;
            }
        }
        return NONE;
    }

    /** The next seat to answer, clockwise from the proposer; {@link #NONE} when all have been asked. */
    private int nextAsked(TreatyTerms terms, int after) {
        List<Integer> asked = terms.asked();
        int seat = (after + 1) % board.seats;
        while (seat != terms.proposer() && !asked.contains(seat)) {
            seat = (seat + 1) % board.seats;
        }
        return seat == terms.proposer() ? NONE : seat;
    }

    /** Whether a seat holds every card it would give. Hidden from the others until it agrees. */
    boolean canAgree(int seat) {
        TreatyTerms terms = offer().orElseThrow();
        boolean[] used = new boolean[CardSet.MAX_CARDS];
        for (TreatyTerms.Term term : terms.terms()) {
            if (term instanceof TreatyTerms.CardGift(int from, int _, int kind)
                    && from == seat
                    && unused(seat, kind, used) < 0) {
                return false;
            }
        }
        return true;
    }

    /** Returns whether all have answered the proposal. */
    boolean agree() {
        TreatyTerms terms = offer().orElseThrow();
        int seat = s.b[PackedState.ASKED];
        show(terms, seat);
        int next = nextAsked(terms, seat);
        if (next >= 0) {
            s.put(PackedState.ASKED, next);
            return false;
        }
        carryOut(terms);
        close();
        return true;
    }

    /** A seat that proposes or agrees holds the cards it would give: viewers who may know them have now seen them. */
    private void show(TreatyTerms terms, int giver) {
        for (int viewer = 0; viewer < board.seats; viewer++) {
            int[] shown = new int[set.kinds().size()];
            for (TreatyTerms.Term term : terms.terms()) {
                if (term instanceof TreatyTerms.CardGift hand
                        && hand.from() == giver
                        && viewer != giver
                        && terms.shows(hand, viewer)) {
                    board.memory.show(viewer, giver, hand.kind(), ++shown[hand.kind()]);
                }
            }
        }
    }

    /** One of those asked says no. */
    void refuse() {
        s.agree(s.agreements.refusing(board.round()));
        close();
    }

    /** Whether a listed proposal of the seat to move was refused within three rounds. */
    public boolean wasRefused(int move) {
        return switch (MoveCode.kind(move)) {
            case MoveCode.ALLIANCE, MoveCode.PEACE, MoveCode.SPARE, MoveCode.TREATY ->
                !s.agreements.refused().isEmpty() && s.agreements.wasRefused(terms(move), board.round());
            default -> false;
        };
    }

    void close() {
        s.agree(s.agreements.offering(Optional.empty()));
        s.put(PackedState.ASKED, NONE);
    }

    private void carryOut(TreatyTerms terms) {
        int number = board.treaties() + 1;
        board.treaties(number);
        giveCards(terms);
        for (TreatyTerms.Term term : terms.terms()) {
            switch (term) {
                case TreatyTerms.GloryGift(int from, int to, int n) -> board.transfer(from, to, n);
                case TreatyTerms.CardGift _ -> {}
                case TreatyTerms.ObjectGift(int from, int _, int kind) ->
                    board.loseObject(from, s.find(set, PackedState.OBJECTS + from, kind));
                case TreatyTerms.PromiseTerm(int by, Promise.Kind kind, int target, int until) ->
                    s.agree(s.agreements.with(new Promise(number, by, kind, target, until)));
                case TreatyTerms.AllianceTerm alliance -> formAlliance(alliance);
            }
        }
        // All are handed over before any is taken: two players may swap with full hands.
        for (TreatyTerms.Term term : terms.terms()) {
            if (term instanceof TreatyTerms.ObjectGift(int from, int to, int kind)) {
                board.gainObject(to, s.find(set, PackedState.OBJECTS + from, kind));
            }
        }
    }

    private void giveCards(TreatyTerms terms) {
        boolean[] used = new boolean[CardSet.MAX_CARDS];
        int[] given = new int[terms.terms().size()];
        for (int i = 0; i < given.length; i++) {
            if (terms.terms().get(i) instanceof TreatyTerms.CardGift(int from, int _, int kind)) {
                given[i] = unused(from, kind, used);
            }
        }
        for (int i = 0; i < given.length; i++) {
            if (terms.terms().get(i) instanceof TreatyTerms.CardGift hand) {
                board.take(given[i], hand.to());
            }
        }
        rememberGiven(terms);
    }

    /** All cards leave the hands they were seen in before any is recorded in another: two players may swap copies. */
    private void rememberGiven(TreatyTerms terms) {
        for (boolean isTaken : new boolean[] {false, true}) {
            for (TreatyTerms.Term term : terms.terms()) {
                for (int viewer = 0; viewer < board.seats; viewer++) {
                    if (term instanceof TreatyTerms.CardGift hand && terms.shows(hand, viewer)) {
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

    /** Two heroes share from now on as agreed. */
    public void formAlliance(TreatyTerms.AllianceTerm alliance) {
        for (int seat : new int[] {alliance.one(), alliance.other()}) {
            s.put(PackedState.PARTNER + seat, seat == alliance.one() ? alliance.other() : alliance.one());
            s.put(PackedState.WIN_SHARE + seat, alliance.winShare(seat));
            s.put(PackedState.LOSS_SHARE + seat, alliance.lossShare(seat));
            s.put(PackedState.LOOT_SHARE + seat, alliance.lootShare(seat));
            s.put(PackedState.OBJECT_SHARE + seat, alliance.objects().index);
        }
    }

    /** The alliance of a seat that has a partner, the lower seat first. */
    public TreatyTerms.AllianceTerm alliance(int seat) {
        int one = Math.min(seat, board.partner(seat));
        int other = Math.max(seat, board.partner(seat));
        TreatyTerms.Objects objects = TreatyTerms.Objects.of(s.b[PackedState.OBJECT_SHARE + one]);
        boolean isByActor = s.b[PackedState.WIN_SHARE + one] == s.b[PackedState.WIN_SHARE + other]
                && s.b[PackedState.LOSS_SHARE + one] == s.b[PackedState.LOSS_SHARE + other]
                && s.b[PackedState.LOOT_SHARE + one] == s.b[PackedState.LOOT_SHARE + other]
                && (objects == TreatyTerms.Objects.OWN || objects == TreatyTerms.Objects.PARTNER);
        // By seat, the percentages of the first seat are what it gets when the other acts.
        return new TreatyTerms.AllianceTerm(
                one,
                other,
                s.b[PackedState.WIN_SHARE + other],
                s.b[PackedState.LOSS_SHARE + other],
                s.b[PackedState.LOOT_SHARE + other],
                objects,
                !isByActor);
    }

    /** Two heroes on one adventure, each without a partner, or partners of each other who agree anew. */
    public boolean mayAgree(int one, int other) {
        boolean arePartners = board.partner(one) == other && one != other;
        return arePartners || mayAlly(one, other);
    }
}
