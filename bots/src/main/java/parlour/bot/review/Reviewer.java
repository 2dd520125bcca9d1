package parlour.bot.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import parlour.bot.Bot;
import parlour.bot.Budget;
import parlour.bot.Knowledge;
import parlour.bot.SeededLots;
import parlour.game.MoveList;
import parlour.game.Position;
import parlour.game.View;

/**
 * Looks back on turns of a game that is over. The same turn, nodes and seed give the same review, on every machine: nobody
 * looks at a clock.
 */
public final class Reviewer {

    /** How far a review has got: so many positions of about so many. */
    public record Progress(long done, long of) {}

    private final Bot bot;
    private final Trials.Maker trials;
    private final BiFunction<Position, Integer, List<View>> endings;
    private final long nodes;
    private final long seed;

    /**
     * Somebody to look back with.
     *
     * @param bot at full strength, remembering nothing from one turn to the next
     * @param endings the rest of the game beside best play, from a position and the move made there, where that is known
     * @param nodes positions the bot thinks about; the choices get as many, and how it lay half of that
     */
    public Reviewer(
            Bot bot, Trials.Maker trials, BiFunction<Position, Integer, List<View>> endings, long nodes, long seed) {
        this.bot = bot;
        this.trials = trials;
        this.endings = endings;
        this.nodes = nodes;
        this.seed = seed;
    }

    /** Whether there was nothing to choose. */
    public static boolean isForced(Position before, String played) {
        return before.count() == 1 && before.text(before.nth(0)).equals(played);
    }

    /**
     * Looks back on one turn.
     *
     * @param before the true position before the move; it is left as it was
     * @param played the full text of the move
     */
    public Review review(Position before, String played, Consumer<Progress> progress) {
        Counting counting = new Counting(progress, 2 * nodes + nodes / 2);
        int seat = before.turn();
        Foresight foresight = foresight(new Knowledge(before, seat), played, counting);
        Choice made = foresight.choice(played);
        Verdict verdict = foresight.isExact()
                ? Verdict.exact(made, foresight.best(), seat)
                : Verdict.of(made, foresight.preferred().equals(played));
        Truth truth = truth(before, seat, foresight, made, counting);
        Optional<View> ending =
                endings.apply(before, Weighing.legal(before, played)).stream().findFirst();
        return new Review(seat, played, foresight, verdict, truth, ending);
    }

    /**
     * What could be known, from what a seat knows: nothing here has ever seen the true position.
     *
     * @param played the move that was made, which is told of in any case
     */
    public Foresight foresight(Knowledge knowledge, String played) {
        return foresight(knowledge, played, new Counting(so -> {}, 2 * nodes));
    }

    private Foresight foresight(Knowledge knowledge, String played, Counting counting) {
        String preferred = bot.think(knowledge, Budget.nodes(nodes), so -> {}).move();
        counting.begin(nodes);
        SeededLots lots = lots(knowledge);
        Trials tried = trials.of(knowledge, lots);
        List<String> wanted = List.of(preferred, played);
        Position any = knowledge.sample(new SeededLots(seed));
        Weighing weighing = new Weighing(tried, lots, texts(any, wanted));
        weighing.weigh(wanted, nodes, counting::told);
        List<Choice> choices = weighing.choices();
        return new Foresight(
                preferred,
                tried.isExact() ? exact(tried, any, choices, knowledge.seat()) : choices,
                weighing.rounds(),
                tried.isExact());
    }

    /** Every move that can be listed, and those wanted even if they cannot. */
    private static List<String> texts(Position position, List<String> wanted) {
        MoveList moves = new MoveList();
        position.moves(moves);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            texts.add(position.text(moves.get(i)));
        }
        wanted.stream().filter(move -> !texts.contains(move)).distinct().forEach(texts::add);
        return texts;
    }

    /** Where all is known, what is won by more comes first. */
    private static List<Choice> exact(Trials tried, Position known, List<Choice> choices, int seat) {
        List<Choice> exact = new ArrayList<>();
        for (Choice choice : choices) {
            List<Integer> ends = tried.ends(known, Weighing.legal(known, choice.move()));
            exact.add(new Choice(choice.move(), choice.mean(), 0, choice.behind(), 0, ends));
        }
        exact.sort(Comparator.comparingDouble((Choice choice) -> -choice.mean())
                .thenComparingInt(choice -> -choice.ends().get(seat)));
        return exact;
    }

    private Truth truth(Position before, int seat, Foresight foresight, Choice made, Counting counting) {
        Choice preferred = foresight.choice(foresight.preferred());
        if (foresight.isExact()) {
            return new Truth(made.mean(), preferred.mean(), 0, Truth.Lay.AS_EXPECTED);
        }
        counting.begin(2 * nodes);
        Knowledge knowledge = new Knowledge(before, seat);
        SeededLots lots = lots(knowledge);
        List<String> both =
                List.of(made.move(), preferred.move()).stream().distinct().toList();
        Weighing weighing = new Weighing(trials.of(knowledge, lots), lots, both);
        weighing.weighIn(before, nodes / 2, counting::told);
        List<Choice> found = weighing.choices();
        Choice really = found.stream()
                .filter(choice -> choice.move().equals(made.move()))
                .findFirst()
                .orElseThrow();
        Choice instead = found.stream()
                .filter(choice -> choice.move().equals(preferred.move()))
                .findFirst()
                .orElseThrow();
        double error = found.size() == 1 ? really.error() : found.getLast().behindError();
        double doubt = Math.sqrt(really.error() * really.error() + made.error() * made.error());
        return new Truth(really.mean(), instead.mean(), error, Truth.Lay.of(really.mean() - made.mean(), doubt));
    }

    /** The same seed must not mean the same luck at every turn; what it depends on besides is what the seat sees. */
    private SeededLots lots(Knowledge knowledge) {
        return new SeededLots(SeededLots.mix(seed, knowledge.view().toString().hashCode()));
    }

    /** Tells now and then how far it has got. */
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
