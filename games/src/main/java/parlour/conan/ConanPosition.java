package parlour.conan;

import java.util.List;
import java.util.Optional;
import parlour.conan.card.CardSet;
import parlour.conan.card.OpponentType;
import parlour.conan.rules.BankReason;
import parlour.conan.rules.Board;
import parlour.conan.rules.CardCopies;
import parlour.conan.rules.ConanRules;
import parlour.conan.rules.ConanState;
import parlour.conan.rules.Contest;
import parlour.conan.rules.ContestResult;
import parlour.conan.rules.FinalScore;
import parlour.conan.rules.MoveGenerator;
import parlour.conan.rules.PackedState;
import parlour.conan.rules.Promise;
import parlour.conan.rules.Statement;
import parlour.conan.rules.TreatyTerms;
import parlour.conan.text.ConanView;
import parlour.conan.text.MoveDescriptions;
import parlour.conan.text.MoveFacts;
import parlour.conan.text.MoveNotation;
import parlour.conan.text.MoveView;
import parlour.conan.text.PositionWriter;
import parlour.game.MoveList;
import parlour.game.NotationException;
import parlour.game.Outcome;
import parlour.game.ParseResult;
import parlour.game.Position;
import parlour.game.RandomSource;
import parlour.game.Text;
import parlour.game.View;

/**
 * A position of Conan.
 *
 * <p><b>Chance</b> deals heroes, adventures and challenges, decides ties for the first player, and picks every card
 * when it is drawn: the pile has no order before that. It also picks random discards and the objects found.
 *
 * <p><b>Moves</b> are listed, except most treaties: {@link #legalMoves} lists the simplest proposals, and any other is
 * {@linkplain #parseMove parsed} from text, as described in {@code TreatyNotation}.
 */
public final class ConanPosition implements Position {

    private final ConanState state;

    // Parts of the state used frequently by search.
    private final CardSet set;
    private final PackedState packed;
    private final Board board;
    private final Contest contest;
    private final MoveGenerator moveGenerator;

    /** The legal moves of the current position, cached once their number has been requested. */
    private final MoveList listed = new MoveList(64);

    private boolean isListed;

    ConanPosition(ConanState state) {
        this.state = state;
        set = state.set();
        packed = state.packed();
        board = state.board();
        contest = state.contest();
        moveGenerator = state.moveGenerator();
    }

    // ---- State ----

    public ConanRules rules() {
        return state.rules();
    }

    public CardSet set() {
        return set;
    }

    ConanState state() {
        return state;
    }

    /** The step the game is in, as views spell it: {@code cards}, {@code heroes}, {@code auction}… */
    public String step() {
        return state.step();
    }

    public int pg(int seat) {
        return board.pg(seat);
    }

    /** The number of adventures a seat has accomplished. */
    public int trophies(int seat) {
        return state.packed().size(PackedState.TROPHIES + seat);
    }

    public boolean isInGame(int seat) {
        return board.isInGame(seat);
    }

    /** The first player, or -1 before it is known. */
    public int first() {
        return state.first();
    }

    /** The kind of a seat's hero, or -1. */
    public int hero(int seat) {
        return kind(board.hero(seat));
    }

    /** The kind of a seat's hired ally, or -1. */
    public int ally(int seat) {
        return kind(board.ally(seat));
    }

    private int kind(int card) {
        return card < 0 ? -1 : set.kindOf[card];
    }

    /** The slot of the adventure a seat's hero stands on, from 0, or -1. */
    public int slotOf(int seat) {
        return board.slotOf(seat);
    }

    public int partner(int seat) {
        return board.partner(seat);
    }

    /** The number of slots for adventures, free ones included. */
    public int slots() {
        return set.slots;
    }

    /** The kind of the adventure on a slot, or -1. */
    public int adventure(int slot) {
        return kind(board.adventure(slot));
    }

    /** The number of challenges on a slot. */
    public int challenges(int slot) {
        return board.challenges(slot);
    }

    /** The kind of a challenge: a secret while it is face down, for search in a {@linkplain #sample sample}. */
    public int challenge(int slot, int nth) {
        return kind(board.challenge(slot, nth));
    }

    public int owner(int slot, int nth) {
        return board.owner(board.challenge(slot, nth));
    }

    public boolean isFaceUp(int slot, int nth) {
        return board.isFaceUp(board.challenge(slot, nth));
    }

