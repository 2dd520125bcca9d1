package parlour.conan.rules;

import java.util.ArrayList;
import java.util.List;
import parlour.conan.card.Ability;
import parlour.conan.card.CardSet;
import parlour.conan.card.OpponentType;
import parlour.game.MoveList;

/** Overcoming a challenge, or a duel: the auction, the cards laid face down, and the result. */
public final class Contest implements LaidCards {

    private static final int NONE = PackedState.NONE;
    private static final int CANCELLED = 1;
    private static final int ACTED = 2;

    private final Board board;
    private final EffectStack effects;
    private final PackedState s;
    private final CardSet set;

    Contest(Board board, EffectStack effects) {
        this.board = board;
        this.effects = effects;
        this.s = board.s;
        this.set = board.set;
    }

    // ---- Sides ----

    /** The seat on the hero's side (0) or the other side (1). */
    public int side(int which) {
        return s.b[PackedState.SIDE + which];
    }

    public boolean isOn() {
        return side(0) >= 0;
    }

    public int challenge() {
        return s.b[PackedState.CHALLENGE];
    }

    public boolean isDuel() {
        return isOn() && challenge() < 0;
    }

    public int bid(int which) {
        return s.b[PackedState.BID + which] & 0xFF;
    }

    public int bidder() {
        return s.b[PackedState.BIDDER];
    }

    public int attribute() {
        return s.b[PackedState.ATTRIBUTE];
    }

    /** The seat that is to bid, name, or lay. */
    public int actor() {
        return side(bidder());
    }

    /** "Nobody may bid more than the opponent has, nor more than he has", nor, with {@code bids=loot}, than the loot */
    public int cap() {
        return Math.min(purses(), loot());
    }

    /** The PG of the poorer of the two. */
    public int purses() {
        return Math.min(board.pg(side(0)), board.pg(side(1)));
    }

    /** The highest bid the loot allows: at least 1, with which the hero's player opens. */
    private int loot() {
        int slot = board.slotOf(side(0));
        if (!board.rules.isBidLimited() || slot < 0) {
            return Integer.MAX_VALUE;
        }
        return Math.max(1, set.card(board.adventure(slot)).glory());
    }

    void begin(int hero, int other, int challenge) {
        s.put(PackedState.SIDE, hero);
        s.put(PackedState.SIDE + 1, other);
        s.put(PackedState.CHALLENGE, challenge);
        s.put(PackedState.STEP, Step.AUCTION);
    }

    // ---- The auction ----

    public boolean isOpening() {
        return bid(0) == 0;
    }

    void listBids(MoveList into) {
        int min = Math.max(1, bid(1 - bidder()) + 1);
        if (!isOpening()) {
            into.add(MoveCode.of(MoveCode.FOLLOW));
            into.add(MoveCode.of(MoveCode.WITHDRAW));
        }
        for (int n = min; n <= cap(); n++) {
            into.add(MoveCode.of(MoveCode.BID, n));
        }
    }

    void raise(int n) {
        s.put(PackedState.BID + bidder(), (byte) n);
        s.put(PackedState.BIDDER, 1 - bidder());
    }

    void follow() {
        s.put(PackedState.BID + bidder(), (byte) bid(1 - bidder()));
        s.put(PackedState.STEP, Step.NAMING);
        // "the challenged player names the attribute"
        s.put(PackedState.BIDDER, isDuel() ? 1 : 0);
    }

    /** The cost for the bidder to withdraw. */
    public int withdrawal() {
        return Math.max(1, bid(bidder()) - board.ward(actor()));
    }

    /** "the other takes what both bid, at least 1 from the one who withdrew" */
    void withdraw() {
        int quitter = bidder();
        pay(quitter, withdrawal(), NONE);
        int challenge = challenge();
        boolean goes = switch (board.rules.withdrawn()) {
            case STAYS -> false;
            case CONCEDED -> quitter == 1;
            case ANY -> true;
        };
        if (challenge >= 0 && goes) {
            board.lift(challenge, PackedState.DISCARD);
        }
        end();
    }

    /**
     * Moves PG from one side to the other, shared with partners on the adventure, and records the result.
     *
     * @param attribute the attribute compared, or {@link #NONE}
     */
    private void pay(int loser, int n, int attribute) {
        List<Integer> moved = new ArrayList<>(board.seats);
        for (int seat = 0; seat < board.seats; seat++) {
            moved.add(-board.pg(seat));
        }
        pay(loser, n);
        for (int seat = 0; seat < board.seats; seat++) {
            moved.set(seat, moved.get(seat) + board.pg(seat));
        }
        s.remember(settled(loser, n, attribute, moved));
    }

