package parlour.bot.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.InformationState;
import parlour.bot.SeededRandom;
import parlour.game.Position;
import parlour.game.View;

/**
 * Reviews turns of finished games. Deterministic: the same turn, nodes and seed give the same review on every machine;
 * no clock is used.
 */
public final class Reviewer {

    /** The progress of a review: positions visited, of about {@code of}. */
    public record Progress(long done, long of) {}

    private final Bot bot;
    private final Trials.Factory trials;
    private final BiFunction<Position, Integer, List<View>> endings;
    private final long nodes;
    private final long seed;

    /**
     * Creates a reviewer.
     *
     * @param bot at full strength and stateless
     * @param endings compares the rest of the game with best play, from a position and the move made there, where that
     *     is known
     * @param nodes positions the bot visits; the comparison of moves gets as many, and the true position half of that
     */
    public Reviewer(
            Bot bot, Trials.Factory trials, BiFunction<Position, Integer, List<View>> endings, long nodes, long seed) {
        this.bot = bot;
        this.trials = trials;
        this.endings = endings;
        this.nodes = nodes;
        this.seed = seed;
    }

    /** Whether there was only one legal move. */
    public static boolean isForced(Position before, String played) {
        return before.legalMoveCount() == 1
                && before.text(before.legalMoveAt(0)).equals(played);
    }

    /**
     * Reviews one turn.
     *
     * @param before the true position before the move; unchanged on return
     * @param played the full text of the move
     */
    public Review review(Position before, String played, Consumer<Progress> progress) {
        Counting counting = new Counting(progress, 2 * nodes + nodes / 2);
        int seat = before.turn();
        SeatAnalysis seatAnalysis = analyseForSeat(new InformationState(before, seat), played, counting);
        MoveEstimate made = seatAnalysis.choice(played);
        Judgement verdict = seatAnalysis.isExact()
                ? Judgement.exact(made, seatAnalysis.best(), seat)
                : Judgement.of(made, seatAnalysis.preferred().equals(played));
        FullInfoAnalysis truth = analyseFullInfo(before, seat, seatAnalysis, made, counting);
        Optional<View> ending =
                endings.apply(before, before.legalMove(played)).stream().findFirst();
        return new Review(seat, played, seatAnalysis, verdict, truth, ending);
    }

    /**
     * Analyses a turn from what the seat knows: nothing here has access to the true position.
     *
     * @param played the move that was made, which is always among the choices
     */
    public SeatAnalysis analyseForSeat(InformationState state, String played) {
        return analyseForSeat(state, played, new Counting(so -> {}, 2 * nodes));
    }

    private SeatAnalysis analyseForSeat(InformationState state, String played, Counting counting) {
        String preferred = bot.chooseMove(state, Budget.nodes(nodes), so -> {}).move();
        counting.begin(nodes);
        SeededRandom random = random(state);
        Trials tried = trials.of(state, random);
        List<String> wanted = List.of(preferred, played);
        Position any = state.sample(new SeededRandom(seed));
        MoveComparison weighing = new MoveComparison(tried, random, texts(any, wanted));
        weighing.compare(wanted, nodes, counting::told);
        List<MoveEstimate> choices = weighing.choices();
        return new SeatAnalysis(
                preferred,
                tried.isExact() ? exact(tried, any, choices, state.seat()) : choices,
                weighing.rounds(),
                tried.isExact());
    }

    /** All listed moves, and the wanted ones even if they are not listed. */
    private static List<String> texts(Position position, List<String> wanted) {
        List<String> texts = new ArrayList<>(position.legalMoveTexts());
        wanted.stream().filter(move -> !texts.contains(move)).distinct().forEach(texts::add);
        return texts;
    }

    /** Sorts exact results by the margin of the win as well. */
    private static List<MoveEstimate> exact(Trials tried, Position known, List<MoveEstimate> choices, int seat) {
        List<MoveEstimate> exact = new ArrayList<>();
        for (MoveEstimate choice : choices) {
            List<Integer> ends = tried.finalScores(known, known.legalMove(choice.move()));
            exact.add(new MoveEstimate(choice.move(), choice.mean(), 0, choice.behind(), 0, ends));
        }
        exact.sort(Comparator.comparingDouble((MoveEstimate choice) -> -choice.mean())
                .thenComparingInt(choice -> -choice.finalScores().get(seat)));
        return exact;
    }

    private FullInfoAnalysis analyseFullInfo(
            Position before, int seat, SeatAnalysis seatAnalysis, MoveEstimate made, Counting counting) {
        MoveEstimate preferred = seatAnalysis.choice(seatAnalysis.preferred());
        if (seatAnalysis.isExact()) {
            return new FullInfoAnalysis(made.mean(), preferred.mean(), 0, FullInfoAnalysis.Luck.AS_EXPECTED);
        }
        counting.begin(2 * nodes);
        InformationState state = new InformationState(before, seat);
        SeededRandom random = random(state);
        List<String> both =
                List.of(made.move(), preferred.move()).stream().distinct().toList();
        MoveComparison weighing = new MoveComparison(trials.of(state, random), random, both);
        weighing.compareIn(before, nodes / 2, counting::told);
        List<MoveEstimate> found = weighing.choices();
        MoveEstimate really = SeatAnalysis.choice(found, made.move());
        MoveEstimate instead = SeatAnalysis.choice(found, preferred.move());
        double error = found.size() == 1 ? really.error() : found.getLast().behindError();
        double doubt = Math.sqrt(really.error() * really.error() + made.error() * made.error());
        return new FullInfoAnalysis(
                really.mean(), instead.mean(), error, FullInfoAnalysis.Luck.of(really.mean() - made.mean(), doubt));
    }

    /** The seed must not give the same random numbers at every turn; they also depend on what the seat sees. */
    private SeededRandom random(InformationState state) {
        return new SeededRandom(SeededRandom.mix(seed, state.view().toString().hashCode()));
    }

    /** Reports progress now and then. */
    private static final class Counting {

        private static final int STEPS = 16;

        private final Consumer<Progress> progress;
        private final long of;
        private long base;
        private long last;

        Counting(Consumer<Progress> progress, long of) {
            this.progress = progress;
            this.of = of;
        }

        void begin(long done) {
            base = done;
            told(0);
        }

        void told(long more) {
            long done = Math.min(of, base + more);
            if (done - last >= of / STEPS) {
                last = done;
                progress.accept(new Progress(done, of));
            }
        }
    }
}