    /** Whether a seat knows what a challenge is. */
    public boolean knows(int seat, int slot, int nth) {
        return board.knows(seat, board.challenge(slot, nth));
    }

    public int handSize(int seat) {
        return packed.size(PackedState.HAND + seat);
    }

    /** The number of cards of a kind that a seat holds: a secret, for search in a {@linkplain #sample sample}. */
    public int held(int seat, int kind) {
        return CardCopies.count(board, seat, kind);
    }

    /** The number of cards of a kind that a viewer may not see: in the pile, in other hands, or face down. */
    public int unseen(int viewer, int kind) {
        int unseen = 0;
        for (int i = 0; i < set.copies[kind]; i++) {
            int zone = packed.zone(set.firstOf[kind] + i);
            boolean isInHand = zone >= PackedState.HAND && zone < PackedState.HAND + PackedState.SEATS;
            boolean isOthers = isInHand && zone != PackedState.HAND + viewer;
            unseen += zone == PackedState.PILE || isOthers || isLaidByOther(viewer, set.firstOf[kind] + i) ? 1 : 0;
        }
        return unseen;
    }

    /** Whether a card lies face down in the contest, laid by another seat than the viewer. */
    private boolean isLaidByOther(int viewer, int card) {
        for (int nth = 0; nth < contest.laid(); nth++) {
            if (contest.laid(nth) == card && contest.side(contest.laidBy(nth)) != viewer) {
                return true;
            }
        }
        return false;
    }

    public int pileSize() {
        return packed.size(PackedState.PILE);
    }

    public int discardSize() {
        return packed.size(PackedState.DISCARD);
    }

    public int objects(int seat) {
        return board.objects(seat);
    }

    /** The kind of a seat's {@code nth} object in the order gained. */
    public int object(int seat, int nth) {
        return kind(board.object(seat, nth));
    }

    /** The two sides of the current contest, hero's side first; -1 when there is none. */
    public int side(int which) {
        return contest.side(which);
    }

    public int bid(int which) {
        return contest.bid(which);
    }

    /** Whether the contest is a duel. */
    public boolean isDuel() {
        return contest.isDuel();
    }

    /** A side's value in an attribute before any card is turned up; public. */
    public int visibleTotal(int which, int attribute) {
        return contest.visibleTotal(which, attribute);
    }

    /** Whether a side wins ties without any card laid; public. */
    public boolean hasPassiveEdge(int which) {
        return contest.hasPassiveEdge(which);
    }

    /** What beating the challenge of the current contest earns at once: the loot, if no other challenge is left. */
    public int lootAtStake() {
        int slot = board.slotOf(contest.side(0));
        boolean isLast = !contest.isDuel() && slot >= 0 && board.challenges(slot) == 1 && isAlone(contest.side(0));
        return isLast ? set.card(board.adventure(slot)).glory() : 0;
    }