    private ContestResult settled(int loser, int stake, int attribute, List<Integer> moved) {
        boolean compared = attribute >= 0;
        List<ContestResult.Laid> cards = new ArrayList<>(laid());
        for (int i = 0; i < laid(); i++) {
            cards.add(new ContestResult.Laid(set.kindOf[laid(i)], laidBy(i), isCancelled(i)));
        }
        return new ContestResult(
                board.round(),
                side(0),
                side(1),
                isDuel() ? NONE : set.kindOf[challenge()],
                attribute,
                compared ? total(0) : 0,
                compared ? total(1) : 0,
                loser == 1,
                stake,
                moved,
                cards);
    }

    private void pay(int loser, int n) {
        int from = side(loser);
        int to = side(1 - loser);
        int partner = partnerOf(loser);
        int shared = 0;
        if (partner >= 0) {
            shared = Math.min(n * s.b[PackedState.LOSS_SHARE + from] / 100, board.pg(partner) - 1);
            board.transfer(partner, to, shared);
        }
        board.transfer(from, to, n - shared);
        int ally = partnerOf(1 - loser);
        if (ally >= 0) {
            board.transfer(to, ally, n * s.b[PackedState.WIN_SHARE + to] / 100);
        }
    }

    /** The partner of a side's hero; the owner of a challenge has none. */
    private int partnerOf(int which) {
        return which == 0 || isDuel() ? board.partner(side(which)) : NONE;
    }

    // ---- Cards ----

    void name(int attribute) {
        s.put(PackedState.ATTRIBUTE, attribute);
        s.put(PackedState.STEP, Step.LAYING);
        s.put(PackedState.BIDDER, 0);
    }

    @Override
    public int laid() {
        return s.b[PackedState.LAID_COUNT];
    }

    public int laid(int nth) {
        return s.b[PackedState.LAID + nth];
    }

    @Override
    public int kindLaid(int nth) {
        return set.kindOf[laid(nth)];
    }

    @Override
    public int laidBy(int nth) {
        return s.b[PackedState.LAID_SIDE + nth];
    }

    @Override
    public boolean isCancelled(int nth) {
        return (s.b[PackedState.LAID_FLAGS + nth] & CANCELLED) != 0;
    }

    @Override
    public boolean hasCancelled(int nth) {
        return (s.b[PackedState.LAID_FLAGS + nth] & ACTED) != 0;
    }

    void lay(int card) {
        s.move(card, PackedState.DOWN);
        s.put(PackedState.LAID + laid(), card);
        s.put(PackedState.LAID_SIDE + laid(), bidder());
        s.put(PackedState.LAID_FLAGS + laid(), 0);
        s.add(PackedState.LAID_COUNT, 1);
        s.put(PackedState.PASSES, 0);
        s.put(PackedState.BIDDER, 1 - bidder());
    }

    void pass() {
        s.add(PackedState.PASSES, 1);
        s.put(PackedState.BIDDER, 1 - bidder());
        if (s.b[PackedState.PASSES] == 2) {
            s.put(PackedState.STEP, Step.CANCELLING);
            s.put(PackedState.PASSES, 0);
            turnUp();
        }
    }

    /** Cards now visible to all are removed from players' memory of the hand. */
    private void turnUp() {
        for (int i = 0; i < laid(); i++) {
            board.memory.showAll(side(laidBy(i)), laid(i));
        }
    }

    /** Spends every CANCEL that has no target; returns the seat that chooses next, or {@link #NONE}. */
    int cancelChooser() {
        int cancel = Resolution.nextCancel(set, this);
        while (cancel >= 0 && !hasTarget(cancel)) {
            s.put(PackedState.LAID_FLAGS + cancel, ACTED);
            cancel = Resolution.nextCancel(set, this);
        }
        return cancel < 0 ? NONE : side(laidBy(cancel));
    }

    private boolean hasTarget(int cancel) {
        for (int i = 0; i < laid(); i++) {
            if (Resolution.mayCancel(set, this, cancel, i)) {
                return true;
            }
        }
        return false;
    }

    void listCancels(MoveList into) {
        int cancel = Resolution.nextCancel(set, this);
        for (int i = 0; i < laid(); i++) {
            int move = MoveCode.of(MoveCode.CANCEL, set.kindOf[laid(i)]);
            if (Resolution.mayCancel(set, this, cancel, i) && !into.contains(move)) {
                into.add(move);
            }
        }
    }

    void cancel(int kind) {
        int cancel = Resolution.nextCancel(set, this);
        for (int i = 0; i < laid(); i++) {
            if (set.kindOf[laid(i)] == kind && Resolution.mayCancel(set, this, cancel, i)) {
                s.put(PackedState.LAID_FLAGS + i, CANCELLED);
                s.put(PackedState.LAID_FLAGS + cancel, ACTED);
                return;
            }
        }
    }

