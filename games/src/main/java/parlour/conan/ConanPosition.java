package parlour.conan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parlour.conan.card.Card;
import parlour.conan.card.CardSet;
import parlour.conan.card.OpponentType;
import parlour.conan.rules.BankReason;
import parlour.conan.rules.Board;
import parlour.conan.rules.CardCopies;
import parlour.conan.rules.ConanRules;
import parlour.conan.rules.Contest;
import parlour.conan.rules.Diplomacy;
import parlour.conan.rules.EffectStack;
import parlour.conan.rules.MoveGenerator;
import parlour.conan.rules.PackedState;
import parlour.conan.rules.Phases;
import parlour.conan.rules.Promise;
import parlour.conan.rules.Step;
import parlour.conan.rules.TreatyIds;
import parlour.conan.rules.TreatyTerms;
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
 * <p><b>Chance</b> deals heroes, adventures and challenges, decides ties for the first player, and hands out every card when it
 * is drawn: the pile has no order before that. It also picks what is discarded at random and which object is found.
 *
 * <p><b>Moves</b> are listed, but for treaties: {@link #legalMoves} lists the simplest proposals, and any other is
 * {@linkplain #parseMove read} from text, as {@code TreatyNotation} says.
 */
public final class ConanPosition implements Position {

    private final ConanRules rules;
    private final PackedState state;
    private final Board board;
    private final EffectStack effects;
    private final Contest contest;
    private final TreatyIds treatyIds;
    private final Diplomacy diplomacy;
    private final Phases phases;
    private final MoveGenerator moveGenerator;

    /** The moves of this moment, once somebody has asked for their number. */
    private final MoveList listed = new MoveList(64);

    private boolean isListed;

    /** Nothing has been drawn. */
    ConanPosition(ConanRules rules) {
        this(rules, new PackedState(rules.set()), new TreatyIds());
        settle();
    }

    private ConanPosition(ConanRules rules, PackedState state, TreatyIds treatyIds) {
        this.rules = rules;
        this.state = state;
        this.treatyIds = treatyIds;
        board = new Board(state, rules);
        effects = new EffectStack(board);
        contest = new Contest(board, effects);
        diplomacy = new Diplomacy(board, treatyIds);
        phases = new Phases(board, effects, contest, diplomacy);
        moveGenerator = new MoveGenerator(board, effects, contest, diplomacy);
    }

    // ---- What there is ----

    public ConanRules rules() {
        return rules;
    }

    public CardSet set() {
        return rules.set();
    }

    Board board() {
        return board;
    }

    PackedState state() {
        return state;
    }

    EffectStack effects() {
        return effects;
    }

    Contest contest() {
        return contest;
    }

    Diplomacy diplomacy() {
        return diplomacy;
    }

    MoveGenerator moveGenerator() {
        return moveGenerator;
    }

    /** What the game waits for, as views spell it: {@code cards}, {@code heroes}, {@code auction}… */
    public String step() {
        return Step.NAMES.get(state.b[PackedState.STEP]);
    }

    public int pg(int seat) {
        return board.pg(seat);
    }

    public boolean isInGame(int seat) {
        return board.isInGame(seat);
    }

    /** The first player, or -1 before it is known. */
    public int first() {
        return state.b[PackedState.FIRST];
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
        return card < 0 ? -1 : set().kindOf[card];
    }

    /** The slot of the adventure a seat's hero stands on, from 0, or -1. */
    public int slotOf(int seat) {
        return board.slotOf(seat);
    }

    public int partner(int seat) {
        return board.partner(seat);
    }

    /** How many slots there are for adventures; {@link #adventure} says which are taken. */
    public int slots() {
        return PackedState.MAX_SLOTS;
    }

    /** The kind of the adventure on a slot, or -1. */
    public int adventure(int slot) {
        return kind(board.adventure(slot));
    }

    /** How many challenges lie on a slot. */
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
        return state.size(PackedState.HAND + seat);
    }

    /** How many of a kind a seat holds: a secret, for search in a {@linkplain #sample sample}. */
    public int held(int seat, int kind) {
        return CardCopies.count(board, seat, kind);
    }

    public int pileSize() {
        return state.size(PackedState.PILE);
    }

    public int discardSize() {
        return state.size(PackedState.DISCARD);
    }

    public int trophies(int seat) {
        return state.size(PackedState.TROPHIES + seat);
    }

    public int objects(int seat) {
        return board.objects(seat);
    }

    /** The kind of a seat's {@code nth} object in the order gained. */
    public int object(int seat, int nth) {
        return kind(board.object(seat, nth));
    }

    /** The two sides of the contest that is on, hero's side first; -1 when there is none. */
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

    /** What a side counts in an attribute before any card is turned up: all can see it. */
    public int visibleTotal(int which, int attribute) {
        return contest.visibleTotal(which, attribute);
    }

    /** The attribute named, or -1. */
    public int attribute() {
        return contest.attribute();
    }

    /** How many cards lie on the table in a resolution. */
    public int laid() {
        return contest.laid();
    }

    /** Which side laid the {@code nth} of them. */
    public int laidBy(int nth) {
        return contest.laidBy(nth);
    }

    /** Its kind: a secret of whoever laid it. */
    public int laid(int nth) {
        return kind(contest.laid(nth));
    }

    /** What it would cost the bidder to withdraw. */
    public int withdrawal() {
        return contest.withdrawal();
    }

    /** What a seat's hero would bring into a contest with a challenge of this kind, or into a duel for -1; cards aside. */
    public int strength(int seat, int kind, int attribute) {
        int against =
                kind < 0 ? OpponentType.DUEL.index : set().roleOf[kind] - Card.Role.FOE.index + OpponentType.FOE.index;
        return contest.strength(seat, against, attribute);
    }

    /** What hiring the ally that is faced would cost. */
    public int hireCost() {
        return board.hireCost(turn(), state.b[PackedState.CHALLENGE]);
    }

    /** The promises in force. */
    public List<Promise> promises() {
        return state.agreements.promises();
    }

    /** What waits for answers: the cards named in it are secrets. */
    public Optional<TreatyTerms> offer() {
        return state.agreements.offer();
    }

    /** How many PG have come from the bank, or gone to it, by a rule. */
    int banked(BankReason rule) {
        return board.banked(rule);
    }

    // ---- Turns ----

    @Override
    public int seats() {
        return rules.seats();
    }

    @Override
    public int turn() {
        return state.b[PackedState.TURN];
    }

    /** Setting up counts as part of the first round. */
    @Override
    public int round() {
        return Math.max(1, state.b[PackedState.ROUND]);
    }

    @Override
    public Optional<Outcome> outcome() {
        return isOver() ? Optional.of(FinalScore.outcome(this)) : Optional.empty();
    }

    // ---- Moves ----

    @Override
    public void legalMoves(MoveList into) {
        if (turn() >= 0) {
            moveGenerator.list(into);
        } else if (turn() == CHANCE) {
            moveGenerator.listChance(into);
        }
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
        state.beginMove();
        phases.make(move);
        settle();
        board.memory.forget();
    }

    private void settle() {
        phases.settle();
        isListed = false;
    }

    @Override
    public void undo() {
        if (state.plies() == 0) {
            throw new IllegalStateException("nothing to take back");
        }
        state.undo();
        isListed = false;
    }

    /** To be called when something was set up by hand: from here nothing can be taken back. */
    void begin() {
        settle();
        state.clearHistory();
    }

    // ---- Text and views ----

    @Override
    public String text(int move) {
        return MoveNotation.write(this, move);
    }

    @Override
    public String textFor(int move, int viewer) {
        return MoveNotation.write(this, move, viewer);
    }

    /** A legal move in words, as a viewer may know it. */
    public Text sentence(int move, int viewer) {
        return MoveDescriptions.of(this, move, viewer);
    }

    @Override
    public boolean reveals(int move) {
        return Reveals.reveals(this, move);
    }

    @Override
    public View moveView(int move) {
        return MoveView.of(this, move);
    }

    @Override
    public ParseResult parseMove(String text) throws NotationException {
        return MoveNotation.read(this, text);
    }

    @Override
    public String notation() {
        return PositionWriter.write(this);
    }

    @Override
    public long hash() {
        return PositionHash.of(this);
    }

    @Override
    public View view(int viewer) {
        return ConanView.of(this, viewer);
    }

    @Override
    public ConanPosition copy() {
        return new ConanPosition(rules, new PackedState(state), treatyIds);
    }

    /** A copy that cannot take back what was played before. */
    ConanPosition copyWithoutHistory() {
        return new ConanPosition(rules, state.copyWithoutHistory(), treatyIds);
    }

    @Override
    public ConanPosition sample(int seat, RandomSource random) {
        return Sampler.of(this, seat, random);
    }

    /** The kinds of the cards in a zone, sorted, copies counted. */
    List<Integer> kindsIn(int zone) {
        List<Integer> kinds = new ArrayList<>();
        int size = state.size(zone);
        for (int i = 0; i < size; i++) {
            kinds.add((int) set().kindOf[state.nth(zone, i)]);
        }
        return kinds;
    }

    @Override
    public String toString() {
        return notation();
    }
}