    private boolean isAlone(int seat) {
        for (int other = 0; other < seats(); other++) {
            if (other != seat && board.slotOf(other) == board.slotOf(seat) && board.partner(seat) != other) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether all that a seat has not seen is equally likely to lie anywhere, as far as the cards tell: the pile has not
     * been shuffled again, and nobody has seen a card in another's hand.
     */
    public boolean isUnseenEven() {
        return packed.b[PackedState.SHUFFLES] == 0 && packed.agreements.known().isEmpty();
    }

    /** The number of cards of a kind on the discard pile. */
    public int discarded(int kind) {
        int count = 0;
        for (int discarded : state.kindsIn(PackedState.DISCARD)) {
            count += discarded == kind ? 1 : 0;
        }
        return count;
    }

    /** The attribute named, or -1. */
    public int attribute() {
        return contest.attribute();
    }

    /** The number of cards laid in a resolution. */
    public int laid() {
        return contest.laid();
    }

    /** The side that laid the {@code nth} of them. */
    public int laidBy(int nth) {
        return contest.laidBy(nth);
    }

    /** Its kind: known only to the player who laid it. */
    public int laid(int nth) {
        return kind(contest.laid(nth));
    }

    /** The public result of the last contest, if there has been one. */
    public Optional<ContestResult> contestResult() {
        return packed.contestResult;
    }

    /** Whether a move proposes what the seat to move has proposed, and others refused, within three rounds. */
    public boolean wasRefused(int move) {
        return state.diplomacy().wasRefused(move);
    }

    /** The highest legal bid in the contest. */
    public int highestBid() {
        return contest.cap();
    }

    /** The cost for the bidder to withdraw. */
    public int withdrawal() {
        return contest.withdrawal();
    }

    /**
     * The value a seat's hero would bring into a contest with a challenge of this kind, or into a duel for -1; without
     * cards.
     */
    public int strength(int seat, int kind, int attribute) {
        int against = kind < 0 ? OpponentType.DUEL.index : OpponentType.of(set.roleOf[kind]);
        return contest.strength(seat, against, attribute);
    }

    /** The cost of hiring the ally that is faced. */
    public int hireCost() {
        return board.hireCost(turn(), packed.b[PackedState.CHALLENGE]);
    }

    /** The promises in force. */
    public List<Promise> promises() {
        return packed.agreements.promises();
    }

    /** The proposal awaiting answers: the cards named in it are secret. */
    public Optional<TreatyTerms> offer() {
        return packed.agreements.offer();
    }

    /** What a player states that an effect outside the vocabulary does, until it is refused or carried out. */
    public Optional<Statement> statement() {
        return packed.agreements.statement();
    }

    /** The PG that came from the bank, or went to it, by a rule. */
    int banked(BankReason rule) {
        return board.banked(rule);
    }

    // ---- Turns ----

    @Override
    public int seats() {
        return state.seats();
    }

    @Override
    public int turn() {
        return packed.b[PackedState.TURN];
    }

    /** Setting up counts as part of the first round. */
    @Override
    public int round() {
        return Math.max(1, packed.b[PackedState.ROUND]);
    }

    @Override
    public Optional<Outcome> outcome() {
        return isOver() ? Optional.of(FinalScore.outcome(board)) : Optional.empty();
    }

    // ---- Moves ----

    @Override
    public void legalMoves(MoveList into) {
        state.legalMoves(into);
    }

    private MoveList listed() {
        if (!isListed) {
            listed.clear();
            legalMoves(listed);
            isListed = true;
        }
        return listed;
    }

    @Override
    public int legalMoveCount() {
        return listed().size();
    }

    @Override
    public int legalMoveAt(int index) {
        return listed().get(index);
    }

    @Override
    public int weight(int move) {
        return moveGenerator.weight(move);
    }

    @Override
    public int totalWeight() {
        return moveGenerator.bagSize();
    }

    @Override
    public int outcomeAt(int index) {
        return moveGenerator.drawn(index);
    }

    @Override
    public void play(int move) {
        state.play(move);
        isListed = false;
    }

    @Override
    public Optional<View> playWithFacts(int move) {
        isListed = false;
        return Optional.of(MoveFacts.play(state, move));
    }

    @Override
    public void undo() {
        if (packed.plies() == 0) {
            throw new IllegalStateException("nothing to take back");
        }
        packed.undo();
        isListed = false;
    }

    // ---- Text and views ----

    @Override
    public String text(int move) {
        return MoveNotation.write(state, move);
    }

    @Override
    public String textFor(int move, int viewer) {
        return MoveNotation.write(state, move, viewer);
    }

    /** A legal move in words, as a viewer may know it. */
    public Text sentence(int move, int viewer) {
        return MoveDescriptions.of(state, move, viewer);
    }

    @Override
    public boolean reveals(int move) {
        return Reveals.reveals(state, move);
    }

    @Override
    public View moveView(int move) {
        return MoveView.of(state, move);
    }

    @Override
    public ParseResult parseMove(String text) throws NotationException {
        return MoveNotation.read(state, text);
    }

    @Override
    public String notation() {
        return PositionWriter.write(state);
    }

    @Override
    public long hash() {
        return PositionHash.of(state);
    }

    @Override
    public View view(int viewer) {
        return ConanView.of(state, viewer);
    }

    @Override
    public ConanPosition copy() {
        return new ConanPosition(state.copy());
    }

    /** A copy that cannot undo earlier moves. */
    ConanPosition copyWithoutHistory() {
        return new ConanPosition(state.copyWithoutHistory());
    }

    @Override
    public ConanPosition sample(int seat, RandomSource random) {
        return new ConanPosition(Sampler.of(state, seat, random));
    }

    /** The kinds of the cards in a zone, sorted, including copies. */
    List<Integer> kindsIn(int zone) {
        return state.kindsIn(zone);
    }

    @Override
    public String toString() {
        return notation();
    }
}