    // ---- The result ----

    private int decidedBy() {
        return Resolution.decidedBy(set, this, attribute());
    }

    private int against() {
        return isDuel() ? OpponentType.DUEL.index : OpponentType.of(set.roleOf[set.kindOf[challenge()]]);
    }

    private int value(int card, int attribute) {
        return card < 0 ? 0 : set.values[3 * set.kindOf[card] + attribute];
    }

    /** "a side counts the best value it may use (hero, hired ally, allied hero), never a sum" */
    private int best(int seat, int attribute) {
        int best = Math.max(value(board.hero(seat), attribute), value(board.ally(seat), attribute));
        int partner = board.partner(seat);
        if (partner >= 0) {
            best = Math.max(best, value(board.hero(partner), attribute));
            best = Math.max(best, value(board.ally(partner), attribute));
        }
        return best;
    }

    /** The value a seat's hero brings into a contest, without cards. */
    public int strength(int seat, int against, int attribute) {
        int at = 3 * against + attribute;
        int total = best(seat, attribute) + set.passiveAdd[15 * set.kindOf[board.hero(seat)] + at];
        for (int i = 0; i < board.objects(seat); i++) {
            total += set.passiveAdd[15 * set.kindOf[board.object(seat, i)] + at];
        }
        return total;
    }

    /** A side's value in an attribute before any card is turned up; public. */
    public int visibleTotal(int which, int attribute) {
        return which == 0 || isDuel() ? strength(side(which), against(), attribute) : value(challenge(), attribute);
    }

    /** A side's total, once all cards have been turned up. */
    int total(int which) {
        int attribute = decidedBy();
        return visibleTotal(which, attribute) + Resolution.added(set, this, which, attribute);
    }

    /** Whether a side has an EDGE without any card laid: its hero's or an object's; public. */
    public boolean hasPassiveEdge(int which) {
        if (which == 1 && !isDuel()) {
            return false;
        }
        int edges = set.passiveEdge[set.kindOf[board.hero(side(which))]];
        for (int i = 0; i < board.objects(side(which)); i++) {
            edges |= set.passiveEdge[set.kindOf[board.object(side(which), i)]];
        }
        return (edges >> against() & 1) != 0;
    }

    private boolean hasEdge(int which) {
        return hasPassiveEdge(which) || Resolution.hasEdge(set, this, which);
    }

    private boolean heroWins() {
        return Resolution.heroWins(total(0), total(1), hasEdge(0), hasEdge(1));
    }

    /** All cards have acted: transfers the stake, discards the cards, and pushes the winner's effects. */
    void resolve() {
        boolean won = heroWins();
        int winner = won ? 0 : 1;
        pay(1 - winner, bid(0), decidedBy());
        for (int i = 0; i < laid(); i++) {
            s.move(laid(i), PackedState.DISCARD);
        }
        boolean duel = isDuel();
        int hero = side(0);
        int other = side(1);
        if (duel) {
            // "the loser is driven off the adventure"
            board.leave(won ? other : hero);
        } else if (won) {
            board.lift(challenge(), PackedState.DISCARD);
            s.put(PackedState.BEATEN_LAST, board.challenges(board.slotOf(hero)) == 0 ? 1 : 0);
        }
        int heros = won ? Ability.Trigger.WIN.index : Ability.Trigger.LOSE.index;
        int others = !duel
                ? won ? NONE : Ability.Trigger.HOLD.index
                : won ? Ability.Trigger.LOSE.index : Ability.Trigger.WIN.index;
        boolean heroFirst = order(hero) < order(other);
        trigger(heroFirst ? other : hero, heroFirst ? others : heros);
        trigger(heroFirst ? hero : other, heroFirst ? heros : others);
        end();
    }

    /** "between players, in player order" */
    private int order(int seat) {
        return (seat - s.b[PackedState.FIRST] + board.seats) % board.seats;
    }

    private void trigger(int seat, int trigger) {
        if (trigger >= 0) {
            effects.push(Step.Job.TRIGGER, seat, trigger);
        }
    }

    private void end() {
        s.put(PackedState.SIDE, NONE);
        s.put(PackedState.SIDE + 1, NONE);
        s.put(PackedState.CHALLENGE, NONE);
        s.put(PackedState.BID, 0);
        s.put(PackedState.BID + 1, 0);
        s.put(PackedState.BIDDER, 0);
        s.put(PackedState.ATTRIBUTE, NONE);
        s.put(PackedState.LAID_COUNT, 0);
        s.put(PackedState.STEP, Step.EFFECT);
        s.put(PackedState.AFTER_EFFECTS, Step.THEN_CONTEST_ENDS);
    }
}
