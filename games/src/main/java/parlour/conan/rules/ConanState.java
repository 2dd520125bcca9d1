package parlour.conan.rules;

import java.util.ArrayList;
import java.util.List;
import parlour.conan.card.CardSet;
import parlour.game.MoveList;
import parlour.game.Position;

/** The state of a position: its data, and the rules that read and change it. */
public final class ConanState {

    private final ConanRules rules;
    private final PackedState packed;
    private final Board board;
    private final EffectStack effects;
    private final Contest contest;
    private final TermsById<TreatyTerms> treatyIds;
    private final TermsById<Statement> statementIds;
    private final TableAgreement table;
    private final Diplomacy diplomacy;
    private final Phases phases;
    private final MoveGenerator moveGenerator;

    /** The state before anything has been drawn. */
    public ConanState(ConanRules rules) {
        this(rules, new PackedState(rules.set()), new TermsById<>(), new TermsById<>());
        settle();
    }

    private ConanState(
            ConanRules rules, PackedState packed, TermsById<TreatyTerms> treatyIds, TermsById<Statement> statementIds) {
        this.rules = rules;
        this.packed = packed;
        this.treatyIds = treatyIds;
        this.statementIds = statementIds;
        board = new Board(packed, rules);
        effects = new EffectStack(board);
        contest = new Contest(board, effects);
        diplomacy = new Diplomacy(board, treatyIds);
        table = new TableAgreement(board, effects, statementIds);
        phases = new Phases(board, effects, contest, diplomacy, table);
        moveGenerator = new MoveGenerator(board, effects, contest, diplomacy);
    }

    public ConanState copy() {
        return new ConanState(rules, new PackedState(packed), treatyIds, statementIds);
    }

    /** A copy that cannot undo earlier moves. */
    public ConanState copyWithoutHistory() {
        return new ConanState(rules, packed.copyWithoutHistory(), treatyIds, statementIds);
    }

    // ---- Parts ----

    public ConanRules rules() {
        return rules;
    }

    public CardSet set() {
        return rules.set();
    }

    public int seats() {
        return rules.seats();
    }

    public PackedState packed() {
        return packed;
    }

    public Board board() {
        return board;
    }

    public EffectStack effects() {
        return effects;
    }

    public Contest contest() {
        return contest;
    }

    public Diplomacy diplomacy() {
        return diplomacy;
    }

    public TableAgreement table() {
        return table;
    }

    public MoveGenerator moveGenerator() {
        return moveGenerator;
    }

    // ---- State ----

    /** The seat to move, {@link Position#CHANCE} or {@link Position#NOBODY}. */
    public int turn() {
        return packed.b[PackedState.TURN];
    }

    public boolean isOver() {
        return turn() == Position.NOBODY;
    }

    /** The step the game is in, as views spell it: {@code cards}, {@code heroes}, {@code auction}… */
    public String step() {
        return Step.NAMES.get(packed.b[PackedState.STEP]);
    }

    /** The first player, or -1 before it is known. */
    public int first() {
        return packed.b[PackedState.FIRST];
    }

    public int handSize(int seat) {
        return packed.size(PackedState.HAND + seat);
    }

    /** The number of cards of a kind that a seat holds. */
    public int held(int seat, int kind) {
        return CardCopies.count(board, seat, kind);
    }

    /** The kinds of the cards in a zone, sorted, including copies. */
    public List<Integer> kindsIn(int zone) {
        List<Integer> kinds = new ArrayList<>();
        int size = packed.size(zone);
        for (int i = 0; i < size; i++) {
            kinds.add((int) set().kindOf[packed.nth(zone, i)]);
        }
        return kinds;
    }

    // ---- Moves ----

    public void legalMoves(MoveList into) {
        if (turn() >= 0) {
            moveGenerator.list(into);
        } else if (turn() == Position.CHANCE) {
            moveGenerator.listChance(into);
        }
    }

    public void play(int move) {
        packed.beginMove();
        phases.make(move);
        settle();
        board.memory.forget();
    }

    private void settle() {
        phases.settle();
    }

    /** Must be called after setting up a position by hand: clears the undo journal. */
    public void begin() {
        settle();
        packed.clearHistory();
    }
}
